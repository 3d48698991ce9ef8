// The same load as bench/load.py puts on gloam, by boardgame.io's own client.
const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Game } = require("./game.cjs");

const [port, pid, tables, seconds, rate] = process.argv.slice(2).map(Number);
const SEATS = 4;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Table {
  open(n) {
    this.heard = new Array(SEATS).fill(-1);
    this.clients = [];
    for (let i = 0; i < SEATS; i++) {
      const client = Client({
        game: Game,
        numPlayers: SEATS,
        matchID: `match-${n}`, // made by whoever connects first
        playerID: String(i),
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      });
      client.subscribe((state) => {
        if (state === null) return;
        this.heard[i] = state.G.count;
        if (this.waiting && Math.min(...this.heard) >= this.goal) {
          const done = this.waiting;
          this.waiting = null;
          done();
        }
      });
      client.start();
      this.clients.push(client);
    }
  }

  decide() {
    if (this.waiting || Math.min(...this.heard) < 0) return null;
    const began = now();
    this.goal = Math.min(...this.heard) + 1;
    const player = this.clients.find((client) => client.getState().ctx.currentPlayer === client.playerID);
    return new Promise((done) => {
      this.waiting = () => done((now() - began) / 1000);
      player.moves.play(1);
    });
  }
}

function figures(what, found, took, used) {
  found.sort((a, b) => a - b);
  const round = (x, n) => Number(x.toFixed(n));
  return {
    what,
    decisions: found.length,
    a_second: round(found.length / took, 1),
    p50_ms: round(found[Math.floor(found.length / 2)] * 1000, 2),
    p99_ms: round(found[Math.floor((found.length * 99) / 100)] * 1000, 2),
    cpu_ms_each: round((used / found.length) * 1000, 2),
  };
}

async function measured(what, run) {
  const found = [];
  const [before, began] = [cpu(), now()];
  await run(found);
  return figures(what, found, (now() - began) / 1000, cpu() - before);
}

async function main() {
  const all = [];
  for (let n = 0; n < tables; n++) {
    const table = new Table();
    table.open(n);
    all.push(table);
    await sleep(20);
  }
  await sleep(2000);
  const rows = [];
  rows.push(
    await measured(`boardgame.io at ${rate}/s`, async (found) => {
      const began = now();
      const open = [];
      for (let n = 0; n < rate * seconds; n++) {
        await sleep(Math.max(0, began + (n * 1000) / rate - now()));
        const decision = all[n % all.length].decide();
        if (decision) open.push(decision.then((took) => found.push(took)));
      }
      await Promise.all(open);
    }),
  );
  rows.push(
    await measured("boardgame.io, as fast as it goes", async (found) => {
      const end = now() + seconds * 1000;
      await Promise.all(
        all.map(async (table) => {
          while (now() < end) found.push(await table.decide());
        }),
      );
    }),
  );
  process.stdout.write(JSON.stringify(rows));
  process.exit(0);
}

main();
