// Passkeys, and notices in this browser.

import { post } from "./api.js";
import { $, $$ } from "./page.js";

const bytes = (words) => Uint8Array.from(atob(words.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const words = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** What goes wrong is said beside the button that was pressed. */
function complain(near, text) {
  const box = $("[data-failure]", near.closest("section"));
  box.textContent = text;
  box.hidden = !text;
}

// Passkeys

function asked(options) {
  const known = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
  const made = { ...options, challenge: bytes(options.challenge) };
  if (options.user) made.user = { ...options.user, id: bytes(options.user.id) };
  if (options.excludeCredentials) made.excludeCredentials = known(options.excludeCredentials);
  if (options.allowCredentials) made.allowCredentials = known(options.allowCredentials);
  return made;
}

function told(credential) {
  const { response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  return {
    id: credential.id,
    rawId: words(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(parts.filter((name) => response[name]).map((name) => [name, words(response[name])])),
  };
}

async function ceremony(button) {
  const box = button.closest("[data-passkeys]");
  if (!window.PublicKeyCredential) return complain(button, box.dataset.unable);
  complain(button, "");
  button.disabled = true;
  try {
    const what = button.dataset.passkey;
    const { id, options } = await post("/api/account/begin", { what });
    const publicKey = asked(options);
    const way = what === "sign_in" ? "get" : "create";
    const credential = await navigator.credentials[way]({ publicKey });
    const { go } = await post("/api/account/finish", { id, credential: told(credential) });
    location.assign(go);
    if (location.pathname === go) location.reload();
  } catch (error) {
    // Who closes the window of their device gets an exception that is for programmers.
    complain(button, error.body ? error.message : box.dataset.stopped);
  } finally {
    button.disabled = false;
  }
}

for (const button of $$("[data-passkey]")) button.addEventListener("click", () => ceremony(button));

// Notices in this browser

const push = $("[data-push]");

async function reach() {
  if (!("serviceWorker" in navigator) || !window.PushManager) return complain(push, push.dataset.unable);
  complain(push, "");
  if ((await Notification.requestPermission()) !== "granted") return complain(push, push.dataset.denied);
  try {
    await navigator.serviceWorker.register("/worker.js");
    const ready = await navigator.serviceWorker.ready;
    const applicationServerKey = bytes(push.dataset.push);
    // One that was made with another key of this server would never be heard of again.
    const old = await ready.pushManager.getSubscription();
    if (old && words(old.options.applicationServerKey) !== push.dataset.push) await old.unsubscribe();
    const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    await post("/api/account/push", { endpoint, keys });
    location.reload();
  } catch (error) {
    complain(push, error.body ? error.message : push.dataset.unable);
  }
}

async function leave() {
  const here = await navigator.serviceWorker?.getRegistration("/");
  const made = await here?.pushManager.getSubscription();
  await made?.unsubscribe();
  await post("/api/account/push/end", {});
  location.reload();
}

if (push) {
  $("[data-push-on]", push).addEventListener("click", reach);
  $("[data-push-off]", push).addEventListener("click", () => leave().catch((error) => complain(push, error.message)));
}

// Who has chosen no time zone yet most likely means this one.
const zone = $("[data-zone]");
if (zone && zone.value === "UTC") {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((one) => one.value === own)) zone.value = own;
}
