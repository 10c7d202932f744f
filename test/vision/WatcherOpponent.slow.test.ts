import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../vision/types.ts';
import { Watcher } from '../../vision/Watcher.ts';
import { DrawnMatch, fieldAt, other, type Side } from './simulated/drawnMatch.ts';

const frameMs = 60;

/** Watches the field on one side, which is clicked on, in frames of the parts that are asked for. */
function watch(match: DrawnMatch, own: Side, ms: number) {
  const watcher = new Watcher();
  const { x, y, width, height } = fieldAt(own);
  watcher.click({ x: x + width / 2, y: y + height / 2 });
  const seen: { at: number; sighting: Sighting; asked: number }[] = [];
  for (let at = 0; at < ms; at += frameMs) {
    const region = watcher.region(1000 + at);
    const sighting = watcher.next(match.frame(at, region));
    watcher.lookAside();
    seen.push({ at, sighting, asked: region ? region.width : Infinity });
  }
  return seen;
}

const opponentIn = ({ state }: Sighting) => (state?.game === 'puyo' ? (state.opponent ?? null) : null);

/** The field as it has come to lie there in the last seconds. */
function hasLain(match: DrawnMatch, side: Side, at: number, field: string): boolean {
  const before = Array.from({ length: 60 }, (_, i) => Math.max(0, at - i * frameMs));
  return before.some((ms) => match.at(side, ms).field?.join('/') === field);
}

describe.each<Side>(['left', 'right'])('in a match with the own field on the %s, Watcher', (own) => {
  const match = new DrawnMatch({ left: 3, right: 8 }, own === 'left' ? 21 : 22);
  const seen = watch(match, own, 12_000);
  const told = seen.flatMap(({ at, sighting }) => {
    const opponent = opponentIn(sighting);
    return opponent ? [{ at, opponent }] : [];
  });

  it("reports the opponent's field with its pairs", () => {
    expect(told.length).toBeGreaterThan(30);
    const wrong = told.filter(
      ({ at, opponent: { field } }) => !hasLain(match, other(own), at, field.cells.slice(1).join('/')),
    );
    expect(wrong).toEqual([]);
    expect(new Set(told.map(({ opponent }) => opponent.field.cells.join())).size).toBeGreaterThan(2);
    expect(told.every(({ opponent }) => opponent.pairs.length > 1)).toBe(true);
  });

  it('follows the own field, and requests a wider part for about half of the frames', () => {
    const fields = seen.flatMap(({ at, sighting: { state } }) =>
      state?.game === 'puyo' ? [{ at, field: state.field.cells.slice(1).join('/') }] : [],
    );
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.every(({ at, field }) => hasLain(match, own, at, field))).toBe(true);
    const later = seen.filter(({ at }) => at > 5000);
    const wide = later.filter(({ asked }) => asked > 420);
    expect(wide.length).toBeGreaterThan(0.3 * later.length);
    expect(wide.length).toBeLessThan(0.7 * later.length);
  });
});

it.each<Side>(['left', 'right'])('reports no opponent for a single field on the %s', (own) => {
  const match = new DrawnMatch({ [own]: 3 }, 23);
  const seen = watch(match, own, 7000);
  expect(seen.some(({ sighting }) => sighting.state !== null)).toBe(true);
  expect(seen.filter(({ sighting }) => opponentIn(sighting))).toEqual([]);
});

it('reports no opponent if nothing moves on the other field', () => {
  const still = new DrawnMatch({ left: 3, right: 8 }, 24);
  const first = still.at('right', 5000);
  still.at = (side, ms) => (side === 'right' ? first : DrawnMatch.prototype.at.call(still, side, ms));
  const seen = watch(still, 'left', 9000);
  expect(seen.some(({ sighting }) => sighting.state !== null)).toBe(true);
  expect(seen.filter(({ sighting }) => opponentIn(sighting))).toEqual([]);
});

it('stays with the own field during a long chain', () => {
  const own = 'left';
  const match = new DrawnMatch({ left: 3, right: 8 }, 25);
  const chain = Array.from({ length: 60 }, (_, i) => match.at(own, 4000 + 100 * i)).find(
    ({ observation }) => !observation.current,
  )!;
  match.at = (side, ms) =>
    side === own && ms > 4000 ? chain : DrawnMatch.prototype.at.call(match, side, ms);
  const seen = watch(match, own, 10_500);
  expect(seen.at(-1)!.sighting.state).toBeNull();
  const places = seen.filter(({ at }) => at > 4000).map(({ sighting }) => sighting.layout!.board.x);
  expect(Math.max(...places.map((x) => Math.abs(x - fieldAt(own).x)))).toBeLessThan(12);
});

it('reports the garbage that is announced above the own field', () => {
  const own = 'right';
  const match = new DrawnMatch({ left: 3, right: 8 }, 26, 100, 0.6);
  const told = watch(match, own, 30_000).flatMap(({ at, sighting: { state } }) =>
    state?.game === 'puyo' && state.incoming > 0 ? [{ at, incoming: state.incoming }] : [],
  );
  const lately = (at: number) =>
    Array.from({ length: 32 }, (_, i) => match.announced(own, Math.max(0, at - i * frameMs)));
  expect(new Set(told.map(({ incoming }) => incoming)).size).toBeGreaterThan(1);
  expect(told.filter(({ at, incoming }) => !lately(at).includes(incoming))).toEqual([]);
});
