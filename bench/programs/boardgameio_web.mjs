// boardgame.io's server and a load on it: tic-tac-toe over its socket, both seats driven.
//
//   node boardgameio_web.mjs --serve --port P
//   node boardgameio_web.mjs --port P --matches N --seconds S [--pause SECONDS] [--pid P]
//
// Run it in the folder that holds node_modules. The load ends with one JSON line. The game is the
// tutorial's, except that a full or won board starts over with the next move, so that a match goes
// on. The server keeps everything in memory, as it does unless told otherwise.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";

const require = createRequire(join(process.cwd(), "package.json"));
const { values: given } = parseArgs({
  options: {
    serve: { type: "boolean", default: false },
    port: { type: "string" },
    matches: { type: "string", default: "1" },
    seconds: { type: "string", default: "5" },
    pause: { type: "string", default: "0" },
    pid: { type: "string", default: "" },
  },
});
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const isOver = (cells) =>
  cells.every((cell) => cell !== null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (isOver(G.cells)) G.cells = Array(9).fill(null);
      G.cells[id] = playerID;
    },
  },
};

if (given.serve) {
  const { Server } = require("boardgame.io/server");
  const server = Server({ games: [TicTacToe], origins: ["*"] });
  await server.run({ port: Number(given.port) });
} else {
  await load(Number(given.matches), Number(given.seconds), Number(given.pause));
}

/** Processor time of the server so far, in seconds; clock ticks are hundredths on Linux. */
function cpuSeconds() {
  if (!given.pid) return 0;
  const words = readFileSync(`/proc/${given.pid}/stat`, "ascii").split(") ").pop().split(" ");
  return (Number(words[11]) + Number(words[12])) / 100;
}

/** Drives all matches for a while and prints what it saw. */
async function load(matches, seconds, pause) {
  const { io } = require("socket.io-client");
  const delays = [];
  let counting = false;
  let running = false;
  let ready = 0;

  class Lane {
    constructor(id) {
      this.id = `match${id}`;
      this.seats = ["0", "1"].map((seat) => this.connect(seat));
      this.sent = null;
    }

    connect(seat) {
      const url = `http://127.0.0.1:${given.port}/${TicTacToe.name}`;
      const socket = io(url, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, 2));
      socket.on("sync", (_id, sync) => {
        ready += 1;
        this.state = sync.state;
      });
      socket.on("update", (_id, state) => this.heard(seat, state));
      return socket;
    }

    heard(seat, state) {
      if (this.sent && this.sent.seat !== seat && state._stateID > this.sent.after) {
        if (counting) delays.push(performance.now() - this.sent.at);
        this.sent = null;
        this.state = state;
        this.think();
      }
    }

    think() {
      if (!running) return;
      if (pause <= 0) this.move();
      else setTimeout(() => this.move(), -Math.log(1 - Math.random()) * pause * 1000);
    }

    move() {
      if (!running) return;
      const { G, ctx, _stateID } = this.state;
      const free = isOver(G.cells) ? [0, 1, 2, 3, 4, 5, 6, 7, 8]
        : G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      const seat = ctx.currentPlayer;
      const cell = free[Math.floor(Math.random() * free.length)];
      const payload = { type: "clickCell", args: [cell], playerID: seat, credentials: undefined };
      this.sent = { seat, at: performance.now(), after: _stateID };
      const action = { type: "MAKE_MOVE", payload };
      this.seats[Number(seat)].emit("update", action, _stateID, this.id, seat);
    }
  }

  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const lanes = [];
  for (let i = 0; i < matches; i += 1) {
    lanes.push(new Lane(i));
    if (i % 20 === 19) await sleep(50);
  }
  while (ready < 2 * matches) await sleep(50);
  running = true;
  for (const lane of lanes) lane.think();
  await sleep(Math.min(1000, seconds * 250));
  counting = true;
  const began = performance.now();
  const used = cpuSeconds();
  await sleep(seconds * 1000);
  counting = false;
  running = false;
  const cpu = cpuSeconds() - used;
  const took = (performance.now() - began) / 1000;
  delays.sort((a, b) => a - b);
  const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0;
  console.log(JSON.stringify({
    moves: delays.length, seconds: took, per_second: delays.length / took,
    p50_ms: at(0.5), p99_ms: at(0.99), cpu_us: (cpu / Math.max(1, delays.length)) * 1e6,
  }));
  process.exit(0);
}
