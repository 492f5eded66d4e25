// The actions on offer: what the page lists for everybody, and what scripts need beside.

import { $$ } from "./page.js";

/** Whether two actions are the same, in whatever order their facts stand. */
export const same = (one, other) => {
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return mine.length === theirs.length && mine.every(([key, value]) => JSON.stringify(value) === JSON.stringify(other[key]));
};

/** The actions that the page lists for everybody, with what scripts need beside. */
export function listed({ legal = [], defs = {} }) {
  const buttons = $$("#hf-actions .options button");
  return Object.fromEntries(legal.map((key, at) => [key, { ...defs[key], do: JSON.parse(buttons[at].value), label: buttons[at].textContent }]));
}
