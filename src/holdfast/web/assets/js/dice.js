// Dice that can be seen falling. They show what the log says was rolled; they decide nothing.

import { $, el, moves } from "./page.js";
import { rate } from "./tempo.js";

const SVG = "http://www.w3.org/2000/svg";
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

function make(tag, attributes, parent) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent?.append(node);
  return node;
}

function face(die, value, cube) {
  die.replaceChildren();
  if (cube && PIPS[value]) {
    make("rect", { x: -21, y: -21, width: 42, height: 42, rx: 9, class: "side" }, die);
    for (const [x, y] of PIPS[value]) make("circle", { cx: x * 11, cy: y * 11, r: 4.3, class: "pip" }, die);
  } else {
    make("path", { d: "M0 -25L23 -7L14 21H-14L-23 -7Z", class: "side" }, die);
    make("text", { x: 0, y: 9, "text-anchor": "middle", class: "pip" }, die).textContent = value;
  }
}

/** The dice of an event, whatever the game calls them, also those of its parts (`attack: {die: 4}`);
 *  each fact is a group with its own colour. */
export function rolled(event) {
  const dice = [];
  let group = 0;
  const read = (facts) => {
    for (const [name, fact] of Object.entries(facts ?? {})) {
      if (/(^|_)(dice|die)$/.test(name)) {
        const values = (Array.isArray(fact) ? fact : [fact]).filter((value) => Number.isInteger(value));
        for (const value of values) dice.push({ value, group });
        if (values.length) group += 1;
      } else if (fact && typeof fact === "object" && !Array.isArray(fact)) read(fact);
    }
  };
  read(event);
  return dice;
}

/** Dice with six sides show pips; others, and cards that stand in for dice, their number. */
const isCube = (line, dice) => (line.sides ?? 6) === 6 && dice.every(({ value }) => value >= 1 && value <= 6);

let hasten = null;

/** Whatever still falls lies at once, and what would fall next is not waited for. */
export const hurryDice = () => hasten?.();

/** Waits for the dice, all of which end when somebody is in a hurry. */
function patience() {
  let end = null;
  const state = { hurried: false };
  hasten = () => {
    state.hurried = true;
    end?.();
  };
  state.wait = (time) =>
    state.hurried
      ? Promise.resolve()
      : new Promise((done) => {
          const timer = setTimeout(done, time);
          end = () => {
            clearTimeout(timer);
            done();
          };
        });
  return state;
}

/** Few rolls fall one by one. Of many, those of the same kind fall together: nobody waits for a minute. */
function throws(rolls) {
  if (rolls.length <= 6) return rolls;
  const kinds = (line) => `${line.event?.event} ${line.sides}`;
  const made = [];
  for (const [line, dice] of rolls) {
    const last = made.at(-1);
    if (last && kinds(last[0]) === kinds(line) && last[1].length + dice.length <= 14) made[made.length - 1] = [line, [...last[1], ...dice]];
    else made.push([line, dice]);
  }
  return made;
}

async function tumble(die, value, cube, index, fall) {
  const spin = 260 + Math.random() * 320;
  const animation = die.animate(
    [
      { transform: `translate(${-120 - index * 30}px, -180px) rotate(${-spin}deg)`, opacity: 0 },
      { transform: `translate(${-30 + index * 4}px, 6px) rotate(${-spin / 3}deg)`, opacity: 1, offset: 0.45 },
      { transform: `translate(-10px, -26px) rotate(${-spin / 8}deg)`, offset: 0.65 },
      { transform: "translate(0, 0) rotate(0deg)", opacity: 1 },
    ],
    { duration: fall * (0.8 + Math.min(index, 8) * 0.06), easing: "cubic-bezier(.3, 0, .4, 1)", fill: "backwards" },
  );
  const flicker = setInterval(() => face(die.firstChild, 1 + Math.floor(Math.random() * (cube ? 6 : 9)), cube), 85);
  await Promise.race([animation.finished.catch(() => {}), new Promise((done) => setTimeout(done, 1200))]);
  clearInterval(flicker);
  face(die.firstChild, value, cube);
}

/** Let the dice of some log lines fall, one line after the other, within a few seconds in all. `on`: fall
 *  and rest hear of each line; pause is how long they lie at most. */
export async function throwDice(lines, on = {}) {
  const tray = $("#hf-dice");
  const rolls = throws(lines.map((line) => [line, rolled(line.event)]).filter(([, dice]) => dice.length));
  if (!tray || !rolls.length) return;
  if (!moves()) {
    show(tray, ...rolls.at(-1));
    tray.classList.add("down");
    return;
  }
  const patient = patience();
  const fall = Math.max(180, Math.min(700, 3600 / rolls.length)) / rate();
  const pause = Math.max(90, Math.min(on.pause ?? 950, 3600 / rolls.length - 160)) / rate();
  for (const [line, dice] of rolls) {
    if (patient.hurried) break;
    const drawn = show(tray, line, dice);
    on.fall?.(line);
    const cube = isCube(line, dice);
    await Promise.race([
      Promise.all(drawn.map((die, index) => tumble(die, dice[index].value, cube, index, fall))),
      patient.wait(fall),
    ]);
    tray.classList.add("down");
    on.rest?.(line);
    await patient.wait(pause);
  }
  if (patient.hurried) show(tray, ...rolls.at(-1));
  tray.classList.add("down");
  hasten = null;
}

function show(tray, line, dice) {
  const cube = isCube(line, dice);
  const drawn = dice.map(({ value, group }) => {
    const die = make("svg", { viewBox: "-27 -27 54 54", class: `die side-${Math.min(group, 2)}` });
    face(make("g", {}, die), value, cube);
    return die;
  });
  tray.replaceChildren(el("div", { class: "throw" }, ...drawn), el("p", { text: line.text }));
  tray.hidden = false;
  tray.classList.remove("down");
  clearTimeout(tray.timer);
  tray.timer = setTimeout(() => (tray.hidden = true), 5200);
  return drawn;
}
