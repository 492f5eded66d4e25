// Bundles the pages' scripts and styles into ../static/dist, each with a hash in its name so that a
// browser may keep it for ever, and writes manifest.json, where the server finds the names, what
// each script imports and the fonts, so that a page can ask for all of it at once.
import { build, context } from "esbuild";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "..", "static", "dist");

const manifest = {
  name: "manifest",
  setup(builder) {
    builder.onEnd((result) => {
      if (!result.metafile) return;
      const names = { "icon.svg": "icon.svg" };
      const imports = {};
      const fonts = [];
      for (const [path, output] of Object.entries(result.metafile.outputs)) {
        if (path.endsWith(".woff2")) fonts.push(basename(path));
        if (!output.entryPoint) continue;
        const name = basename(output.entryPoint);
        names[name] = basename(path);
        imports[name] = output.imports
          .filter((one) => one.kind === "import-statement")
          .map((one) => basename(one.path));
      }
      copyFileSync(join(here, "img", "icon.svg"), join(dist, "icon.svg"));
      writeFileSync(join(dist, "manifest.json"), JSON.stringify({ names, imports, fonts }, null, 1) + "\n");
    });
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: ["js/site.js", "js/match.js", "js/replay.js", "js/learn.js", "css/site.css"],
  outdir: dist,
  entryNames: "[name]-[hash]",
  chunkNames: "chunk-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  minify: !process.argv.includes("--plain"),
  metafile: true,
  legalComments: "none",
  // Fonts and textures are files of their own: the policy allows no data: addresses.
  loader: { ".woff2": "file", ".svg": "file" },
  plugins: [manifest],
  logLevel: "warning",
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
if (process.argv.includes("--watch")) {
  await (await context(options)).watch();
} else {
  await build(options);
}
