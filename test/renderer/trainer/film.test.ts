import sharp from 'sharp';
import { expect, it } from 'vitest';
import { categoryPuzzle } from '../../../engine/puzzle/sets/modes.ts';
import { picturesOf } from '../../../renderer/trainer/play/playback.ts';
import { filmOf } from '../../../renderer/trainer/share/film.ts';

const puzzle = categoryPuzzle({ category: 'tsd', moves: 1 }, 3);
const answer = puzzle.solutions[0]!.map(({ location }) => location);

it('has a picture for each key of the answer, as large as its board', async () => {
  const film = filmOf(puzzle)!;
  const pictures = picturesOf(puzzle, answer);
  const read = await sharp(film.bytes, { animated: true }).metadata();
  expect([read.format, read.width, read.pageHeight, read.pages]).toEqual([
    'gif',
    film.width,
    film.height,
    pictures.length,
  ]);
  expect(read.delay!.at(-1)).toBeGreaterThan(read.delay![0]!);
});

it('shows on its last picture the final stack, in its colours', async () => {
  const film = filmOf(puzzle)!;
  const { rows } = picturesOf(puzzle, answer).at(-1)!.run;
  const { data, info } = await sharp(film.bytes, { page: film.pictures - 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middleOf = (x: number, y: number): number[] => {
    const at = ((10 + 20 * y + 10) * info.width + 10 + 20 * x + 10) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const empty = middleOf(0, 0);
  const seen = rows.map((row, y) =>
    [...row].map((_, x) => (String(middleOf(x, y)) === String(empty) ? '.' : 'X')).join(''),
  );
  expect(seen).toEqual(rows.map((row) => row.replace(/[^.]/g, 'X')));
  expect(new Set(rows.join('').replace(/[.X]/g, ''))).toEqual(new Set(puzzle.queue));
});

it('is null if no answer is known', () => {
  expect(filmOf({ ...puzzle, solutions: [] })).toBeNull();
});
