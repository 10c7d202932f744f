/** A fifth set of other people's Puyo: nobody had seen them when the reading was made. */
import { gridOf, hooksWhere, insideOf, pairOf, stackOf } from './pageState.ts';
import { arrows, type PublicGame } from '../PublicGame.ts';

const bundled = 'bundled by Vite with React and Tailwind into dist/, the page being';

export const fifthSet: readonly PublicGame[] = [
  {
    name: 'haracchi1202',
    game: 'puyo',
    repository: 'https://github.com/haracchi1202/puyo-puyo',
    build: `${bundled} src/app/page.tsx`,
    page: 'dist/index.html',
    size: { width: 760, height: 760 },
    begin: { key: 'Enter' },
    keys: { ...arrows, cw: 'ArrowUp', ccw: 'z', hardDrop: 'Space' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.nextColors')};
      const { board, activePiece: piece, nextColors: next, phase } = state;
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('board')},
        falling: piece && ${pairOf('piece.mainColor', 'piece.subColor')},
        next: ${pairOf('next[0]', 'next[1]')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'captainfuturenao',
    game: 'puyo',
    repository: 'https://github.com/captainfuturenao/puyopuyo',
    build: `${bundled} puyopuyo/app/page.tsx`,
    page: 'dist/index.html',
    size: { width: 640, height: 820 },
    begin: {
      run: `[...document.querySelectorAll('button')].find(({ textContent }) => /START|RETRY/.test(textContent)).click()`,
    },
    keys: { ...arrows, cw: 'x', ccw: 'z', hardDrop: 'Space' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.nextPairs')};
      const { board, currentPair: pair, nextPairs: [next], phase } = state;
      const rows = board.slice(1).map((row) => row.map((cell) => cell?.color));
      const isFalling = phase === 'falling' || phase === 'locking';
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('rows')},
        falling: isFalling && pair ? ${pairOf('pair.axisColor', 'pair.childColor')} : null,
        next: ${pairOf('next.axisColor', 'next.childColor')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'takuyaohigashi',
    game: 'puyo',
    repository: 'https://github.com/takuyaohigashi/puyopuyo-modoki',
    build: `${bundled} src/app/page.tsx`,
    page: 'dist/index.html',
    size: { width: 760, height: 960 },
    begin: { key: 'Escape' },
    keys: { ...arrows, cw: 'ArrowUp' },
    tell: `(() => {
      const [field, pair, next, isDropping, isOver] = ${hooksWhere('([first, second]) => Array.isArray(first) && second?.colors')};
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('field')},
        falling: isDropping && !isOver ? ${pairOf('pair.colors[0]', 'pair.colors[1]')} : null,
        next: ${pairOf('next.colors[0]', 'next.colors[1]')},
        isOver,
      };
    })()`,
  },
  {
    name: 'maenoyudai',
    game: 'puyo',
    repository: 'https://github.com/maenoyudai/puyopuyo-neon',
    build:
      'src/ put into JavaScript file by file by esbuild; page.html is index.html with src/main.js and src/style.css',
    page: 'page.html',
    size: { width: 640, height: 960 },
    // What it draws is what it knows.
    prepare: `(async () => {
      const { Renderer: { prototype } } = await import('/src/renderer/Renderer.js');
      const { render } = prototype;
      prototype.render = function (state) {
        window.told = state;
        render.call(this, state);
      };
    })()`,
    begin: { key: 'Enter' },
    keys: { ...arrows, cw: 'x', ccw: 'z', hardDrop: 'Space' },
    tell: `window.told && (() => {
      const letters = '.RBGYP';
      const { board, current: pair, next, anim: { phase } } = told;
      const isFalling = phase === 'falling' || phase === 'locking';
      return {
        board: ${insideOf(`document.getElementById('game-canvas')`, 3)},
        stack: board.slice(1).map((row) => row.map((cell) => letters[cell]).join('')),
        falling: isFalling ? letters[pair.pivotColor] + letters[pair.satColor] : null,
        next: letters[next.pivotColor] + letters[next.satColor],
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'kamyuka',
    game: 'puyo',
    repository: 'https://github.com/kamyuka/puyopuyo-js',
    page: 'index.html',
    size: { width: 760, height: 720 },
    begin: { run: `endress_game(); mode = MODE_GAME; new_game()` },
    keys: { ...arrows, cw: 'ArrowUp', ccw: 'Space' },
    // Two hidden rows above, a wall at each side and one below.
    tell: `(() => {
      const letters = '.RGBY';
      const inside = ${insideOf('canvas')};
      const cell = BLOCK_SIZE * DOT_SIZE;
      const isFalling = mode === MODE_GAME && fallen === 0;
      const isPair = (row, column) =>
        (row === block1_y && column === block1_x) || (row === block2_y && column === block2_x);
      return {
        board: { x: inside.x + cell, y: inside.y + 2 * cell, width: 6 * cell, height: 12 * cell },
        stack: Array.from({ length: 12 }, (_, y) =>
          Array.from({ length: 6 }, (_, x) => (isFalling && isPair(y + 2, x + 1) ? '.' : letters[stage_data[y + 2][x + 1]])).join('')),
        falling: isFalling ? letters[stage_data[block1_y][block1_x]] + letters[stage_data[block2_y][block2_x]] : null,
        next: letters[next_data[0]] + letters[next_data[1]],
        isOver: mode === MODE_GAME_OVER,
      };
    })()`,
  },
  {
    name: 'EricChiu920',
    game: 'puyo',
    repository: 'https://github.com/EricChiu920/puyo-drop',
    page: 'index.html',
    size: { width: 1180, height: 880 },
    begin: { run: `document.querySelector('.main-container .play-button').click()` },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', cw: 'ArrowUp', hardDrop: 'Space' },
    // A puyo that falls has a name. One that is gone stays without its picture.
    tell: `(() => {
      const puyos = [...document.querySelectorAll('.puyo-drop > *')].filter(({ style }) => style.backgroundImage !== 'none');
      const letter = ({ dataset }) => dataset.color[0].toUpperCase();
      const rows = Array.from({ length: 12 }, () => Array(6).fill('.'));
      for (const puyo of puyos) if (!puyo.id) (rows[11 - puyo.dataset.row] ?? [])[puyo.dataset.column] = letter(puyo);
      const pair = puyos.filter(({ id }) => id);
      const inside = ${insideOf(`document.querySelector('.puyo-drop')`)};
      return {
        board: { x: inside.x, y: inside.y + 2, width: 6 * 66, height: 12 * 64 },
        stack: rows.map((row) => row.join('')),
        falling: pair.length === 2 ? pair.map(letter).join('') : null,
        next: null,
        isOver: document.querySelector('.game-over-modal').style.display === 'flex',
      };
    })()`,
  },
  {
    name: 'ringoteto',
    game: 'puyo',
    repository: 'https://github.com/ringoteto/puyopuyo-tetris',
    page: 'index.html',
    size: { width: 640, height: 760 },
    prepare: `selectGame('puyo'); document.getElementById('btn-solo').click()`,
    begin: { run: `isPlaying || startGame(); document.getElementById('end-menu').style.display = 'none'` },
    keys: { ...arrows, cw: 'x', ccw: 'z' },
    tell: `(() => {
      const letters = '.RBGY';
      const [next] = pNextQueue;
      return {
        board: ${insideOf(`document.getElementById('p-board')`)},
        stack: pBoard.map((row) => row.map((cell) => letters[cell]).join('')),
        falling: isPlaying && !pIsClearing ? letters[pPlayer.c1] + letters[pPlayer.c2] : null,
        next: letters[next.c1] + letters[next.c2],
        isOver: !isPlaying,
      };
    })()`,
  },
];
