import { describe, expect, it } from 'vitest';
import { pageKey } from '../../../../../build/fit/films/recording/ClockedGame.ts';
import { filmedKinds } from '../../../../../build/fit/films/recording/filmedKinds.ts';
import { pictureFile, pictureOf } from '../../../../../build/fit/films/recording/RecordedPicture.ts';

/** As a page names keys: letters, or words that begin with a capital. */
const known = /^(Arrow(Left|Right|Up|Down)|Space|Enter|Tab|[a-z])$/;

describe('the filmed games', () => {
  it.each([...filmedKinds])('use only keys that a page recognises: %s', (_, { begin, keys }) => {
    const names = [...Object.values(keys), ...begin.flatMap((step) => ('key' in step ? [step.key] : []))];
    for (const name of names) expect(pageKey(name)).toMatch(known);
  });

  it('have one-word folder names, at least nine of them', () => {
    const names = [...filmedKinds.keys()];
    expect(names.length).toBeGreaterThanOrEqual(9);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('a picture of a film', () => {
  const truth = { place: { x: 1, y: 2, width: 100, height: 200 }, columns: 10, rows: 20, stack: ['..........'], falling: [], isOver: false }; // prettier-ignore

  it('reports the last piece, the number of pieces so far, and the next piece', () => {
    const come = (count: number, kind: string) => ({ count, kind, at: 0, stack: [] });
    const told = pictureOf({ ...truth, pieces: [come(1, 'S'), come(2, 'L')], next: 'I' }, 660);
    expect(told).toMatchObject({ at: 660, pieces: 2, kind: 'L', next: 'I', place: truth.place });
  });

  it('reports no piece before the game', () => {
    expect(pictureOf({ ...truth, pieces: [], next: null }, 0)).toMatchObject({ pieces: 0, kind: null });
  });

  it('is saved under a name of four digits', () => {
    expect([0, 545].map(pictureFile)).toEqual(['0000.png', '0545.png']);
  });
});
