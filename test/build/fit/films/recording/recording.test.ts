import { describe, expect, it } from 'vitest';
import { pageKey } from '../../../../../build/fit/films/recording/ClockedGame.ts';
import { filmedKinds } from '../../../../../build/fit/films/recording/filmedKinds.ts';
import { pictureFile, pictureOf } from '../../../../../build/fit/films/recording/RecordedPicture.ts';

/** As a page names keys: letters, or words that begin with a capital. */
const known = /^(Arrow(Left|Right|Up|Down)|Space|Enter|Tab|[a-z])$/;

describe('the games that are filmed', () => {
  it.each([...filmedKinds])('%s has keys that a page knows', (_, { begin, keys }) => {
    const names = [...Object.values(keys), ...begin.flatMap((step) => ('key' in step ? [step.key] : []))];
    for (const name of names) expect(pageKey(name)).toMatch(known);
  });

  it('are folders in one word, our own in nine looks at least', () => {
    const names = [...filmedKinds.keys()];
    expect(names.length).toBeGreaterThanOrEqual(9);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('a picture of a film', () => {
  const truth = { place: { x: 1, y: 2, width: 100, height: 200 }, columns: 10, rows: 20, stack: ['..........'], falling: [], isOver: false }; // prettier-ignore

  it('tells the last piece that came, how many did, and the next one', () => {
    const come = (count: number, kind: string) => ({ count, kind, at: 0, stack: [] });
    const told = pictureOf({ ...truth, pieces: [come(1, 'S'), come(2, 'L')], next: 'I' }, 660);
    expect(told).toMatchObject({ at: 660, pieces: 2, kind: 'L', next: 'I', place: truth.place });
  });

  it('tells of no piece before the game', () => {
    expect(pictureOf({ ...truth, pieces: [], next: null }, 0)).toMatchObject({ pieces: 0, kind: null });
  });

  it('has a file of four digits', () => {
    expect([0, 545].map(pictureFile)).toEqual(['0000.png', '0545.png']);
  });
});
