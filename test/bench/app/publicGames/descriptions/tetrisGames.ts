/** Tetris of other people's, found on the web; nobody fitted anything to them. */
import { blocksIn, insideOf, placesIn } from './pageState.ts';
import type { PublicGame } from '../PublicGame.ts';

const moves = { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown' } as const;

export const tetrisGames: readonly PublicGame[] = [
  {
    name: 'Ligerx',
    game: 'tetris',
    repository: 'https://github.com/Ligerx/tetris-js',
    page: 'index.html',
    size: { width: 800, height: 760 },
    begin: { run: `document.querySelector('.play-button').click()` },
    keys: { ...moves, cw: 'ArrowUp', hardDrop: 'Space' },
    tell: `piece && {
      board: ${insideOf('canvas')},
      stack: ${blocksIn('board.grid')},
      falling: isPlaying ? ${placesIn('piece.shape', 'piece.x', 'piece.y')} : null,
      next: ${placesIn('nextPiece.shape')},
      isOver: !isPlaying,
    }`,
  },
  {
    name: 'daniruiz',
    game: 'tetris',
    repository: 'https://github.com/daniruiz/tetris-js',
    page: 'tetris.html',
    size: { width: 760, height: 900 },
    begin: {
      run: `if (tetris._lockGame) {
        document.getElementById('game-over').style.display = 'none';
        window.onload();
      }`,
    },
    keys: { ...moves, cw: 'ArrowUp', hardDrop: 'Space' },
    // The two uppermost rows, above the white line, show the next piece: pieces lie below it.
    tell: `tetris && (() => {
      const { board, _currentPiece: piece, nextPieceType: next, _lockGame: isOver } = tetris;
      const inside = ${insideOf('tetris.boardElement')};
      const above = (2 * inside.height) / board.length;
      return {
        board: { ...inside, y: inside.y + above, height: inside.height - above },
        stack: [...board].reverse().slice(2).map((row) => Array.from(row, (block) => (block && !block.currentPiece ? 'X' : '.')).join('')),
        falling: isOver ? null : piece.map(({ x, y }) => [x, board.length - 3 - y]),
        next,
        isOver: Boolean(isOver),
      };
    })()`,
  },
  {
    name: 'tomplaskon',
    game: 'tetris',
    repository: 'https://github.com/tomplaskon/html5-tetris',
    page: 'index.html',
    size: { width: 640, height: 660 },
    begin: { run: `void 0` },
    keys: { left: 'a', right: 'd', softDrop: 's', cw: 'w' },
    tell: `(() => {
      const { canvas, grid, currentShape } = tetris.currentGame;
      return {
        board: ${insideOf('canvas')},
        stack: ${blocksIn('grid.cells')},
        falling: currentShape.positions.map(({ left, top }) => [left, top]),
        next: null,
        isOver: false,
      };
    })()`,
  },
  {
    name: 'claudiu-persoiu',
    game: 'tetris',
    repository: 'https://github.com/claudiu-persoiu/tetris-js',
    page: 'index.html',
    size: { width: 700, height: 760 },
    begin: {
      run: `/play/.test(document.getElementById('play').textContent) && document.getElementById('play').click()`,
    },
    keys: { ...moves, cw: 'ArrowUp' },
    // The game keeps its state once a row; what is on the screen follows from that, and its keys.
    tell: `(() => {
      const kept = JSON.parse(localStorage.getItem('game_state'));
      const table = document.querySelector('#canvas table');
      if (!kept || !table) return table && { board: ${insideOf('table')}, stack: [], falling: null, next: null, isOver: true };
      return {
        board: ${insideOf('table')},
        stack: ${blocksIn('kept.canvas')},
        falling: kept.currentPiece.elements.map(([row, column]) => [kept.currentPieceY + column, kept.currentPieceX + row]),
        next: kept.nextPiece ? kept.nextPiece.elements.map(([row, column]) => [column, row]) : null,
        isOver: false,
      };
    })()`,
  },
];
