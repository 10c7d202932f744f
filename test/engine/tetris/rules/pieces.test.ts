import { describe, expect, it } from 'vitest';
import { kicksOf } from '../../../../engine/tetris/rules/kicks.ts';
import { canonicalLocation, cellsOf, identify, spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import { type Location, type Piece, orientations, pieces } from '../../../../engine/tetris/types.ts';
import { cellsKey } from '../moves/plainMoves.ts';
import { cellsAt } from '../../../cellsAt.ts';

const everyLocation: Location[] = pieces.flatMap((type) =>
  orientations.map((orientation) => ({ type, orientation, x: 5, y: 7 })),
);

/** Cells drawn in a box whose bottom left cell is [0, 0]. */
function draw(location: Location): string[] {
  const cells = cellsOf(location);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return Array.from({ length: Math.max(...ys) - bottom + 1 }, (_, row) =>
    Array.from({ length: Math.max(...xs) - left + 1 }, (_, column) =>
      cells.some(([x, y]) => x === left + column && y === bottom + row) ? '#' : '.',
    ).join(''),
  ).reverse();
}

describe('cellsOf', () => {
  it.each([
    ['I', ['####']],
    ['O', ['##', '##']],
    ['T', ['.#.', '###']],
    ['S', ['.##', '##.']],
    ['Z', ['##.', '.##']],
    ['J', ['#..', '###']],
    ['L', ['..#', '###']],
  ] as const)('draws %s facing north', (piece, rows) => {
    expect(draw(spawnAt(piece, 10, 19))).toEqual(rows);
  });

  it.each([
    ['I', 'north', cellsAt('4,7 5,7 6,7 7,7')],
    ['I', 'east', cellsAt('5,8 5,7 5,6 5,5')],
    ['I', 'south', cellsAt('6,7 5,7 4,7 3,7')],
    ['I', 'west', cellsAt('5,6 5,7 5,8 5,9')],
    ['O', 'north', cellsAt('5,7 6,7 5,8 6,8')],
    ['O', 'east', cellsAt('5,7 6,7 5,6 6,6')],
    ['O', 'south', cellsAt('5,7 4,7 5,6 4,6')],
    ['O', 'west', cellsAt('5,7 4,7 5,8 4,8')],
    ['T', 'east', cellsAt('5,8 5,7 5,6 6,7')],
  ] as const)('has the centre of TBP for %s %s', (type, orientation, cells) => {
    // prettier-ignore
    expect(cellsOf({ type, orientation, x: 5, y: 7 }).sort()).toEqual(cells.toSorted());
  });
});

describe('identify', () => {
  it.each(everyLocation)('finds $type $orientation again from its cells, in any order', (location) => {
    const found = identify(cellsOf(location).reverse());
    expect(found).toEqual(canonicalLocation(location));
    expect(cellsKey(found!)).toBe(cellsKey(location));
  });

  it('prefers north or east for I S Z, north for O', () => {
    for (const location of everyLocation) {
      const { orientation } = identify(cellsOf(location))!;
      const preferred = { O: ['north'], I: ['north', 'east'], S: ['north', 'east'], Z: ['north', 'east'] };
      expect((preferred as Record<string, string[]>)[location.type] ?? [location.orientation]).toContain(
        orientation,
      );
    }
  });

  it.each([
    [cellsAt('0,0 1,0 2,0')],
    [cellsAt('0,0 1,0 2,0 4,0')],
    [cellsAt('0,0 0,0 1,0 2,0')],
    [cellsAt('0,0 1,1 2,2 3,3')],
  ] as [number, number][][][])('knows that %j is not a piece', (cells) => {
    // prettier-ignore
    expect(identify(cells)).toBeNull();
  });
});

describe('kicksOf', () => {
  it('turns back from where a plain turn ended', () => {
    for (const piece of pieces.filter((one) => one !== 'O'))
      for (let from = 0; from < 4; from++) {
        const [there] = kicksOf(piece, from, (from + 1) % 4);
        const [back] = kicksOf(piece, (from + 1) % 4, from);
        expect([there![0] + back![0], there![1] + back![1]]).toEqual([0, 0]);
      }
  });

  it('has five tests for quarter turns, half turns in SRS+ alone, and no test for O', () => {
    expect(kicksOf('T', 0, 1)).toHaveLength(5);
    expect(kicksOf('T', 0, 2)).toHaveLength(0);
    expect(kicksOf('T', 0, 2, 'srs+')).toHaveLength(6);
    expect(kicksOf('O', 0, 1, 'srs+')).toHaveLength(0);
  });

  it('kicks J and L as mirror images, S and Z too', () => {
    const partners: [Piece, Piece][] = [['J', 'L'], ['S', 'Z'], ['T', 'T']]; // prettier-ignore
    const mirror = [0, 3, 2, 1];
    for (const [piece, partner] of partners)
      for (let from = 0; from < 4; from++) {
        const to = (from + 1) % 4;
        const flipped = kicksOf(partner, mirror[from]!, mirror[to]!).map(([x, y]) => [x === 0 ? 0 : -x, y]);
        expect(kicksOf(piece, from, to)).toEqual(flipped);
      }
  });

  it('keeps the middle of an I in place over four plain turns and over two half turns', () => {
    const middle = (location: Location) => {
      const cells = cellsOf(location);
      return [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis]!, 0) / 4);
    };
    const north: Location = { type: 'I', orientation: 'north', x: 4, y: 10 };
    const [dx, dy] = kicksOf('I', 0, 2, 'srs+')[0]!;
    const south: Location = { type: 'I', orientation: 'south', x: 4 + dx, y: 10 + dy };
    const [x, y] = middle(north);
    expect(middle(south)).toEqual([x, y! - 1]);
  });
});
