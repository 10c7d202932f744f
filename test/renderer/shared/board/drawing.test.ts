import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { orientations, type Piece } from '../../../../engine/tetris/types.ts';
import { puyoDrawings, tetrisDrawings } from '../../../../renderer/practice/view/drawings/drawings.ts';
import { drawnView, type Drawing } from '../../../../renderer/shared/board/drawing.ts';
import { puyoModes, tetrisModes } from '../../../../electron/contract/practice/modes.ts';
import { modeDrawings } from '../../../../renderer/trainer/choosing/modeDrawings.ts';
import { cellsAt } from '../../../cellsAt.ts';

it('draws small letters as the suggested piece', () => {
  expect(drawnView(['.tt', 'Xt.'])).toEqual({
    rows: ['...', 'X..'],
    hint: {
      kind: 'T',
      cells: cellsAt('1,1 2,1 1,0'),
    },
  });
});

/** Whether these cells are the piece in one of its turns. */
function isPiece(kind: string, cells: readonly (readonly [number, number])[]): boolean {
  const moved = (all: readonly (readonly [number, number])[]) => {
    const [left, low] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
    return JSON.stringify(all.map(([x, y]) => [x - left, y - low]).sort());
  };
  return orientations.some(
    (orientation) => moved(cellsOf({ type: kind as Piece, orientation, x: 4, y: 4 })) === moved(cells),
  );
}

const drawings: Record<string, Drawing> = { ...modeDrawings, ...tetrisDrawings };

describe.each(Object.keys(drawings))('the drawing of %s', (name) => {
  const drawing = drawings[name]!;

  it('is of eight columns and five rows, and clears nothing by itself', () => {
    expect(drawing.map((row) => row.length)).toEqual(Array(5).fill(8));
    expect(drawing.filter((row) => /^[A-Z]+$/.test(row))).toEqual([]);
  });

  it('suggests a whole piece, if any', () => {
    const { hint } = drawnView(drawing);
    if (hint) expect(isPiece(hint.kind, hint.cells)).toBe(true);
  });
});

it('exists for every game of the lobby', () => {
  expect(Object.keys(tetrisDrawings)).toEqual([...tetrisModes]);
  expect(Object.keys(puyoDrawings)).toEqual([...puyoModes]);
  for (const field of Object.values(puyoDrawings))
    expect(field.map((row) => row.length)).toEqual([6, 6, 6, 6]);
});
