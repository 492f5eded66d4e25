// Fonts are cut to the letters that are met here: those of Western Europe, and in parts of their own those of
// Central Europe, which names on maps need. A name in other letters borrows them from the reader's system.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import subset from "subset-font";

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
const WEST = between(0x20, 0x7e) + between(0xa0, 0xff) + "\u0131ŒœŸ\u2009\u202f–—‘’‚“”„†‡•…‰‹›€™↑↓−";
/** Croatian, Czech, Hungarian, Polish, Romanian, Serbian, Slovak, Slovene and Turkish names. */
const CENTRE = "ĂăĄąĆćČčĎďĐđĘęĚěĞğİıĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž";
/** Running text and italics have those of the names on our maps: every page is light. */
const SOUTH = "ĆćČčĐđŠšŽž";
/** What the style sheets ask for by name, and what letters need beside each other. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "mark", "tnum"];

export const fonts = {
  name: "fonts",
  setup(builder) {
    builder.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const name = basename(path);
      const letters = !name.includes("-ext-") ? WEST : /-sans-|italic/.test(name) ? SOUTH : CENTRE;
      const contents = await subset(await readFile(path), letters, { targetFormat: "woff2", keepFeatures: FEATURES });
      return { contents, loader: "file" };
    });
  },
};
