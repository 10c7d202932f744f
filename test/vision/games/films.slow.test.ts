import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Sighting } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { readPages } from '../../record/FilmFile.ts';
import { scenes } from '../../record/tetris/scenes.ts';
import { boardUnder, readTetris, type TetrisLabels } from '../../record/tetris/tetrisFilm.ts';
import { knownFilmMisses } from './knownMisses.ts';
import { filledIn, frameOf, truthOf } from './shownFilm.ts';

/** A new piece is told of at most so many pictures after the first that shows it whole. */
const latest = 2;

/** A capture gives a picture again and again until the next one is there; milliseconds. */
const repeatMs = 33;

/** What is told of each picture, by the last of its frames, with all that has happened in them. */
async function watch(name: string, labels: TetrisLabels): Promise<Sighting[]> {
  const pages = await readPages(name);
  const watcher = new Watcher();
  for (const at of [-6000, -3000]) watcher.next(frameOf(pages[0]!, 0, at));
  return labels.pictures.map(({ at, page }, seq) => {
    const end = labels.pictures[seq + 1]?.at ?? at + repeatMs;
    const told: Sighting[] = [];
    for (let now = at; now < end; now += repeatMs) told.push(watcher.next(frameOf(pages[page]!, seq, now)));
    return { ...told.at(-1)!, events: told.flatMap(({ events }) => events) };
  });
}

const kindsOf = ({ events }: Sighting): string[] => events.map(({ kind }) => kind);

/** The first pictures that show anything of a piece, and all of it. */
interface Entry {
  from: number;
  whole: number;
}

function entriesOf({ pieces, pictures }: TetrisLabels): Entry[] {
  return pieces.slice(1).map(({ from }, i) => {
    const whole = pictures.findIndex(({ piece, cells }) => piece === i + 1 && cells?.length === 4);
    return { from, whole: whole < 0 ? from : whole };
  });
}

/** Each piece that comes in during the film is told of once, when it does, and nothing else is. */
function wrongSpawns(labels: TetrisLabels, sightings: readonly Sighting[]): string[] {
  const told = sightings.filter((one) => kindsOf(one).includes('spawn')).map(({ seq }) => seq);
  const entries = entriesOf(labels);
  const isFor =
    ({ from, whole }: Entry) =>
    (seq: number) =>
      seq >= from && seq <= whole + latest;
  const inTime = entries.filter(({ whole }) => whole + latest < labels.pictures.length);
  const missed = inTime.filter((entry) => !told.some(isFor(entry)));
  const untrue = told.filter((seq) => !entries.some((entry) => isFor(entry)(seq)));
  return [
    ...missed.map(({ from }) => `picture ${from}: no new piece told`),
    ...untrue.map((seq) => `picture ${seq}: a new piece told`),
  ];
}

const rare = ['lost', 'restart', 'hold', 'pause', 'resume', 'gameOver', 'garbage'];

function falseEvents(sightings: readonly Sighting[]): string[] {
  return sightings.flatMap((one) =>
    kindsOf(one)
      .filter((kind) => rare.includes(kind))
      .map((kind) => `picture ${one.seq}: ${kind}`),
  );
}

/** Rows that vanished before the last piece came in, by the boards that followed each other. */
function clearedRows(labels: TetrisLabels): number {
  const filled = labels.pieces.map(({ board }) => board.replace(/[^X]/g, '').length);
  return filled.slice(1).reduce((rows, now, i) => rows + (filled[i]! + 4 - now) / labels.columns, 0);
}

function toldRows(sightings: readonly Sighting[]): number {
  const events = sightings.flatMap((one) => one.events);
  return events.reduce((rows, event) => rows + (event.kind === 'clear' ? event.count : 0), 0);
}

/** The filled cells that a sighting claims. */
function filledBy({ state }: Sighting): string {
  if (state?.game !== 'tetris') return '';
  const { board, active } = state;
  const rows = Array.from({ length: board.rows }, (_, top) =>
    Array.from({ length: board.columns }, (_, x) =>
      (board.masks[board.rows - 1 - top]! & (1 << x)) !== 0 ? 'X' : '.',
    ).join(''),
  );
  return filledIn(rows, active ? cellsOf(active) : []).join('/');
}

/** Where a piece has come in or moved, and the picture is still: the cells that are told are those that are filled. */
function wrongCells(labels: TetrisLabels, sightings: readonly Sighting[]): string[] {
  return sightings.flatMap((one) => {
    const truth = truthOf(labels, one.seq);
    const hasChanged = kindsOf(one).some((kind) => kind === 'move' || kind === 'spawn');
    if (!truth || !hasChanged || !one.state) return [];
    const wanted = filledIn(boardUnder(labels, truth.piece), truth.cells).join('/');
    return filledBy(one) === wanted ? [] : [`picture ${one.seq}: other cells`];
  });
}

/** A preview may grow, or fade in, after each piece; then its piece is known. */
const leastAnnounced = 0.85;

/** Share of the positions that know what comes next. */
function announced(sightings: readonly Sighting[]): number {
  const known = sightings.flatMap(({ state }) => (state?.game === 'tetris' ? [state.queue.length > 1] : []));
  return known.filter(Boolean).length / known.length;
}

describe.each(scenes.map(({ name }) => name))('a film of %s', (name) => {
  it('is followed: every new piece, every cleared row, the right cells and no false events', async () => {
    const labels = readTetris(name);
    const sightings = await watch(name, labels);
    const [rows, told] = [clearedRows(labels), toldRows(sightings)];
    const misses = [
      ...wrongSpawns(labels, sightings),
      ...falseEvents(sightings),
      ...(rows === told ? [] : [`${rows} rows vanish, ${told} are told`]),
      ...wrongCells(labels, sightings),
    ];
    expect(misses).toEqual(knownFilmMisses[name] ?? []);
    if (labels.hasNext) expect(announced(sightings)).toBeGreaterThan(leastAnnounced);
  });
});
