import { describe, expect, it } from 'vitest';
import type { Phase, Sighting } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { readPages } from '../../record/FilmFile.ts';
import { readStates, stateFilm, type PhaseMark, type StateLabels } from '../../record/states/recordStates.ts';
import { stateScenes } from '../../record/states/stateScenes.ts';
import { knownStateMisses } from './knownMisses.ts';
import { frameOf } from './shownFilm.ts';

/** A capture gives a picture again and again until the next one is there; milliseconds. */
const repeatMs = 33;
/** A hint may stand so long after a state is shown, which takes a key 200 ms and a game that ends about twice that. */
const hintMs = 300 + 400;
/** These show the same board while they are paused: only that no piece falls any more can be seen. */
const stillPauses: readonly string[] = ['kblocks'];
/** The slowest of them lets a piece fall each second. */
const stillMs = 3000;
/** By then it is told how it is with the game. */
const toldMs = 3000;

/** So soon it is told of a game that was over before it was watched, once its board is found. */
const finishedMs = 5000;

interface Told extends Pick<Sighting, 'state' | 'phase'> {
  at: number;
}

async function watch(name: string, { pictures }: StateLabels): Promise<Told[]> {
  const pages = await readPages(stateFilm(name));
  const watcher = new Watcher();
  const told: Told[] = [];
  pictures.forEach(({ at, page }, i) => {
    const end = pictures[i + 1]?.at ?? at + repeatMs;
    for (let now = at; now < end; now += repeatMs) {
      const { state, phase } = watcher.next(frameOf(pages[page]!, told.length, now));
      told.push({ at: now, state, phase });
    }
  });
  return told;
}

interface Span extends PhaseMark {
  until: number;
}

const spansOf = ({ marks, pictures }: StateLabels): Span[] =>
  marks.map((mark, i) => ({ ...mark, until: marks[i + 1]?.at ?? pictures.at(-1)!.at }));

/** No hint where nobody plays, soon after it has stopped. */
function hintsThere(name: string, { phase, at, until }: Span, told: readonly Told[]): string[] {
  const late = phase === 'paused' && stillPauses.includes(name) ? stillMs : hintMs;
  const hint = told.find((one) => one.at >= at + late && one.at < until && one.state !== null);
  return hint ? [`${phase} from ${at}: a position at ${hint.at}`] : [];
}

/** It is told how it is with the game, and nothing else from then on. */
function otherPhases({ phase, at, until }: Span, told: readonly Told[]): string[] {
  const isFound = told.some((one) => one.at < at && one.state !== null);
  const expected: (Phase | null)[] = isFound ? [phase] : [phase, null];
  const span = told.filter((one) => one.at >= at + toldMs && one.at < until);
  const other = span.find((one) => !expected.includes(one.phase));
  return other ? [`${phase} from ${at}: ${other.phase} at ${other.at}`] : [];
}

describe.each(stateScenes.map(({ name }) => name))('a film of %s with a pause and an end', (name) => {
  it('has positions only while the game is played, and its phase is reported within 3 s', async () => {
    const labels = readStates(name);
    const told = await watch(name, labels);
    const spans = spansOf(labels);
    const misses = spans.flatMap((span) => [
      ...(span.phase === 'playing' ? [] : hintsThere(name, span, told)),
      ...otherPhases(span, told),
    ]);
    expect(misses).toEqual(knownStateMisses[name] ?? []);
    expect(told.some(({ state }) => state !== null)).toBe(true);
  });
});

it('reports the phase of a game that was over before it was watched within 5 s', async () => {
  const { marks, pictures } = readStates('kblocks');
  const pages = await readPages(stateFilm('kblocks'));
  const { page } = pictures.at(-1)!;
  expect(marks.at(-1)!.phase).toBe('over');
  const watcher = new Watcher();
  const told = Array.from({ length: 120 }, (_, seq) => watcher.next(frameOf(pages[page]!, seq, 100 * seq)));
  const found = told.findIndex(({ layout }) => layout !== null);
  expect(found).toBeGreaterThan(-1);
  const within = told.slice(found).findIndex(({ phase }) => phase === 'menu' || phase === 'over');
  expect(within).toBeGreaterThan(-1);
  expect(100 * within).toBeLessThanOrEqual(finishedMs);
});
