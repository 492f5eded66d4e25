// A bot as a program of its own: it plays any game by taking the last action on offer.
// Holdfast starts it and asks: holdfast arena castle --bots random --bot "program:node first_bot.mjs"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === "choose") {
    const result = params.status.decision.legal.at(-1);
    console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
  }
  if (method === "end") break;
}
