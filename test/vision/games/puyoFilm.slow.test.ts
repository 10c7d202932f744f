import { describe, expect, it } from 'vitest';
import type { PuyoState } from '../../../engine/puyo/types.ts';
import type { Sighting } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { offBy } from '../../e2e/playing/places.ts';
import { readPages } from '../../record/FilmFile.ts';
import { readPuyoLabels, type PuyoLabels } from '../../record/puyo/recordPuyo.ts';
import { knownFilmMisses } from './knownMisses.ts';
import { frameOf } from './shownFilm.ts';

const name = 'flobopuyo';
/** A pair is told of at most so many pictures after the first that shows any of it. */
const latest = 2;

/** Points at the player's own field, of the two. */
async function watch({ board, pictures }: PuyoLabels): Promise<Sighting[]> {
  const pages = await readPages(name);
  const watcher = new Watcher();
  const { width, height } = pages[0]!;
  watcher.click({ x: board.x + board.width / 2, y: board.y + board.height / 2 });
  for (const at of [-6000, -3000]) watcher.next(frameOf({ ...pages[0]!, width, height }, 0, at));
  return pictures.map(({ at, page }, seq) => watcher.next(frameOf(pages[page]!, seq, at)));
}

const kindsOf = ({ events }: Sighting): string[] => events.map(({ kind }) => kind);

/** What is wrong where a pair is told of: the pair, the one after it, and what lies there. */
function wrongIn(labels: PuyoLabels, index: number, { state }: Sighting): string[] {
  if (state?.game !== 'puyo') return ['nothing'];
  const { field, pairs } = state as PuyoState;
  const wanted = labels.pairs.slice(index, index + 2).map(({ pair }) => pair);
  const isPair = (i: number) =>
    !wanted[i] || JSON.stringify(sides(wanted[i])) === JSON.stringify(sides(pairs[i]));
  return [
    ...(isPair(0) ? [] : ['another pair']),
    ...(isPair(1) ? [] : ['another next pair']),
    ...(field.cells.slice(1).join('/') === labels.pairs[index]!.board ? [] : ['other cells']),
  ];
}

const sides = (pair?: { axis: string; child: string }) => [pair?.axis, pair?.child];

describe('a film of flobopuyo', () => {
  it('is followed: every new pair, the right puyos and no false events', async () => {
    const labels = readPuyoLabels(name);
    const sightings = await watch(labels);
    const told = sightings.filter((one) => kindsOf(one).includes('spawn'));
    const isFor = (from: number) => (one: Sighting) => one.seq >= from && one.seq <= from + latest;
    const entries = labels.pairs.map(({ from }, index) => ({ from, index })).slice(1);
    const rare = ['lost', 'restart', 'pause', 'resume', 'gameOver', 'garbage'];
    const misses = [
      ...entries.flatMap(({ from, index }) => {
        const one = told.find(isFor(from));
        const wrong = one ? wrongIn(labels, index, one) : ['no new pair told'];
        return wrong.map((what) => `picture ${from}: ${what}`);
      }),
      ...told
        .filter((one) => !entries.some(({ from }) => isFor(from)(one)))
        .map(({ seq }) => `picture ${seq}: a new pair told`),
      ...sightings.flatMap((one) =>
        kindsOf(one)
          .filter((kind) => rare.includes(kind))
          .map((kind) => `picture ${one.seq}: ${kind}`),
      ),
    ];
    expect(misses).toEqual(knownFilmMisses[name] ?? []);
    const { layout } = sightings.at(-1)!;
    expect(offBy(layout!.board, labels.board, labels.columns, labels.rows)).toBeLessThanOrEqual(0.25);
  }, 60_000);
});
