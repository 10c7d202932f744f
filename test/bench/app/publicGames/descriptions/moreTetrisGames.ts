/** More Tetris of other people's, found on the web for what is unusual about their looks; nobody fitted anything to them. */
import { blocksIn, blocksWhere, insideOf, placesIn } from './pageState.ts';
import type { PublicGame } from '../PublicGame.ts';

const moves = { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown', cw: 'ArrowUp' } as const;

export const moreTetrisGames: readonly PublicGame[] = [
  {
    name: 'itsfuad',
    game: 'tetris',
    repository: 'https://github.com/itsfuad/Js-Canvas-Games',
    page: 'Tetris/index.html',
    size: { width: 900, height: 720 },
    begin: { run: `Player.IsAlive || Init()` },
    keys: { ...moves, hardDrop: 'Space' },
    tell: `(() => {
      const { Pc: { Cur: piece, Upcoming: [next] }, StaticUnits: columns, IsAlive: isAlive } = Player;
      const inside = ${insideOf('Page.cvs')};
      const cellsOf = ({ UO, x, y }) => UO.arr.map((unit) => [x + unit.x, y + unit.y]);
      return {
        board: { ...inside, width: 10 * Page.unitSize, height: 20 * Page.unitSize },
        stack: ${blocksWhere(10, 20, 'columns[x][y]')},
        falling: isAlive && piece ? cellsOf(piece) : null,
        next: next ? cellsOf(next) : null,
        isOver: !isAlive,
      };
    })()`,
  },
  {
    name: 'nickarora',
    game: 'tetris',
    repository: 'https://github.com/nickarora/tetris',
    build: 'jQuery 2.1.3 in place of the one from the network',
    page: 'index.html',
    size: { width: 900, height: 760 },
    // Its menu would go on to be drawn over the game, and its end of a round waits for a key to open it again.
    prepare: `tetris.menu.run = tetris.showGameOver = () => {}`,
    begin: { run: `tetris.initNewGame()` },
    keys: { ...moves, hardDrop: 'Space' },
    // The border of blocks is part of the game's own grid: ten columns and nineteen rows are within it.
    tell: `tetris.curPiece && (() => {
      const { board: { grid }, curPiece: piece, nextPiece: next, gameOver } = tetris;
      const inside = ${insideOf('tetris.ctx.canvas')};
      const [across, down] = [(16 * inside.width) / 304, (16 * inside.height) / 320];
      return {
        board: { x: inside.x + across, y: inside.y, width: 10 * across, height: 19 * down },
        stack: ${blocksWhere(10, 19, 'grid[y][x + 1].color')},
        falling: gameOver || tetris.board.exploding() ? null : ${placesIn('piece.shapes[piece.current]', 'piece.x - 1', 'piece.y')},
        next: ${placesIn('next.shapes[next.current]')},
        isOver: gameOver,
      };
    })()`,
  },
  {
    name: 'nhairetdin',
    game: 'tetris',
    repository: 'https://github.com/nhairetdin/tetris-svg',
    page: 'index.html',
    size: { width: 620, height: 760 },
    // It has no end of its own: pieces go on to come in over those that lie there.
    begin: {
      run: `STACK.forEach((column) => column.forEach((piece, y) => {
        piece?.getRect.remove();
        column[y] = null;
      }))`,
    },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', cw: 'd', ccw: 'a', hardDrop: 'ArrowDown' },
    tell: `(() => {
      const corner = (x, y) => new DOMPoint(x, y).matrixTransform(document.getElementById('draw').getScreenCTM());
      const [from, to] = [corner(0, 0), corner(10, 20)];
      return {
        board: { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y },
        stack: ${blocksWhere(10, 20, 'STACK[x][y]')},
        falling: block ? block.getPieces.map(({ getX, getY }) => [getX, getY]) : null,
        next: null,
        isOver: STACK.slice(3, 7).some(([uppermost]) => uppermost),
      };
    })()`,
  },
  {
    name: 'stuartiler',
    game: 'tetris',
    repository: 'https://github.com/stuartiler/d3-tetris',
    build: 'D3 7 in place of the one from the network',
    page: 'tetris.html',
    size: { width: 420, height: 520 },
    begin: { run: `void 0` },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', cw: 'ArrowUp', hardDrop: 'ArrowDown' },
    tell: `(() => {
      const { x, y } = svg.node().getBoundingClientRect();
      const [piece] = active_piece;
      return {
        board: { x: x + 8, y: y + 8, width: 300, height: 450 },
        stack: ${blocksWhere(10, 15, 'board_state[x][y] !== -1')},
        falling: piece ? get_absolute_positions(piece.type, piece.orientation, piece.position) : null,
        next: null,
        isOver: false,
      };
    })()`,
  },
  {
    name: 'gyoshev',
    game: 'tetris',
    repository: 'https://github.com/gyoshev/jquery-tetris',
    build: 'jQuery 2.1.3 in place of the one from the network',
    page: 'index.html',
    size: { width: 520, height: 520 },
    prepare: `window.told = $('#tetris').data('tetris')`,
    // The game has no end of its own.
    begin: {
      run: `if (!told.isValidLocation(told.currentTile.shape)) {
        told.$element.find('.tile').remove();
        told.frozen = {};
        told.currentTile = told.generateTile();
      }`,
    },
    keys: moves,
    tell: `(() => {
      const { frozen, currentTile: { shape }, cols, rows } = told;
      return {
        board: ${insideOf('told.element')},
        stack: ${blocksWhere(10, 22, 'frozen[y * cols + x]')},
        falling: shape.map((index) => [index % cols, Math.floor(index / cols)]),
        next: null,
        isOver: !told.isValidLocation(shape),
      };
    })()`,
  },
  {
    name: 'mterczynski',
    game: 'tetris',
    repository: 'https://github.com/mterczynski/tetris-dom',
    build: '"window.told = () => ({ boardRows, currentFigure });" added to js/main.js',
    page: 'index.html',
    size: { width: 900, height: 900 },
    begin: { run: `void 0` },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', cw: 'ArrowUp', hardDrop: 'ArrowDown' },
    tell: `(() => {
      const { boardRows, currentFigure: { shape, x, y } } = told();
      const tiles = document.querySelectorAll('#board .tile');
      const [first, last] = [tiles[0], tiles[tiles.length - 1]].map((tile) => tile.getBoundingClientRect());
      return {
        board: { x: first.x, y: first.y, width: last.right - first.x, height: last.bottom - first.y },
        stack: ${blocksIn('boardRows')},
        falling: ${placesIn('shape', 'x', 'y')},
        next: null,
        isOver: false,
      };
    })()`,
  },
  {
    name: 'dqym',
    game: 'tetris',
    repository: 'https://github.com/dqym/tetris-js',
    page: 'src/index.html',
    size: { width: 900, height: 800 },
    prepare: `import('/src/js/game.js').then(({ Game: { prototype } }) => {
      const { start } = prototype;
      prototype.start = function () {
        window.told = this;
        start.call(this);
      };
    })`,
    begin: {
      run: `startButton.disabled = false;
      (window.told ? document.getElementById('restart_button') : startButton).click()`,
    },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'Space', cw: 'ArrowUp', hardDrop: 'ArrowDown' },
    tell: `window.told && (() => {
      const { canvas, cellSize, field, currentPiece: { shape, x, y }, nextPiece, isGameOver } = told;
      const inside = ${insideOf('canvas')};
      return {
        board: { ...inside, x: inside.x + 5, width: 10 * cellSize, height: 22 * cellSize },
        stack: ${blocksIn('field.grid')},
        falling: isGameOver ? null : ${placesIn('shape', 'x', 'y')},
        next: ${placesIn('nextPiece.shape')},
        isOver: isGameOver,
      };
    })()`,
  },
  {
    name: 'timclawdbot',
    game: 'tetris',
    repository: 'https://github.com/timclawdbot-rgb/tetris-html',
    build: '"window.told = state;" added behind the state in tetris.js',
    page: 'index.html',
    size: { width: 700, height: 820 },
    begin: { run: `['btnRestart', 'btnStart'].forEach((id) => document.getElementById(id).click())` },
    keys: { ...moves, hardDrop: 'Space' },
    tell: `told.current && (() => {
      const { grid, current, next, gameOver } = told;
      return {
        board: ${insideOf(`document.getElementById('board')`)},
        stack: ${blocksIn('grid')},
        falling: gameOver ? null : ${placesIn('current.m', 'current.x', 'current.y')},
        next: next.kind,
        isOver: gameOver,
      };
    })()`,
  },
  {
    name: 'DOXUANHAU',
    game: 'tetris',
    repository: 'https://github.com/DOXUANHAU/Tetris-html-scss-js',
    page: 'index.html',
    size: { width: 1100, height: 720 },
    begin: {
      run: `if (tetris.myInterval) {
        for (const notice of [notification__defeat, notification__victory]) notice.style.display = 'none';
        tetris.gameReplay();
      } else document.getElementById('play').click()`,
    },
    keys: moves,
    tell: `(() => {
      const { arrData, activeTetro: { shape }, x, y, gameOver, score, myInterval } = tetris;
      return {
        board: ${insideOf('canvas')},
        stack: ${blocksIn('arrData.map((row) => row.map(({ num }) => num))')},
        falling: gameOver || !myInterval ? null : ${placesIn('shape', 'x', 'y')},
        next: null,
        isOver: gameOver || score >= 100,
      };
    })()`,
  },
  {
    name: 'karol-public',
    game: 'tetris',
    repository: 'https://github.com/karol-public/lolcat-tetris',
    page: 'index.html',
    size: { width: 620, height: 900 },
    begin: { run: `startGame()` },
    keys: { ...moves, hardDrop: 'Space' },
    tell: `tetris && (() => {
      const { grid, piece, nextPiece, gameOver } = tetris;
      return {
        board: ${insideOf('canvas')},
        stack: ${blocksIn('grid')},
        falling: gameOver ? null : ${placesIn('piece.matrix', 'piece.pos.x', 'piece.pos.y')},
        next: ${placesIn('nextPiece.matrix')},
        isOver: gameOver,
      };
    })()`,
  },
  {
    name: 'karol-loltetris',
    game: 'tetris',
    repository: 'https://github.com/karol-public/loltetris',
    page: 'index.html',
    size: { width: 620, height: 860 },
    // A full row is rewarded by a picture over the field, until it is clicked away.
    prepare: `setInterval(() => game.isRewardActive && game.rewardContainer.click(), 1000)`,
    begin: {
      run: `(game.isGameOver ? game.restartBtn : game.actionBtn).click()`,
    },
    keys: { ...moves, hardDrop: 'Space' },
    tell: `(() => {
      const { grid, activeTetromino: piece, nextTetromino: next, isGameOver, isRewardActive } = game;
      return {
        board: ${insideOf('game.canvas')},
        stack: ${blocksIn('grid.grid')},
        falling: isGameOver || isRewardActive || !piece ? null : ${placesIn('piece.matrix', 'piece.x', 'piece.y')},
        next: next ? ${placesIn('next.matrix')} : null,
        isOver: isGameOver,
      };
    })()`,
  },
  {
    name: 'tonmat',
    game: 'tetris',
    repository: 'https://github.com/tonmat/webgl-tetris-js',
    page: 'public/index.html',
    size: { width: 640, height: 780 },
    begin: { run: `tetris.reset()` },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown', cw: 'Space', hardDrop: 'ArrowUp' },
    // The lowest row is the first. The field is all but a third of the picture.
    tell: `(() => {
      const { board, player, next, gameOver } = tetris;
      const { x, width, height } = graphics.viewport;
      const places = (shape, left, bottom) => Array.from({ length: shape.size ** 2 }, (_, i) => [i % shape.size, Math.floor(i / shape.size)])
        .filter(([x, y]) => shape.hasCell(x, y))
        .map(([x, y]) => [left + x, 19 - bottom - y]);
      return {
        board: { x: x + width / 3, y: 0, width: (2 * width) / 3, height },
        stack: ${blocksWhere(10, 20, 'board.hasCell(x, 19 - y)')},
        falling: player.size ? places(player, player.x, player.y) : null,
        next: places(next, 0, 0),
        isOver: gameOver,
      };
    })()`,
  },
];
