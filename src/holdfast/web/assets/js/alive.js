// Small things that make what the server drew alive: whole addresses to copy, moments in words.

import { $, $$ } from "./page.js";

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** "3 minutes ago", in the language of the page. */
function ago(date) {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const seconds = (date - Date.now()) / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : Math.round(seconds / length), unit);
}

/** For whatever has come into the page. */
export function enliven(root = document) {
  for (const field of $$("input[data-address]", root)) field.value = new URL(field.getAttribute("value"), location.href).href;
  for (const time of $$("time[data-ago]", root)) {
    time.title = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
    time.textContent = ago(new Date(time.dateTime));
  }
  for (const time of $$("time[data-when]", root))
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of $$("time[data-clock]", root))
    time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-print]")) print();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const field = $(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = button.dataset.copied;
});
