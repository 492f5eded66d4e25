// Talking to the server: JSON in, JSON out, problems as exceptions that carry a sentence.

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

const query = (params) => {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
};

export const get = async (path, params, signal) =>
  answer(await fetch(path + query(params), { headers: { Accept: "application/json" }, signal }));

export const post = async (path, body, params) =>
  answer(
    await fetch(path + query(params), {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-CSRF-Token": meta("csrf"),
      },
      body: JSON.stringify(body),
    }),
  );
