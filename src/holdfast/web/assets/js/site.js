// Every page: htmx for searching and refreshing, settings that apply when they are changed.

import htmx from "htmx.org";
import { enliven } from "./alive.js";
import { fold } from "./fold.js";
import { meanings } from "./meanings.js";
import { $, $$ } from "./page.js";
import { seats } from "./seats.js";
import { suit } from "./shape.js";

suit();
fold();
enliven();

window.htmx = htmx;
// Styles for indicators would be an inline sheet; ours are in site.css.
htmx.config.includeIndicatorCSS = false;

// What htmx brings is as alive as what was there.
document.addEventListener("htmx:after:swap", () => enliven());

// Settings are a form with a button; with scripts a change is enough.
for (const form of $$("form[data-auto]")) {
  form.addEventListener("change", (event) => {
    if (event.target.name === "notify" && event.target.checked && event.target.value === "on")
      window.Notification?.requestPermission?.().finally(() => form.requestSubmit());
    else form.requestSubmit();
  });
}

// An open menu closes when somebody looks elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of $$("details.menu[open]")) {
    menu.open = false;
    $("summary", menu).focus();
  }
});

const maker = $("form#maker");
if (maker) {
  seats(maker);
  meanings(maker);
}
