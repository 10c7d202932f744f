/** Puyo of other people's, found on the web; nobody fitted anything to them. */
import { gridOf, hooksWhere, insideOf, pairOf, stackOf } from './pageState.ts';
import type { PublicGame } from '../PublicGame.ts';

const bundled = 'bundled by Vite with React and Tailwind into dist/, the page being src/app/page.tsx';
const arrows = { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown', hardDrop: 'Space' } as const;
const size = { width: 900, height: 860 };

export const puyoGames: readonly PublicGame[] = [
  {
    name: 'sergiss',
    game: 'puyo',
    repository: 'https://github.com/sergiss/puyo-puyo',
    page: 'index.html',
    size: { width: 700, height: 560 },
    // Both are made anew when a round begins.
    prepare: `(async () => {
      const keep = ({ default: { prototype } }, name, made) =>
        Object.defineProperty(prototype, name, {
          set(value) {
            made(this);
            Object.defineProperty(this, name, { value, writable: true });
          },
        });
      window.told = { grid: null, pairs: [] };
      keep(await import('/resources/js/grid.js'), 'cols', (grid) => (told.grid = grid));
      keep(await import('/resources/js/pair.js'), 'a', (pair) => told.pairs.push(pair));
      document.getElementById('cpu').click();
    })()`,
    begin: { run: `told.pairs = []; document.getElementById('restart').click()` },
    keys: { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown', cw: 'Space' },
    tell: `(() => {
      const { grid, pairs } = told;
      if (!grid) return null;
      const letters = (pair) => 'BYRGP'[pair.a.color] + 'BYRGP'[pair.b.color];
      const [pair, next] = pairs.slice(-2);
      const isFalling = next && grid.getCell(pair.a.x, pair.a.y) === -1;
      const rows = Array.from({ length: grid.rows - 1 }, (_, row) =>
        Array.from({ length: grid.cols }, (_, column) => '.BYRGP'[grid.getCell(column, row + 1) + 1]).join(''));
      return {
        board: ${insideOf(`document.getElementById('canvas')`)},
        stack: rows,
        falling: isFalling ? letters(pair) : null,
        next: letters(next ?? pair),
        isOver: false,
      };
    })()`,
  },
  {
    name: 'smilemayu',
    game: 'puyo',
    repository: 'https://github.com/smilemayu/puyo-puyo-game',
    build: bundled,
    page: 'dist/index.html',
    size,
    begin: { key: 'Enter' },
    keys: { ...arrows, cw: 'ArrowUp' },
    tell: `(() => {
      const [{ current }] = ${hooksWhere('([first]) => first?.current?.board')};
      const { board, currentPiece: piece, nextPiece: next, phase } = current;
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('board')},
        falling: piece && ${pairOf('piece.mainColor', 'piece.subColor')},
        next: ${pairOf('next.mainColor', 'next.subColor')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'marcycoding',
    game: 'puyo',
    repository: 'https://github.com/marcycoding/puyo-puyo',
    build: bundled,
    page: 'dist/index.html',
    size,
    begin: { key: 'Enter' },
    keys: { ...arrows, cw: 'x', ccw: 'z' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.nextPairs')};
      const { board, currentPair: pair, nextPairs: [next], phase } = state;
      return {
        board: ${insideOf(`document.querySelector('.grid.relative')`)},
        stack: ${stackOf('board.slice(2)')},
        falling: pair && ${pairOf('pair.pivotColor', 'pair.childColor')},
        next: ${pairOf('next.pivotColor', 'next.childColor')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'mamitanemori',
    game: 'puyo',
    repository: 'https://github.com/mamitanemori/puyo-puyo',
    build: bundled,
    page: 'dist/index.html',
    size,
    begin: { key: 'Enter' },
    keys: { ...arrows, ccw: 'ArrowUp', cw: 'x' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.nextColors')};
      const { board, currentPiece: piece, nextColors: next, phase } = state;
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
    name: 'ichinoseshu1',
    game: 'puyo',
    repository: 'https://github.com/ichinoseshu1/puyo-puyo',
    build: bundled,
    page: 'dist/index.html',
    size,
    begin: {
      run: `[...document.querySelectorAll('button')].find(({ textContent }) => /Start|Again/.test(textContent)).click()`,
    },
    keys: { ...arrows, cw: 'z', ccw: 'x' },
    tell: `(() => {
      const hooks = ${hooksWhere('([first, , third]) => Array.isArray(first) && third?.pivotColor')};
      const [board, piece, next, , , , , phase] = hooks;
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('board')},
        falling: piece && ${pairOf('piece.pivotColor', 'piece.satelliteColor')},
        next: ${pairOf('next.pivotColor', 'next.satelliteColor')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
  {
    name: 'hsaito119',
    game: 'puyo',
    repository: 'https://github.com/hsaito119/puyo-puyo',
    build: bundled,
    page: 'dist/index.html',
    size,
    begin: { run: `[...document.querySelectorAll('button')].forEach((button) => button.click())` },
    keys: { ...arrows, ccw: 'z', cw: 'x' },
    tell: `(() => {
      const [state] = ${hooksWhere('([first]) => first?.board && first.next')};
      const { board, current, next: [next], phase } = state;
      return {
        board: ${insideOf(gridOf())},
        stack: ${stackOf('board.slice(1)')},
        falling: phase === 'playing' ? ${pairOf('current.colors[0]', 'current.colors[1]')} : null,
        next: ${pairOf('next[0]', 'next[1]')},
        isOver: phase === 'gameover',
      };
    })()`,
  },
];
