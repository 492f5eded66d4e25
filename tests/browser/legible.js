// Measures the texts of one board; see legible.py. All lengths are in units of the board.
window.legible = (markup) => {
  const main = document.querySelector("main");
  main.innerHTML = markup;
  const root = main.firstElementChild;
  const NS = root.namespaceURI;

  /** Put what a `use` shows in its place, so that it can be measured. */
  for (let round = 0; round < 6; round++) {
    const uses = [...root.querySelectorAll("use")].filter((use) => !use.closest("defs"));
    if (!uses.length) break;
    for (const use of uses) {
      const found = root.querySelector(`[id="${CSS.escape(use.getAttribute("href").slice(1))}"]`);
      const group = document.createElementNS(NS, "g");
      for (const { name, value } of use.attributes) if (!["href", "x", "y"].includes(name)) group.setAttribute(name, value);
      const shift = `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`;
      group.setAttribute("transform", `${use.getAttribute("transform") ?? ""} ${shift}`);
      if (found) group.append(found.cloneNode(true));
      use.replaceWith(group);
    }
  }

  const unseen = new Set(root.querySelectorAll("defs *"));
  const faint = (node) => node !== root && (Number(getComputedStyle(node).opacity) < 0.25 || faint(node.parentElement));
  const hidden = (box) => ({ ...box, area: (box.right - box.left) * (box.bottom - box.top) });
  const bounds = (points) => {
    const xs = points.map((one) => one.x), ys = points.map((one) => one.y);
    return hidden({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  };
  const corners = (matrix, x, y, wide, high) =>
    [[x, y], [x + wide, y], [x, y + high], [x + wide, y + high]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(matrix));

  const nodes = [...root.querySelectorAll("text, rect, circle, ellipse, path")].filter((node) => !unseen.has(node) && node.checkVisibility());
  const texts = [];
  const shapes = [];
  nodes.forEach((node, order) => {
    const style = getComputedStyle(node);
    const matrix = node.getCTM();
    if (node.tagName === "text") {
      const words = node.textContent.trim();
      if (!words || faint(node)) return;
      const size = parseFloat(style.fontSize);
      const scale = Math.hypot(matrix.c, matrix.d);
      const { x, width } = node.getBBox();
      const { y } = node.getStartPositionOfChar(0);
      // The ink of a line and not its em box: capitals and, where there are any, descenders.
      const low = /[gjpqyQ,;ç()]/.test(words) ? 0.2 : 0.02;
      const natural = node.textLength?.baseVal && node.hasAttribute("textLength") ? unsqueezed(node) : width;
      texts.push({
        node, order, text: words, size: size * scale, squeezed: width / natural,
        box: bounds(corners(matrix, x, y - 0.68 * size, width, (0.68 + low) * size)),
        framed: style.paintOrder.startsWith("stroke"), el: node.closest("[data-el]"),
      });
    } else if (style.fill !== "none" && Number(style.fillOpacity) > 0.5 && Number(style.opacity) > 0.5 && !faint(node.parentElement)) {
      const { x, y, width, height } = node.getBBox();
      if (width * height > 60) shapes.push({ node, order, box: bounds(corners(matrix, x, y, width, height)), matrix });
    }
  });

  function unsqueezed(node) {
    const copy = node.cloneNode(true);
    copy.removeAttribute("textLength");
    node.parentNode.append(copy);
    const { width } = copy.getBBox();
    copy.remove();
    return width;
  }

  const inside = (box, point) => point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
  const covers = (shape, point) =>
    inside(shape.box, point) && shape.node.isPointInFill(point.matrixTransform(shape.matrix.inverse()));
  const middle = (box) => new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const flaws = [];
  const flaw = (kind, one, more) => flaws.push({ kind, text: one.text, more });
  const view = root.viewBox.baseVal;
  const factor = root.getCTM().a;
  const edge = { left: 0, top: 0, right: view.width * factor, bottom: view.height * factor };

  /** How far a box sticks out of another. */
  const out = (box, frame) =>
    Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
  const say = (box) => `[${[box.left, box.top, box.right, box.bottom].map(Math.round)}]`;

  // What a text is written on: the last shape drawn before it that lies under its middle.
  const covered = (one) => shapes.some((shape) => shape.order > one.order && covers(shape, middle(one.box)));
  const seen = texts.filter((one) => !covered(one));
  for (const one of seen) {
    if (out(one.box, edge) > 1) flaw("leaves the board", one, say(one.box));
    if (one.squeezed < 0.7) flaw("squeezed", one, one.squeezed.toFixed(2));
    if (one.framed) continue; // lettering with a rim stands on whatever it crosses
    const under = (x) => shapes.findLast((shape) => shape.order < one.order && covers(shape, new DOMPoint(x, middle(one.box).y)));
    const ground = under(middle(one.box).x);
    if (!ground) continue;
    // Two halves of one plate are one ground.
    const halves = [under(one.box.left), under(one.box.right)].filter((other) => other?.node.parentNode === ground.node.parentNode);
    const plates = [ground, ...halves].map(({ box }) => box);
    const frame = {
      left: Math.min(...plates.map((box) => box.left)), right: Math.max(...plates.map((box) => box.right)),
      top: Math.min(...plates.map((box) => box.top)), bottom: Math.max(...plates.map((box) => box.bottom)),
    };
    if (out(one.box, frame) > 1.5) flaw("leaves its frame", one, `${say(one.box)} of ${say(frame)}`);
  }
  for (const [at, one] of seen.entries()) {
    for (const two of seen.slice(at + 1)) {
      const box = {
        left: Math.max(one.box.left, two.box.left), right: Math.min(one.box.right, two.box.right),
        top: Math.max(one.box.top, two.box.top), bottom: Math.min(one.box.bottom, two.box.bottom),
      };
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      // A counter that lies on something hides it: then there is nothing to confuse.
      const between = shapes.some((shape) => shape.order > one.order && shape.order < two.order && covers(shape, middle(box)));
      if (!between) flaw("overlaps", one, `${two.text} at ${say(box)}`);
    }
  }
  return { flaws, texts: seen.map(({ text, size }) => ({ text, size: size / factor })) };
};
