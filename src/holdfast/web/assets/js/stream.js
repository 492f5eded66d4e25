// Answers that come bit by bit: server-sent events that are read from the answer to a question.

import { Problem } from "./api.js";

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

/** Each event as [name, data] until the server says that all is told; `signal` stops it before. */
export async function* told(path, body, params, signal) {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const response = await fetch(`${path}?${new URLSearchParams(given)}`, {
    method: "POST",
    signal,
    headers: { Accept: "text/event-stream", "Content-Type": "application/json", "X-CSRF-Token": meta("csrf") },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Problem(response.status, await response.json().catch(() => null));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      for (const event of events) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
        if (name === "end") return;
        if (name) yield [name, JSON.parse(data)];
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
