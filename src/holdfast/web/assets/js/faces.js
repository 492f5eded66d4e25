// Bots have faces: drawings of one line, which the server sends as the path of an SVG.

import { el, say } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";

export function face(path) {
  const drawing = document.createElementNS(SVG, "svg");
  for (const [name, value] of [["class", "face"], ["viewBox", "0 0 24 24"], ["aria-hidden", "true"]]) drawing.setAttribute(name, value);
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

/** Who thinks, with its face and dots that come and go. */
export const thinking = (player) => [
  ...(player.face ? [face(player.face)] : []),
  say("thinking", { who: player.name }),
  el("span", { class: "dots", "aria-hidden": "true" }),
];
