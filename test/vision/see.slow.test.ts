import { describe, expect, it } from 'vitest';
import { locate } from '../../vision/locate.ts';
import { see } from '../../vision/see.ts';
import { isSure, trust } from '../../vision/trust.ts';
import type { Image, Layout, Observation, Rect } from '../../vision/types.ts';
import { verify } from '../../vision/locating/verify.ts';
import { drawNothing, drawPuyo, drawTetris, type Label } from './synthetic.ts';
import { withSlidPiece } from './synthetic/games/slid.ts';
import { blank } from './synthetic/drawing/paint.ts';

/** Every side within a quarter of a cell, and the same cells. */
function isAt(
  found: { board: Rect; columns: number; rows: number },
  label: Pick<Label, 'board' | 'columns' | 'rows'>,
): boolean {
  if (found.columns !== label.columns || found.rows !== label.rows) return false;
  const [a, b] = [found.board, label.board];
  const [w, h] = [b.width / label.columns / 4, b.height / label.rows / 4];
  return (
    Math.abs(a.x - b.x) <= w &&
    Math.abs(a.y - b.y) <= h &&
    Math.abs(a.x + a.width - b.x - b.width) <= w &&
    Math.abs(a.y + a.height - b.y - b.height) <= h
  );
}

const filled = (cells: readonly string[]): string => cells.map((row) => row.replace(/[^.]/g, 'X')).join('/');

function isRight(seen: Observation, label: Label): boolean {
  if (seen.game !== 'tetris' || !isAt(seen, label)) return false;
  const next = label.next.length === 0 || seen.next[0] === label.next[0];
  return next && filled(seen.cells) === filled(label.cells) && seen.current?.piece === label.current?.piece;
}

/** Seeds that nothing was fitted to. */
const unseen = 50_000;
const seeds = Array.from({ length: 24 }, (_, i) => unseen + i);
const games = seeds.map((seed) => {
  const { image, label } = drawTetris(seed);
  const seen = see(image);
  // Of two boards of the same size either will do.
  const twins = (label.others ?? []).flatMap(({ twin }) => twin ?? []);
  const meant = twins.find((twin) => seen.game !== null && isAt(seen, twin)) ?? label;
  return { seed, image, label: meant, seen };
});

it('doubts a board whose floor the picture cuts off, and is not sure of it', () => {
  const seen = [50_002, 50_004, 50_008].map((seed) => {
    const { image, label } = drawTetris(seed);
    const height = Math.round(label.board.y + 0.87 * label.board.height);
    return see({ ...image, height, data: image.data.subarray(0, 4 * image.width * height) });
  });
  for (const one of seen) {
    expect(one.game).toBe('tetris');
    expect(one.doubts).toContain('floor out of sight');
    expect(isSure(one)).toBe(false);
  }
});

it.each([50_039, 50_085, 50_094])(
  'is not sure of a board with blocks almost in the ground colour (%d)',
  (seed) => {
    const { image, label } = drawTetris(seed);
    const seen = see(image);
    expect(isSure(seen)).toBe(true);
    expect(isSure(see(withPaleBlocks(image, label)))).toBe(false);
  },
);

/** The difference of a channel between pale blocks and the ground, and the part of the board that has them. */
const paleness = 12;
const paleRows = 4;
const paleColumns = 5;

/** The same picture with the blocks in a corner of the board in another shade of its ground. */
function withPaleBlocks(image: Image, { board, cells, columns, rows }: Label): Image {
  const [w, h] = [board.width / columns, board.height / rows];
  const at = (x: number, y: number): number => 4 * (Math.floor(y) * image.width + Math.floor(x));
  const free = cells[0]!.indexOf('.');
  const ground = image.data.subarray(at(board.x + (free + 0.5) * w, board.y + h / 2)).slice(0, 3);
  const shade = ground.map((value) => (ground[0]! > 128 ? value - paleness : value + paleness));
  const copy = { ...image, data: image.data.slice() };
  for (let row = rows - paleRows; row < rows; row += 1)
    for (let column = 0; column < paleColumns; column += 1) {
      if (cells[row]![column] === '.') continue;
      for (let y = Math.ceil(board.y + row * h); y < board.y + (row + 1) * h - 1; y += 1)
        for (let x = Math.ceil(board.x + column * w); x < board.x + (column + 1) * w - 1; x += 1)
          copy.data.set(shade, at(x, y));
    }
  return copy;
}

it('is sure of a game that shows no next pieces', () => {
  const { image, label } = drawTetris(50_065);
  const seen = see(image);
  expect(isRight(seen, label)).toBe(true);
  expect(seen).toMatchObject({ next: [], doubts: [] });
  expect(isSure(seen)).toBe(true);
});

