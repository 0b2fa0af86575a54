// Builds the board of a plug-in: node board.mjs SOURCE FOLDER. What it shares with the shell is not bundled,
// but taken from the shell at whose table it is drawn.
import { build } from "esbuild";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundling } from "./bundling.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [source, folder] = process.argv.slice(2);
const ADDRESS = "../board-api.js"; // from where boards lie: /static/boards
const SHARED = /^(preact(\/hooks|\/jsx-runtime)?|@preact\/signals|@shell\/.*)$/;

const fromTheShell = {
  name: "from the shell",
  setup: ({ onResolve }) => onResolve({ filter: SHARED }, () => ({ path: ADDRESS, external: true })),
};

const { outputFiles } = await build({
  ...bundling,
  entryPoints: { board: source },
  outdir: folder,
  plugins: [fromTheShell],
  write: false,
}).catch(() => process.exit(1)); // esbuild has said why
const script = outputFiles.find(({ path }) => path.endsWith(".js")).text;
const style = outputFiles.find(({ path }) => path.endsWith(".css"))?.text ?? "";

const offered = names(await readFile(join(here, "src/board-api.ts"), "utf-8"), /export\s*{([^}]*)}/g);
const missing = names(script, /import\s*{([^}]*)}\s*from\s*"\.\.\/board-api/g).filter((name) => !offered.includes(name));
if (missing.length > 0) {
  console.error(`The shell does not share ${missing.join(", ")} with boards. It shares: ${offered.join(", ")}.`);
  process.exit(1);
}
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "board.js"), script);
await writeFile(join(folder, "board.css"), style);

/** What stands between braces, by its first name. */
function names(text, braces) {
  const lists = [...text.matchAll(braces)].map(([, list]) => list.split(","));
  return lists.flat().map((part) => part.trim().split(/\s+as\s+/)[0]).filter(Boolean);
}
