// Builds the client: the shell, and every board that lies in a game's folder. Nothing is listed here.
import { build } from "esbuild";
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundling } from "./bundling.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const games = resolve(here, "../src/fortable/games");
const out = resolve(process.argv[2] ?? join(here, "../src/fortable/server/client"));

const boards = {};
const covers = [];
for (const game of await readdir(games)) {
  const board = join(games, game, "web", "board.tsx");
  const cover = join(games, game, "web", "cover.svg");
  if (existsSync(board)) boards[`boards/${game}`] = board;
  if (existsSync(cover)) covers.push([cover, `covers/${game}.svg`]);
}

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "covers"), { recursive: true });

// Whatever is fetched later is drawn by the shell, which is there then: it stands on all of it, and so all of it is one file,
// instead of a file for each part that two of them share.
const main = join(here, "src/main.tsx");
const later = [join(here, "src/plain.tsx"), join(here, "src/board-api.ts"), ...Object.values(boards)];
const onTheShell = {
  name: "on the shell",
  setup({ onLoad, onResolve, resolve: find }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, ...from }) => {
      if (kind !== "dynamic-import") return undefined;
      const found = await find(path, { ...from, kind: "import-statement" });
      later.push(found.path);
      return found;
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!later.includes(path)) return undefined;
      const code = await readFile(path, "utf-8");
      return { contents: `import ${JSON.stringify(main)};${code}`, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

const { metafile } = await build({
  metafile: true,
  entryPoints: [
    { out: "shell", in: main },
    { out: "shell", in: join(here, "src/style.css") },
    { out: "rooms", in: join(here, "src/rooms.css") },
    { out: "television", in: join(here, "src/television.css") },
    { out: "plain/board", in: join(here, "src/plain.tsx") },
    { out: "board-api", in: join(here, "src/board-api.ts") },
    ...Object.entries(boards).map(([out, board]) => ({ out, in: board })),
  ],
  outdir: out,
  ...bundling,
  external: ["./fonts/*"],
  splitting: true,
  plugins: [onTheShell],
  alias: { "@shell": join(here, "src") },
  nodePaths: [join(here, "node_modules")],
  chunkNames: "chunks/[name]-[hash]",
});
await cp(join(here, "static"), out, { recursive: true });
await cp(join(here, "messages"), join(out, "messages"), { recursive: true });
await addPhrases();

// What the shell is made of: asked for at once by the page, and kept by the worker, with what it takes to read rulebooks.
const made = Object.entries(metafile.outputs).map(([file, output]) => [relative(out, resolve(file)), output]);
const { imports } = made.find(([file]) => file === "shell.js")[1];
const chunks = imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => relative(out, resolve(path)));
const hints = chunks.map((file) => `<link rel="modulepreload" href="/static/${file}">`).join("\n");
await rewrite("index.html", "<!-- chunks -->", hints);
const [rulebooks] = made.find(([, { entryPoint }]) => entryPoint?.endsWith("pages/RulesPage.tsx"));
const shell = ["shell.js", "shell.css", "icon.svg", "fonts/fraunces.woff2", ...chunks, "rooms.css", rulebooks];
const kept = shell.map((file) => `/static/${file}`);
await rewrite("worker.js", '"shell"', ["/", ...kept].map((path) => JSON.stringify(path)).join(", "));

/** What people say to each other is known to programs as well: it stands among the words of the house. */
async function addPhrases() {
  const house = resolve(here, "../src/fortable/messages");
  for (const catalogue of await readdir(house)) {
    const lines = (await readFile(join(house, catalogue), "utf-8")).split("\n");
    await appendFile(join(out, "messages/later", catalogue), lines.filter((line) => line.startsWith("phrase-")).join("\n") + "\n");
  }
}

async function rewrite(file, sign, text) {
  const before = await readFile(join(out, file), "utf-8");
  if (!before.includes(sign)) throw new Error(`${file} has no ${sign}`);
  await writeFile(join(out, file), before.replace(sign, text));
}
for (const [cover, name] of covers) await cp(cover, join(out, name));