it('is hardly ever sure of a board whose upper side is pulled away by a piece between two rows', () => {
  const wrong = Array.from({ length: 12 }, (_, i) => 51_240 + i).filter((seed) => {
    const { image, label } = drawTetris(seed);
    const between = withSlidPiece(image, label, 0.5);
    const [located] = between ? locate(between) : [];
    return located && isSure(located) && isBeside(located, label) && !isAt(located, label);
  });
  expect(wrong).toEqual([51_248]);
}, 60_000);

/** Its left side is within a cell of the label's: it is not another board. */
const isBeside = ({ board }: Layout, { board: known, columns }: Label): boolean =>
  Math.abs(board.x - known.x) < known.width / columns;

describe('see on screens with a game', () => {
  it('finds at least 60 % of the boards', () => {
    const found = games.filter(({ seen, label }) => seen.game !== null && isAt(seen, label));
    expect(found.length).toBeGreaterThanOrEqual(0.6 * games.length);
  });

  it('reads over 97 % of the cells of the boards that it finds', () => {
    let right = 0;
    let all = 0;
    for (const { seen, label } of games) {
      if (seen.game === null || !isAt(seen, label)) continue;
      const [got, wanted] = [filled(seen.cells), filled(label.cells)];
      for (let i = 0; i < wanted.length; i += 1) right += got[i] === wanted[i] ? 1 : 0;
      all += wanted.length;
    }
    expect(right / all).toBeGreaterThan(0.97);
  });

  it('is right whenever it is sure', () => {
    const wrong = games.filter(({ seen, label }) => isSure(seen) && !isRight(seen, label));
    expect(wrong.map(({ seed }) => seed)).toEqual([]);
  });

  it('limits its confidence when it has a doubt', () => {
    const doubtful = games.filter(({ seen }) => seen.game === 'tetris' && seen.doubts.length > 0);
    const most = Math.max(...doubtful.map(({ seen }) => seen.confidence));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(trust.mostWithDoubt);
  });

  it('finds Puyo boards, and reads them correctly whenever it is sure', () => {
    const found = seeds.slice(0, 8).filter((seed) => {
      const { image, labels } = drawPuyo(seed);
      const seen = see(image);
      const label = seen.game === 'puyo' ? labels.find((one) => isAt(seen, one)) : undefined;
      if (seen.game !== null && isSure(seen)) expect(seen.cells).toEqual(label?.cells);
      return label !== undefined;
    });
    expect(found.length).toBeGreaterThanOrEqual(1);
  });
});

describe('see on screens without a game', () => {
  it('is never sure of a game', () => {
    const sure = seeds.filter((seed) => isSure(see(drawNothing(seed).image)));
    expect(sure).toEqual([]);
  }, 120_000);

  it.each([
    [1, 1],
    [3, 2000],
    [2000, 3],
    [640, 480],
  ])('finds nothing in a plain picture of %d x %d', (width, height) => {
    const seen = see(blank(width, height, [30, 60, 90]));
    expect(seen).toEqual({ seq: 0, game: null, confidence: 0, doubts: ['no playfield found'] });
  });
});

describe('locate', () => {
  const { image, label } = games.find(({ seen, label: wanted }) => seen.game && isAt(seen, wanted))!;

  it('finds the board around a point', () => {
    const seed = { x: label.board.x + label.board.width / 2, y: label.board.y + label.board.height / 2 };
    expect(isAt(locate(image, { seed })[0]!, label)).toBe(true);
  });

  it('leaves out excluded rectangles', () => {
    const { image, label } = games.find(({ seed }) => seed === unseen + 10)!; // Of two boards.
    const others = locate(image, { exclude: [label.board] });
    expect(others.map((layout) => isAt(layout, label))).toEqual([false]);
  });

  it('searches for a single game if requested', () => {
    const puyo = drawPuyo(unseen);
    expect(isAt(locate(puyo.image, { game: 'puyo' })[0]!, puyo.labels[0]!)).toBe(true);
    const tetris = games.find(({ seed }) => seed === unseen + 2)!; // Found without a request.
    expect(locate(tetris.image, { game: 'puyo' }).filter(({ game }) => game !== 'puyo')).toEqual([]);
  });
});

describe('verify', () => {
  it('distinguishes a board that is there from one that has gone', () => {
    const found = games.filter(({ seen, label: wanted }) => seen.game !== null && isAt(seen, wanted));
    for (const { image, label } of found.slice(0, 10)) {
      const { game, board, columns, rows } = label;
      const layout: Layout = { game, board, columns, rows, next: [], hold: null, confidence: 1 };
      const gone = blank(image.width, image.height, [40, 40, 40]);
      expect(verify(gone, layout)).toBeLessThan(0.5);
      expect(verify(image, layout)).toBeGreaterThanOrEqual(0.5);
    }
  });
});
