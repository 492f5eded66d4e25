// Random tic-tac-toe in boardgame.io's headless client; prints one JSON line.
//
//   node boardgameio.mjs [--seconds S] [--seed K]
//
// Run it in the folder that holds node_modules: the library is looked up from there. The game is
// the one of boardgame.io's tutorial. The client is used as in its testing guide, without
// start(); one client is reset between games, which is faster than a new one each time. States
// are immutable, so there is no copy to time.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";

// boardgame.io has no "exports" map, so `import "boardgame.io/client"` fails in Node.
const require = createRequire(join(process.cwd(), "package.json"));
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const WARM_UP_SECONDS = 1; // the compiler inside Node needs longer than Python's warm-up
const BATCH = 20;
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const isWon = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

/** A small seeded generator (mulberry32): Math.random cannot be seeded. */
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Plays one game to its end and returns how many decisions it took. */
function playGame(client, rnd) {
  client.reset();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const { cells } = state.G;
    const legal = [];
    for (let id = 0; id < 9; id++) if (cells[id] === null) legal.push(id);
    client.moves.clickCell(legal[Math.floor(rnd() * legal.length)]);
    decisions++;
  }
  return decisions;
}

/** How many decisions, how many games and the time they took. */
function repeat(client, rnd, limit) {
  const start = performance.now();
  let decisions = 0;
  let games = 0;
  let seconds = 0;
  while (seconds < limit) {
    for (let i = 0; i < BATCH; i++) decisions += playGame(client, rnd);
    games += BATCH;
    seconds = (performance.now() - start) / 1000;
  }
  return { decisions, games, seconds };
}

function number(text, name) {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(`--${name}: "${text}" is not a number above 0`);
  process.exit(2);
}

function main() {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "2" },
      seed: { type: "string", default: "1" },
    },
  });
  const rnd = generator(number(values.seed, "seed"));
  const client = Client({ game: TicTacToe, debug: false });
  repeat(client, rnd, WARM_UP_SECONDS);
  const timing = repeat(client, rnd, number(values.seconds, "seconds"));
  const packageFile = require.resolve("boardgame.io/package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  console.log(JSON.stringify({ name: "boardgame.io", version, ...timing }));
}

main();
