// Plays Noughts over Holdfast's line protocol: `node noughts_bot.mjs [path of holdfast]`.
// Cross takes a line when it can, else stops one, else the middle; nought takes what comes first.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const engine = spawn(process.argv[2] ?? "holdfast", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
engine.on("error", (error) => { console.error(`cannot start the engine: ${error.message}`); process.exit(1); });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let id = 0;

async function ask(method, params) {
  engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params }) + "\n");
  const { value, done } = await answers.next();
  if (done) throw new Error("the engine has ended");
  const answer = JSON.parse(value);
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}

const cells = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

function choose({ view, decision }) {
  const marks = view.rows.join("");
  const gap = (mark) => lines.filter((line) => line.filter((at) => marks[at] === mark).length === 2)
    .flat().find((at) => marks[at] === ".");
  const wanted = decision.seat === "x" ? cells[gap("x") ?? gap("o") ?? 4] : undefined;
  return decision.legal.find((action) => action.cell === wanted) ?? decision.legal[0];
}

let status = await ask("new", { game: "noughts", seed: 7 });
for (let played = 0; !status.over; played++) {
  status = await ask("play", { match: status.match, action: choose(status), after: played });
}
console.log([...status.view.rows, `winner: ${status.result.winner ?? "nobody"}`].join("\n"));
engine.stdin.end();
