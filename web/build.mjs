// Builds the client: the shell, and every board that lies in a game's folder. Nothing is listed here.
import { build } from "esbuild";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

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
await build({
  entryPoints: { shell: join(here, "src/main.tsx"), ...boards },
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  alias: { "@shell": join(here, "src") },
  nodePaths: [join(here, "node_modules")],
  chunkNames: "chunks/[name]-[hash]",
  loader: { ".svg": "text" },
  logLevel: "warning",
});
await cp(join(here, "static"), out, { recursive: true });
await cp(join(here, "messages"), join(out, "messages"), { recursive: true });
for (const [cover, name] of covers) await cp(cover, join(out, name));
