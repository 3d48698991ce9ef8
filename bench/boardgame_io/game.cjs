// Four players in turn, a hidden hand each, and a move that counts: only the server's own work is measured.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.Game = {
  name: "count",
  setup: () => ({ count: 0, seats: Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, hand: [1, 2, 3, 4, 5], log: [] })) }),
  // As a game with secrets must: everybody gets their own view.
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, i) => (String(i) === playerID ? seat : { ...seat, hand: seat.hand.length })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, ctx }, option) => {
        if (typeof option !== "number") return INVALID_MOVE;
        G.count += 1;
        G.seats[Number(ctx.currentPlayer)].log.push(option);
      },
      client: false,
    },
  },
};
