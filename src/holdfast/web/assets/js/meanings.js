// A new match: of the sentences that say what each value of an option changes, only the chosen one shows.

import { $$ } from "./page.js";

export function meanings(maker) {
  for (const list of $$(".meanings", maker)) {
    const select = document.getElementById(list.dataset.of);
    const show = () => {
      for (const item of list.children) item.hidden = item.dataset.value !== select.value;
    };
    select.addEventListener("change", show);
    show();
  }
}
