/** More Puyo of other people's, found on the web: plain pages that draw on canvases, and one that React draws. */
import { hooksWhere, insideOf, pairOf, stackOf } from './pageState.ts';
import { arrows, type PublicGame } from '../PublicGame.ts';

export const morePuyoGames: readonly PublicGame[] = [
  {
    name: 'W298',
    game: 'puyo',
    repository: 'https://github.com/W298/puyo-web',
    page: 'index.html',
    size: { width: 760, height: 800 },
    begin: {
      run: `if (!Engine.isLoop) {
        [...Puyo.PUYOS].forEach((puyo) => puyo.destroy());
        document.querySelector('#game-title').innerText = 'Puyo Puyo';
        double_puyo = new DoublePuyo();
        Engine.loop();
        Engine.animate();
      }`,
    },
    keys: { ...arrows, cw: 'r', ccw: 'e', hardDrop: 'd' },
    tell: `double_puyo_que && (() => {
      const letter = (color) => 'RPYGB'[color / 3];
      const pair = double_puyo && !double_puyo.end ? [double_puyo.down, double_puyo.up] : [];
      const rows = Array.from({ length: grid.n.y }, () => Array(grid.n.x).fill('.'));
      for (const puyo of Puyo.PUYOS) if (!pair.includes(puyo)) rows[puyo.index.y][puyo.index.x] = letter(puyo.COLOR);
      const canvas = ${insideOf(`document.querySelector('canvas')`)};
      const { x, y } = grid.anchor;
      const [next] = double_puyo_que;
      return {
        board: { x: canvas.x + x, y: canvas.y + y, width: grid.n.x * scaler, height: grid.n.y * scaler },
        stack: rows.map((row) => row.join('')),
        falling: pair.length > 0 ? pair.map(({ COLOR }) => letter(COLOR)).join('') : null,
        next: letter(next.down) + letter(next.up),
        isOver: !Engine.isLoop,
      };
    })()`,
  },
  {
    name: 'penguinshunya',
    game: 'puyo',
    repository: 'https://github.com/penguinshunya/puyopuyo',
    build: 'jquery.js (2.2.4) and underscore.js (1.8.3) beside the page',
    page: 'puyo.html',
    size: { width: 700, height: 520 },
    // Its state is local to the constructor, which is made again with a line that shows it; then a new match begins.
    prepare: `(() => {
      const { next } = Puyo;
      const told = 'this.told = () => ({ board, p1, p2, n1, n2, game }); this.move = move;';
      const Telling = (0, eval)('(' + Puyo.toString().replace('this.move = move;', told) + ')');
      Puyo = function (number) {
        Telling.call(this, number);
        if (number === 1) window.player = this;
      };
      Puyo.next = next;
      window.beginAnew = () => {
        const last = setTimeout(() => {}, 0);
        for (let id = last; id > last - 1000; id -= 1) clearTimeout(id);
        $('html').off();
        nextList = [];
        gameStart();
      };
      beginAnew();
    })()`,
    begin: { run: `player.told().game || beginAnew()` },
    keys: { ...arrows, cw: 'Space' },
    tell: `(() => {
      const { board, p1, p2, n1, n2, game } = player.told();
      const letters = '.RBYG____O';
      const rows = Array.from({ length: Y }, (_, row) =>
        Array.from({ length: X }, (_, column) => letters[board[column + 1][row + 1 + Y_SPACE]]).join(''));
      // A pair that has landed is kept far above the field until the next one comes.
      const isFalling = p1.y > (Y_SPACE - 2) * dist;
      return {
        board: ${insideOf(`document.getElementById('board1')`)},
        stack: rows,
        falling: isFalling ? letters[p1.color] + letters[p2.color] : null,
        next: letters[n1.color] + letters[n2.color],
        isOver: !game,
      };
    })()`,
  },
  {
    name: 'takekawa',
    game: 'puyo',
    repository: 'https://github.com/takekawa/canvas-puyo',
    page: 'index.html',
    size: { width: 760, height: 640 },
    begin: { run: `newGame()` },
    // Its turn to the left calls a function that doesn't exist.
    keys: { ...arrows, cw: 'ArrowUp' },
    // The two uppermost rows are hidden, and the score and the next pairs drawn there.
    tell: `(() => {
      const inside = ${insideOf('canvas')};
      const letter = (color) => (color === 'gray' ? 'O' : color[0].toUpperCase());
      const pair = current.flat().filter(Boolean).map(letter);
      return {
        board: { ...inside, y: inside.y + 2 * BLOCK_H, height: inside.height - 2 * BLOCK_H },
        stack: board.slice(2).map((row) => row.map((cell) => (cell ? letter(cell) : '.')).join('')),
        falling: pair.length === 2 ? pair.join('') : null,
        next: puyocolors[color_index].map(letter).join(''),
        isOver: Boolean(lose),
      };
    })()`,
  },
  {
    name: 'yzyz98894',
    game: 'puyo',
    repository: 'https://github.com/yzyz98894-oss/puyo-puyo-app',
    build: 'bundled by Vite with React and Tailwind into dist/, the page being src/components/PuyoGame.tsx',
    page: 'dist/index.html',
    size: { width: 760, height: 760 },
    begin: {
      run: `[...document.querySelectorAll('button')].find(({ textContent }) => /スタート|もう一度/.test(textContent)).click()`,
    },
    keys: { ...arrows, cw: 'ArrowUp', ccw: 'z', hardDrop: 'Space' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.current?.main')};
      const { board, current, next, phase } = state;
      const isFalling = phase === 'falling' || phase === 'locking';
      return {
        board: ${insideOf(`document.querySelector('.overflow-hidden.border')`)},
        stack: ${stackOf('board.slice(1)')},
        falling: isFalling ? ${pairOf('current.main', 'current.sub')} : null,
        next: ${pairOf('next.main', 'next.sub')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'leomurako',
    game: 'puyo',
    repository: 'https://github.com/leomurako/games',
    page: 'puyopuyo.html',
    size: { width: 900, height: 860 },
    begin: { run: `if (matchState === 'home') document.getElementById('start-btn').click()` },
    keys: { ...arrows, cw: 'x', ccw: 'z' },
    tell: `(() => {
      const { grid, state, currentPuyo: pair, nextQueue: [next], xOffset } = playerBoard;
      const letters = '.RBGYPO';
      const inside = ${insideOf('canvas')};
      return {
        board: { x: inside.x + xOffset, y: inside.y + 100, width: COLS * BLOCK_SIZE, height: (ROWS - 1) * BLOCK_SIZE },
        stack: grid.slice(1).map((row) => row.map((cell) => letters[cell]).join('')),
        falling: state === 'play' && pair ? letters[pair.axis.color] + letters[pair.child.color] : null,
        next: letters[next.axis] + letters[next.child],
        isOver: matchState === 'home',
      };
    })()`,
  },
  {
    name: 'tanep3',
    game: 'puyo',
    repository: 'https://github.com/tanep3/PuyoPuyo_made_by_Bard',
    page: 'puyopuyo.html',
    size: { width: 640, height: 680 },
    begin: {
      run: `if (puyoPuyo?.isGameOver() && puyoPuyo.field.board[APPEAR_X][APPEAR_Y] !== puyoPuyo.puyo[0]) main()`,
    },
    keys: { ...arrows, cw: 'ArrowUp' },
    // The game drops the field when a pair has landed, so it is kept here. A pair without room is not put into the field.
    tell: `(() => {
      if (puyoPuyo) window.field = puyoPuyo.field;
      const pair = puyoPuyo?.puyo ?? [];
      const cells = field.board;
      const letter = ({ color }) => color[0].toUpperCase();
      return {
        board: ${insideOf('canvas')},
        stack: Array.from({ length: BOARD_HEIGHT }, (_, row) =>
          cells.map((column) => (column[row] && !pair.includes(column[row]) ? letter(column[row]) : '.')).join('')),
        falling: puyoPuyo && pair.map(letter).join(''),
        next: null,
        isOver: Boolean(puyoPuyo) && cells[puyoPuyo.puyo_x[0]][puyoPuyo.puyo_y[0]] !== pair[0],
      };
    })()`,
  },
];
