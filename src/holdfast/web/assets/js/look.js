// A board that is only looked at, such as a shared position: whatever is pointed at explains itself.

import { get } from "./api.js";
import { Board } from "./board.js";
import { Inspector } from "./inspect.js";
import { $ } from "./page.js";
import { openRules } from "./rule.js";

const root = $("#hf-board");
if (root) {
  openRules();
  const address = new URL(root.dataset.asks, location.href);
  const asked = Object.fromEntries(address.searchParams);
  const ask = (el) => get(address.pathname, { ...asked, el, lang: document.documentElement.lang });
  window.holdfast = { inspector: new Inspector(new Board(root), { ask, clicks: true }) };
}
