/** The games of the league: our own in many looks, and other people's where they are there. Data only. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arrows } from '../games/GameKind.ts';
import type { WebGameKind } from './WebGame.ts';

/** A game of our own in many looks. */
export const gamePage = fileURLToPath(new URL('game.html', import.meta.url));
const others = fileURLToPath(new URL('../../../../shared/games', import.meta.url));

/** The page in one look, told by `search` (see there), in a window so high. */
export const variant = (name: string, search: string, height = 700): WebGameKind => ({
  name,
  page: gamePage,
  search: `title=${name}&${search}`,
  window: { x: 260, y: 120, width: 620, height },
  begin: [{ key: 'Return' }],
  keys: arrows,
});

const idle: WebGameKind = {
  ...variant('idle', 'skin=tiles&idle=1&seed=30'),
  window: { x: 60, y: 120, width: 620, height: 700 },
};

const variants: readonly WebGameKind[] = [
  variant('flat', 'skin=flat'),
  variant('bevel light', 'skin=bevel&theme=light'),
  variant('tiles', 'skin=tiles'),
  variant('lcd', 'skin=lcd'),
  variant('art', 'skin=bevel&art=pagoda'),
  variant('score text', 'skin=text&seed=11'),
  variant('zoom 80', 'skin=bevel&zoom=0.8&seed=12'),
  variant('zoom 125', 'skin=bevel&zoom=1.25&seed=13', 860),
  { ...variant('floor cut off', 'skin=bevel&seed=14', 580), isFloorCut: true },
  {
    ...variant('two boards', 'skin=bevel&beside=560&seed=15'),
    window: { x: 60, y: 120, width: 1180, height: 700 },
  },
  {
    ...variant('two windows', 'skin=bevel&seed=16'),
    window: { x: 760, y: 120, width: 620, height: 700 },
    beside: idle,
  },
];

/** What a page tells of a position, each as an expression; `hook` logs the pieces as they come. */
interface Telling {
  canvas: string;
  stack: string;
  falling: string;
  next: string;
  hook: string;
}

/** What all of these pages have in common: a log of pieces, and the well's place. */
const telling = ({ canvas, stack, falling, next, hook }: Telling): string => `
  const log = [];
  const well = document.querySelector('${canvas}');
  const stack = () => ${stack};
  ${hook}
  window.truth = () => {
    const { x, y } = well.getBoundingClientRect();
    const place = { x: x + well.clientLeft, y: y + well.clientTop, width: well.clientWidth, height: well.clientHeight };
    return { place, columns: 10, rows: 20, pieces: log, stack: stack(), falling: ${falling}, next: ${next}, isOver: false };
  };`;

const javascriptTetris = telling({
  canvas: '#canvas',
  stack: `Array.from({ length: 20 }, (_, y) => Array.from({ length: 10 }, (_, x) => (getBlock(x, y) ? 'X' : '.')).join(''))`,
  falling: `(() => {
    const cells = [];
    if (playing) eachblock(current.type, current.x, current.y, current.dir, (x, y) => cells.push([x, y]));
    return cells;
  })()`,
  next: 'names.get(next.type)',
  hook: `const names = new Map([[i, 'I'], [j, 'J'], [l, 'L'], [o, 'O'], [s, 'S'], [t, 'T'], [z, 'Z']]);
  const come = setCurrentPiece;
  setCurrentPiece = (piece) => {
    come(piece);
    log.push({ count: log.length + 1, kind: names.get(current.type), at: Date.now(), stack: stack() });
  };`,
});

const canvasTetris = telling({
  canvas: 'canvas',
  stack: `board.map((row) => row.map((cell) => (cell ? 'X' : '.')).join(''))`,
  falling: `freezed || !current ? [] : current.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell ? [[x + currentX, y + currentY]] : [])))`,
  next: 'null',
  hook: `const come = newShape;
  newShape = () => {
    come();
    const kind = 'ILJOZST'[Math.max(...current.flat()) - 1];
    log.push({ count: log.length + 1, kind, at: Date.now(), stack: stack() });
  };`,
});

const foreign: readonly WebGameKind[] = [
  {
    name: 'javascript-tetris',
    page: `${others}/javascript-tetris/index.html`,
    window: { x: 260, y: 60, width: 1000, height: 900 },
    begin: [{ key: 'space' }],
    keys: { left: 'Left', right: 'Right', cw: 'Up', softDrop: 'Down' },
    tell: javascriptTetris,
  },
  {
    name: 'canvas-tetris',
    page: `${others}/canvas-tetris/index.html`,
    window: { x: 260, y: 60, width: 700, height: 800 },
    begin: [{ key: 'Tab' }, { key: 'space' }, { key: 'Tab' }],
    keys: arrows,
    tell: canvasTetris,
  },
];

/** Those that are there to be played. */
export const leagueKinds = [...variants, ...foreign].filter(({ page }) => existsSync(page));
