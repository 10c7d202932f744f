import { describe, expect, it } from 'vitest';
import { see } from '../../../vision/see.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Image, TetrisObservation } from '../../../vision/types.ts';
import { withoutKinds } from '../../e2e/playing/boards.ts';
import { offBy } from '../../e2e/playing/places.ts';
import { readPages } from '../../record/FilmFile.ts';
import { scenes } from '../../record/tetris/scenes.ts';
import { readTetris, type TetrisLabels } from '../../record/tetris/tetrisFilm.ts';
import { knownStillMisses } from './knownMisses.ts';
import { truthOf, type Truth } from './shownFilm.ts';

/** From the first pieces on, when little lies there, to the last. */
const looks = 6;

/** A piece well above what lies there, at its first labelled place. */
function isFlying({ cells, board }: Truth): boolean {
  const top = board.findIndex((row) => /[^.]/.test(row));
  const highest = top < 0 ? 0 : board.length - top;
  return cells.length === 4 && cells.every(([, y]) => y > highest);
}

/** One picture for each of `looks` pieces. */
function chosen(labels: TetrisLabels): { index: number; truth: Truth }[] {
  const truths = labels.pictures.map((_, index) => ({ index, truth: truthOf(labels, index) }));
  const flying = truths.filter((one): one is { index: number; truth: Truth } =>
    Boolean(one.truth && isFlying(one.truth)),
  );
  const perPiece = labels.pieces.flatMap(
    (_, piece) => flying.find(({ truth }) => truth.piece === piece) ?? [],
  );
  return Array.from({ length: looks }, (_, i) => perPiece[Math.floor((i * perPiece.length) / looks)]!);
}

const sorted = (cells: readonly unknown[]): string => cells.map(String).sort().join(' ');

function wrongIn(seen: TetrisObservation, truth: Truth): string[] {
  const { current } = seen;
  const shown = truth.next ?? seen.next[0];
  const isCurrent = current?.piece === truth.kind && sorted(current.cells) === sorted(truth.cells);
  return [
    ...(withoutKinds(seen.cells).join() === truth.board.join() ? [] : ['cells']),
    ...(isCurrent ? [] : [`falling ${truth.kind} as ${current?.piece ?? 'none'}`]),
    ...(seen.next[0] === shown ? [] : [`next ${shown} as ${seen.next[0] ?? 'none'}`]),
  ];
}

/** What is wrong in the reading of a picture, in words; 'sure' where the reading says that it may be relied on. */
function missesOf(image: Image, labels: TetrisLabels, truth: Truth): string {
  const seen = see(image);
  if (seen.game === null) return 'no board';
  const isPlaced =
    seen.game === 'tetris' &&
    seen.columns === labels.columns &&
    seen.rows === labels.rows &&
    offBy(seen.board, labels.board, labels.columns, labels.rows) <= 0.25;
  const wrong = isPlaced ? wrongIn(seen, truth) : ['another board'];
  return [...wrong, ...(wrong.length > 0 && isSure(seen) ? ['sure'] : [])].join(', ');
}

describe.each(scenes.map(({ name }) => name))('pictures of %s', (name) => {
  it('are read correctly: board, cells, falling piece and next piece', async () => {
    const labels = readTetris(name);
    const pages = await readPages(name);
    const misses = chosen(labels).flatMap(({ index, truth }) => {
      const missed = missesOf(pages[labels.pictures[index]!.page]!, labels, truth);
      return missed ? [`picture ${index}: ${missed}`] : [];
    });
    expect(misses).toEqual(knownStillMisses[name] ?? []);
  }, 60_000);
});
