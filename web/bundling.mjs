// How everything of ours is bundled, and boards of plug-ins as well.
export const bundling = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text" },
  logLevel: "warning",
};
