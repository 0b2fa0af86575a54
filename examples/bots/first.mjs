// A bot in another language: it takes the first action that is allowed.
//
//   fortable --program first="node examples/bots/first.mjs" arena GAME --bots first,random
//
// docs/engine.md tells what it is asked.
import { createInterface } from "node:readline";

const answers = {
  sit: () => ({ ok: true, legal: true }),
  choose: ({ legal }) => ({ ok: true, action: legal[0] }),
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify(answers[asked.command](asked)));
}
