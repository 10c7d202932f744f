import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Cell, Location } from '../../../../engine/tetris/types.ts';
import type { Observation, Track } from '../../../../vision/types.ts';
import { PlayerInputSigns } from '../../../../vision/watching/opponent/PlayerInputSigns.ts';

const at = (x: number, y: number, orientation: Location['orientation'] = 'north'): Cell[] =>
  cellsOf({ type: 'T', orientation, x, y });

const reading = (cells: Cell[] | null): Observation =>
  ({ game: 'tetris', current: cells && { piece: 'T', cells } }) as unknown as Observation;
const track = (piece: number, state: unknown = {}): Track =>
  ({ piece, state, events: [], doubt: null }) as unknown as Track;

/** One piece after another, each where it is seen. */
function watched(...pieces: (Cell[] | null)[][]): PlayerInputSigns {
  const signs = new PlayerInputSigns();
  pieces.forEach((places, piece) =>
    places.forEach((cells) => signs.addReading(reading(cells), track(piece))),
  );
  return signs;
}

const fallen = [at(4, 18), at(4, 10), at(4, 1)];

it.each<[string, (Cell[] | null)[][], number, number]>([
  ['no steps in pieces that only fall', [fallen, fallen, fallen], 0, 2],
  ['steps to one side', [[at(4, 18), at(5, 18), at(5, 9)]], 1, 0],
  ['turns, also those that lift the piece', [[at(4, 8), at(4, 9, 'east'), at(4, 10, 'south')]], 2, 0],
  [
    'no step between two pieces, even if the next one is visible before it is reported',
    [[...fallen, at(6, 18)], [at(6, 17)]],
    0,
    1,
  ],
  ['no steps of a partly visible piece', [[at(4, 18), at(5, 18).slice(1), at(4, 17)]], 0, 0],
  ['no steps across a reading without a piece', [[at(4, 18), null, at(4, 17)]], 0, 0],
  ['untouched pieces since the last moved one', [fallen, [at(4, 9), at(3, 9)], fallen, fallen], 1, 1],
])('counts %s', (_, pieces, steps, untouched) => {
  expect(watched(...pieces)).toMatchObject({ steps, untouched });
});

it('ignores readings without a position', () => {
  const signs = new PlayerInputSigns();
  for (const cells of [at(4, 9), at(5, 9), at(6, 9)]) signs.addReading(reading(cells), track(1, null));
  expect(signs.steps).toBe(0);
});

describe('a piece that is moved and dropped at once', () => {
  const seen = at(1, 18);
  /** The stack under one piece and under the next one, which lies where the first has landed. */
  function dropped(before: readonly string[], after: readonly string[]): PlayerInputSigns {
    const signs = new PlayerInputSigns();
    const states = [before, after].map((rows) => ({ game: 'tetris', board: parseBoard(rows, 20) }));
    states.forEach((state, piece) => signs.addReading(reading(seen), track(piece, state)));
    return signs;
  }
  const bare = ['..........', '..........'];

  it.each<[string, string[], string[], number, number]>([
    ['was moved if it landed in another column', bare, ['.....X....', '....XXX...'], 1, 0],
    ['was turned if it landed in another orientation', bare, ['XXX.......', '.X........'], 1, 0],
    ['was untouched if it landed straight below', bare, ['.X........', 'XXX.......'], 0, 1],
    ['is not counted if rows were cleared', ['..........', '...XXXXXXX'], ['..........', '.X........'], 0, 0],
    ['is not counted if garbage rose', bare, ['.X........', 'XXX.XXXXXX'], 0, 0],
  ])('%s', (_, before, after, steps, untouched) => {
    expect(dropped(before, after)).toMatchObject({ steps, untouched });
  });
});
