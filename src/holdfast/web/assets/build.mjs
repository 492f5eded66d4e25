// Bundles the pages' scripts and styles into ../static/dist, each with a hash in its name so that a
// browser may keep it for ever, and writes manifest.json, where the server finds the names, what
// each script imports and the fonts, so that a page can ask for all of it at once.
import { build, context } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fonts } from "./fonts.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "..", "static", "dist");

// What others wrote and the pages carry, and whatever that needs: all that the lock file has for more
// than building, each with the licence that came with it.
function licences() {
  const { packages } = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8"));
  const carried = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  const told = carried.map(([path]) => {
    const folder = join(here, path);
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`;
  });
  return `The pages of Holdfast carry these works of others.\n\n${told.join(`\n${"-".repeat(72)}\n\n`)}`;
}

const manifest = {
  name: "manifest",
  setup(builder) {
    builder.onEnd((result) => {
      if (!result.metafile) return;
      const names = { "icon.svg": "icon.svg", "licences.txt": "licences.txt" };
      const imports = {};
      const letters = [];
      for (const [path, output] of Object.entries(result.metafile.outputs)) {
        if (path.endsWith(".woff2")) letters.push(basename(path));
        if (!output.entryPoint) continue;
        const name = basename(output.entryPoint);
        names[name] = basename(path);
        imports[name] = output.imports
          .filter((one) => one.kind === "import-statement")
          .map((one) => basename(one.path));
      }
      copyFileSync(join(here, "img", "icon.svg"), join(dist, "icon.svg"));
      // The service worker keeps its name: a browser asks for it again by that.
      copyFileSync(join(here, "js", "worker.js"), join(dist, "worker.js"));
      writeFileSync(join(dist, "licences.txt"), licences());
      writeFileSync(join(dist, "manifest.json"), JSON.stringify({ names, imports, fonts: letters }, null, 1) + "\n");
    });
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: ["js/site.js", "js/match.js", "js/replay.js", "js/review.js", "js/learn.js", "js/look.js", "js/you.js", "css/site.css"],
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
  loader: { ".svg": "file" },
  plugins: [fonts, manifest],
  logLevel: "warning",
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
if (process.argv.includes("--watch")) {
  await (await context(options)).watch();
} else {
  await build(options);
}
