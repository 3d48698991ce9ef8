// boardgame.io's own server with its default storage (memory), on a free port that it prints.
const { Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

const port = 20000 + Math.floor(Math.random() * 20000);
console.info = console.warn = console.error = () => {};
const server = Server({ games: [Game], origins: [/localhost|127\.0\.0\.1/] });
server.run({ port, callback: () => process.stdout.write(`${port}\n`) });
