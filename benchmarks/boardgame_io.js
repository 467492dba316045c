// boardgame.io's own server with a game of tic-tac-toe, on this machine alone: `node boardgame_io.js PORT`.

const net = require('net');
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ready) {
  return listen.call(this, port, '127.0.0.1', ready);
};

const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const { cells } = G;
    if (ROWS.some((row) => row.every((cell) => cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

Server({ games: [game] }).run(Number(process.argv[2]), () => console.log('ready'));
