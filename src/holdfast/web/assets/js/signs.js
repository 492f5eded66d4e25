// A sign for each kind of action; the shapes stand in the page, the colours in the style sheet.

const SVG = "http://www.w3.org/2000/svg";

/** An element of SVG with attributes. */
function shape(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** The sign of a kind, beside words. */
export function sign(kind) {
  const svg = shape("svg", { class: `sign k-${kind}`, "aria-hidden": "true", viewBox: "0 0 24 24" });
  svg.append(shape("use", { href: `#hf-sign-${kind}` }));
  return svg;
}

/** The same on the board: a disc of `size` at a point, so that colours need not be told apart. */
export function mark(kind, x, y, size) {
  const group = shape("g", { class: `mark k-${kind}`, transform: `translate(${x} ${y}) scale(${size / 24})` });
  group.append(shape("circle", { r: 13 }), shape("use", { href: `#hf-sign-${kind}`, x: -9, y: -9, width: 18, height: 18 }));
  return group;
}
