// Talking to the server: JSON in, JSON out, problems as exceptions that carry a sentence.

import { say } from "./page.js";

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

export class Problem extends Error {
  constructor(status, body) {
    super(body?.detail || body?.title || `HTTP ${status}`);
    this.status = status;
    this.body = body ?? {};
  }
}

async function answer(response) {
  const body = await response.json().catch(() => null);
  if (!response.ok) throw new Problem(response.status, body);
  return body;
}

const TRIES = 6;
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Ask until the server gets to it. Every move says after which number it was made, so one that was
 *  saved after all is only refused as old: asking again is safe. */
async function ask(path, options) {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(path, options).catch((error) => {
      // What a browser says of a server that it cannot reach is for programmers.
      throw error.name === "AbortError" ? error : new Problem(0, { detail: say(navigator.onLine ? "unreached" : "offline") });
    });
    const waits = response.status === 503 && tried < TRIES;
    document.dispatchEvent(new CustomEvent("hf-busy", { detail: waits }));
    if (!waits) return answer(response);
    await pause(Number(response.headers.get("Retry-After")) || 2);
  }
}

const query = (params) => {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
};

export const get = async (path, params, signal) =>
  ask(path + query(params), { headers: { Accept: "application/json" }, signal });

export const post = async (path, body, params) =>
  ask(path + query(params), {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-CSRF-Token": meta("csrf"),
    },
    body: JSON.stringify(body),
  });
