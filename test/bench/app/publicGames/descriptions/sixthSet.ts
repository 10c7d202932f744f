/** A sixth set of other people's games, four of Puyo and two of Tetris: nobody had seen them when the reading was made. */
import { blocksIn, gridOf, hooksWhere, insideOf, placesIn } from './pageState.ts';
import { arrows, type PublicGame } from '../PublicGame.ts';

export const sixthSet: readonly PublicGame[] = [
  {
    name: 'shjang1007',
    game: 'puyo',
    repository: 'https://github.com/shjang1007/puyo-puyo',
    build: '"window.told = game;" added behind "const game = new ..." in bundle.js',
    page: 'index.html',
    size: { width: 1000, height: 720 },
    begin: { key: 'Enter' },
    // It turns to the left only, and drops at once.
    keys: { left: 'ArrowLeft', right: 'ArrowRight', ccw: 'Space', hardDrop: 'ArrowDown' },
    tell: `(() => {
      const { board: { grid }, currentPuyos: pair, nextPuyos: next, over } = told;
      const letter = ({ color }) => color[0].toUpperCase();
      const isFalling = !over && pair && !pair.mainPuyo.stop && !pair.adjPuyo.stop;
      return {
        board: ${insideOf(`document.getElementById('puyo-canvas')`)},
        stack: grid.map((row) => row.map((puyo) => (puyo ? letter(puyo) : '.')).join('')),
        falling: isFalling ? letter(pair.mainPuyo) + letter(pair.adjPuyo) : null,
        next: letter(next.mainPuyo) + letter(next.adjPuyo),
        isOver: over,
      };
    })()`,
  },
  {
    name: 'HiroshiIgarash',
    game: 'puyo',
    repository: 'https://github.com/HiroshiIgarash/puyopuyo',
    page: 'index.html',
    size: { width: 640, height: 760 },
    // It begins by itself, and has no way back from its end.
    begin: {
      run: `if (gameState === 'batankyu') {
        for (const info of Stage.puyoBoard.flat()) info?.element.remove();
        Stage.puyoBoard = Stage.puyoBoard.map((row) => row.map(() => null));
        Stage.puyoCount = 0;
        GameImage.batankyuImage.remove();
        gameState = 'start';
      }`,
    },
    // It turns to the left only.
    keys: { ...arrows, ccw: 'ArrowUp' },
    // The page is scaled to the window.
    tell: `Player.playerPuyoStatus && (() => {
      const letters = '.GRYBP';
      const { x, y, width, height } = Stage.stageElement.getBoundingClientRect();
      const isFalling = ['playing', 'moving', 'rotating', 'fix'].includes(gameState);
      const [axis, child] = Stage.nextPuyoColors;
      return {
        board: { x, y, width, height },
        stack: Stage.puyoBoard.map((row) => row.map((info) => letters[info?.puyoColor ?? 0]).join('')),
        falling: isFalling ? letters[Player.centerPuyoColor] + letters[Player.rotatingPuyoColor] : null,
        next: letters[axis] + letters[child],
        isOver: gameState === 'gameOver' || gameState === 'batankyu',
      };
    })()`,
  },
  {
    name: 'cokada73',
    game: 'puyo',
    repository: 'https://github.com/cokada73-lab/puyo-puyo-game',
    build: 'bundled by Vite with React into dist/, the page being src/app/page.tsx',
    page: 'dist/index.html',
    size: { width: 760, height: 760 },
    // From its end it goes back to its title first.
    begin: {
      run: `(async () => {
        for (const label of ['もう一度', 'スタート']) {
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
          await null;
        }
      })()`,
    },
    keys: { ...arrows, cw: 'z', ccw: 'a', hardDrop: 'Space' },
    // One hidden row above. What pops has vanished at once where style sheets move nothing.
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.queue')};
      const { board, falling: pair, queue: [next], poppingCells, phase } = state;
      const letters = '.RBGYP';
      const colorAt = (index) => (poppingCells.has(index) ? 0 : board[index]);
      return {
        board: ${insideOf(gridOf())},
        stack: Array.from({ length: 12 }, (_, y) =>
          Array.from({ length: 6 }, (_, x) => letters[colorAt((y + 1) * 6 + x)]).join('')),
        falling: pair && letters[pair.axisColor] + letters[pair.childColor],
        next: letters[next.axisColor] + letters[next.childColor],
        isOver: phase === 'GAME_OVER',
      };
    })()`,
  },
  {
    name: 'talios0',
    game: 'puyo',
    repository: 'https://github.com/talios0/PuyoJS',
    build: 'p5.min.js (1.3.1) in place of the one from the network',
    page: 'index.html',
    size: { width: 760, height: 860 },
    // It has no end of its own: no pair comes in once the place for it is taken.
    begin: {
      run: `if (activePuyo.status === 2 && !puyos[2].default) {
        puyos = puyos.map((_, index) => new PuyoMap(index % grid.x, Math.floor(index / grid.x), null, true));
        initalizeCollisions(grid.x + 2, grid.y + 1);
        tempPuyos = [];
        activePuyo = new PuyoContainer();
      }`,
    },
    keys: { left: 'a', right: 'd', softDrop: 's', cw: 'ArrowRight', ccw: 'ArrowLeft' },
    tell: `activePuyo && (() => {
      const letters = 'RGBYP';
      const canvas = ${insideOf(`document.querySelector('canvas')`)};
      const { puyos: [axis, child], status } = activePuyo;
      return {
        board: {
          x: canvas.x + centerOffsetX,
          y: canvas.y + centerOffsetY,
          width: grid.x * gridSize,
          height: grid.y * gridSize,
        },
        stack: Array.from({ length: grid.y }, (_, y) =>
          puyos.slice(y * grid.x, (y + 1) * grid.x).map((place) => (place.default ? '.' : letters[place.puyo.color])).join('')),
        falling: status === 0 ? letters[axis.color] + letters[child.color] : null,
        next: null,
        isOver: status === 2 && !puyos[2].default && !falling && !analyzer.chainInterupt,
      };
    })()`,
  },
  {
    name: 'brkwok',
    game: 'tetris',
    repository: 'https://github.com/brkwok/tetris-canvas',
    page: 'index.html',
    size: { width: 820, height: 700 },
    begin: { run: `document.getElementById('play-btn').style.display === '' && play()` },
    keys: { ...arrows, cw: 'ArrowUp', ccw: 'z', hardDrop: 'Space' },
    tell: `board.tetromino && (() => {
      const { board: rows, tetromino: piece, next } = board;
      const isOver = document.getElementById('play-btn').style.display === '';
      return {
        board: ${insideOf('canvas')},
        stack: ${blocksIn('rows')},
        falling: isOver ? null : ${placesIn('piece.shape', 'piece.x', 'piece.y')},
        next: ${placesIn('next.shape')},
        isOver,
      };
    })()`,
  },
  {
    name: 'ealmario',
    game: 'tetris',
    repository: 'https://github.com/ealmario/vanilla-tetris',
    page: 'index.html',
    size: { width: 760, height: 720 },
    // Its key to lower pieces scrolls the page, too, as far as it goes.
    prepare: `document.documentElement.scrollTop = document.documentElement.scrollHeight`,
    // It can't begin anew: its field is emptied by hand, and its clock started as after a pause.
    begin: {
      run: `{
        const button = document.getElementById('start-btn');
        const { textContent } = document.getElementById('score');
        if (textContent === 'end') {
          for (const cell of [...document.querySelectorAll('#grid-container > :not(.edge)')]) {
            cell.className = cell.style.backgroundColor = '';
          }
          button.click();
        }
        if (!/\\d/.test(textContent)) button.click();
      }`,
    },
    // Its turn to the left lets pieces through the walls.
    keys: { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'Space', cw: 'l' },
    // Ten cells of an edge that isn't seen lie below the field.
    tell: `(() => {
      const cells = [...document.querySelectorAll('#grid-container > :not(.edge)')];
      const has = (cell, ...names) => names.every((name) => cell.classList.contains(name));
      const isFalling = (cell) => has(cell, 'tetromino') && !has(cell, 'taken');
      const rowsOf = (kind) => Array.from({ length: 20 }, (_, y) => cells.slice(y * 10, y * 10 + 10).map(kind));
      const preview = [...document.querySelectorAll('#minigrid-container > div')].map((cell) => has(cell, 'tetromino'));
      const isOver = document.getElementById('score').textContent === 'end';
      const falling = ${placesIn('rowsOf(isFalling)')};
      return {
        board: ${insideOf(`document.getElementById('grid-container')`)},
        stack: ${blocksIn(`rowsOf((cell) => has(cell, 'tetromino', 'taken'))`)},
        falling: isOver || falling.length === 0 ? null : falling,
        next: ${placesIn('[0, 4, 8, 12].map((first) => preview.slice(first, first + 4))')},
        isOver,
      };
    })()`,
  },
];
