import { describe, expect, it } from 'vitest';
import {
  type Outlook,
  type Prospect,
  decide,
  laterOf,
  outlookOf,
  roomIn,
  worthOf,
} from '../../../../engine/puyo/evaluate/firing.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { type Option, findOptions } from '../../../../engine/puyo/options.ts';

const read = (cells: string[], pairs: string[], more = {}) =>
  readPosition({ game: 'puyo', cells, pairs, ...more }).state;

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

describe('when to fire', () => {
  const [option] = findOptions(read(stairs, ['RY'])).filter(({ result }) => result.chains === 3);
  const [quiet] = findOptions(read(stairs, ['RY'])).filter(({ result }) => result.chains === 0);
  const firing: Prospect = { option: option!, lost: false, certain: 0, futures: [{ fired: 0, waited: 0 }] };
  const building = (fired: number, waited: number, certain = 0): Prospect => ({
    option: quiet!,
    lost: false,
    certain,
    futures: [{ fired, waited }],
  });
  const hoping = (...fired: number[]): Prospect => ({
    ...building(0, 0),
    futures: fired.map((worth) => ({ fired: worth, waited: 0 })),
  });
  const calm = { guarded: false, seen: 3 };
  const first = (prospects: Prospect[], room: number, more: Partial<Outlook> = {}) =>
    decide(prospects, { room, ...calm, ...more })[0]!.option;

  it('waits while a longer chain is likely, and fires otherwise', () => {
    expect(first([firing, building(5000, 0)], 60)).toBe(quiet);
    expect(first([firing, building(2000, 2500)], 60)).toBe(option);
  });

  it('trusts the future less as room runs out, but not the visible pairs', () => {
    expect(first([firing, building(3500, 0)], 12)).toBe(option);
    expect(first([firing, building(0, 9000)], 12)).toBe(option);
    expect(first([firing, building(0, 0, 4500)], 12)).toBe(quiet);
  });

  it('trusts the future less with fewer visible pairs', () => {
    const seeing = (seen: number) => first([firing, building(3900, 0)], 14, { seen });
    expect([1, 2, 3].map(seeing)).toEqual([option, quiet, quiet]);
  });

  it('counts the empty cells without those that are kept for garbage', () => {
    const state = read(['RGBYRG'], ['RG', 'YB']);
    expect(outlookOf(state)).toEqual({ room: 72, guarded: false, seen: 2 });
    expect(outlookOf(state, 30)).toEqual({ room: 42, guarded: true, seen: 2 });
    expect(outlookOf(state, -6)).toEqual({ room: 78, guarded: false, seen: 2 });
  });

  it('burns no short chain on a nearly full field while most futures hold the long one', () => {
    expect(first([firing, hoping(9000, 9000, 0, 9000)], 7)).toBe(quiet);
    expect(first([firing, hoping(9000, 0, 0, 0)], 7)).toBe(option);
  });

  it('keeps a chain within reach where garbage may fall', () => {
    expect(first([firing, hoping(9000, 9000, 9000, 9000)], 6, { guarded: true })).toBe(option);
    expect(first([firing, building(0, 0, 4500)], 6, { guarded: true })).toBe(quiet);
    expect(first([firing, hoping(9000, 9000, 9000, 9000)], 30, { guarded: true })).toBe(quiet);
  });

  it('pops a little only where that promises a good deal more', () => {
    const [single] = findOptions(read(['......', 'RRR...', 'GBYYBG'], ['RY'])).filter(
      ({ result }) => result.chains === 1,
    );
    const popping = (fired: number): Prospect => ({ ...building(fired, 0), option: single! });
    expect(first([building(9000, 0), popping(9200)], 60)).toBe(quiet);
    expect(first([building(9000, 0), popping(9900)], 60)).toBe(single);
  });

  it('never prefers a losing placement', () => {
    expect(first([{ ...building(9000, 9000), lost: true }, firing], 60)).toBe(option);
  });
});

describe('what building on is worth', () => {
  const prospect = (certain: number, ...futures: [fired: number, waited: number][]): Prospect => ({
    option: findOptions(read(stairs, ['RY']))[0]!,
    lost: false,
    certain,
    futures: futures.map(([fired, waited]) => ({ fired, waited })),
  });
  const worth = (what: Prospect, room: number, seen = 3) => laterOf(what, { room, guarded: false, seen });

  it('is the average over the futures of what they fire', () => {
    expect(worth(prospect(0, [3000, 0], [6000, 0]), 60)).toBe(4500);
  });

  it('is no less than what the visible pairs fire', () => {
    expect(worth(prospect(2000, [1000, 0], [3000, 0]), 60)).toBe(2500);
  });

  it('is a little less where a chain only waits', () => {
    expect(worth(prospect(0, [0, 3000]), 60)).toBe(2600);
    expect(worth(prospect(0, [0, 3000]), 34)).toBe(2600);
  });

  it.each([
    [33, 3000 - 400 - 140],
    [30, 3000 - 400 - 4 * 140],
    [25, 3000 - 400 - 9 * 140],
    [24, 0],
    [5, 0],
  ])('subtracts more with less room for a chain that waits: %d cells, %d', (room, expected) => {
    expect(worth(prospect(0, [0, 3000]), room)).toBe(expected);
  });

  it.each([
    [30, 3, 3000],
    [20, 3, 3000 - 350],
    [20, 1, 3000 - 1050],
    [20, 2, 3000 - 525],
  ])('subtracts more in %d cells of room with %d visible pairs: %d', (room, seen, expected) => {
    expect(worth(prospect(0, [3000, 0]), room, seen)).toBe(expected);
  });
});

it('counts a chain by its steps, and by its points among equals', () => {
  const [option] = findOptions(read(stairs, ['RY']));
  const worth = (chains: number, score: number) =>
    worthOf({ ...option!, result: { ...option!.result, chains, score } } as Option);
  expect([worth(0, 5000), worth(1, 0), worth(3, 1399), worth(3, 1400), worth(9, 1e6)]).toEqual([
    0, 1000, 3006, 3007, 9900,
  ]);
});

it.each([
  ['tsu', 6 * 13 - 3],
  ['thesis', 6 * 12 - 3],
] as const)('has room in the rules of %s for %d puyos more', (rules, room) => {
  expect(roomIn({ ...read(['RGB...'], ['RG']), rules })).toBe(room);
});

it('has room as in the rules of Tsu by default', () => {
  const unnamed = read(['RGB...'], ['RG']);
  delete unnamed.rules;
  expect(roomIn(unnamed)).toBe(6 * 13 - 3);
});

describe('the score of a decision', () => {
  const options = findOptions(read(stairs, ['RY']));
  const [fires, quiet] = [3, 0].map((chains) => options.find(({ result }) => result.chains === chains)!);
  const seen = (option: Option, certain: number, lost = false): Prospect => ({
    option,
    lost,
    certain,
    futures: [{ fired: 0, waited: 0 }],
  });
  const scores = (prospects: Prospect[], room: number, guarded = false) =>
    decide(prospects, { room, guarded, seen: 3 }).map(({ score }) => score);

  it.each([
    [60, 300],
    [12, 300],
    [11, 300 + 150],
    [2, 300 + 10 * 150],
  ])('subtracts what firing another chain costs with %d cells of room: %d', (room, cost) => {
    expect(scores([seen(fires!, 9000)], room)).toEqual([9000 - cost]);
    expect(scores([seen(quiet!, 9000)], room)).toEqual([9000]);
  });

  it('is far below all others if the game is lost, and less so the longer the last chain', () => {
    expect(scores([seen(quiet!, 9000, true), seen(fires!, 0, true)], 60)).toEqual([
      -1e6 + worthOf(fires!),
      -1e6,
    ]);
  });

  it.each([
    [12, 0],
    [11, 9000 - 5 * 280],
    [7, 9000 - 280],
    [6, 9000],
    [2, 9000],
  ])('asks for what has to stay within reach of garbage with %d cells of room: %d', (room, least) => {
    const isCareless = (certain: number, guarded: boolean) =>
      scores([seen(quiet!, 9000), seen(quiet!, certain)], room, guarded)[1]! < 0;
    expect([isCareless(least - 1, true), isCareless(least, true)]).toEqual([least > 0, false]);
    expect(isCareless(0, false)).toBe(false);
  });
});

describe('what a decision comes with', () => {
  const options = findOptions(read(stairs, ['RY']));
  const [fires, quiet] = [3, 0].map((chains) => options.find(({ result }) => result.chains === chains)!);
  const outlook = { room: 60, guarded: false, seen: 3 };
  const prospect = (option: Option, fired: number, more: Partial<Prospect> = {}): Prospect => ({
    option,
    lost: false,
    certain: 0,
    futures: [{ fired, waited: 0 }],
    ...more,
  });

  it('is how many steps it leads to, or what is given up by firing', () => {
    const told = decide([prospect(fires!, 1500), prospect(quiet!, 5900)], outlook);
    expect(told.map(({ option, expected, plan }) => [option, expected, plan])).toEqual([
      [quiet, 5, []],
      [fires, 5, []],
    ]);
  });

  it('is what each option leads to by itself if it fires nothing', () => {
    const told = decide([prospect(quiet!, 5900), prospect(quiet!, 2100)], outlook);
    expect(told.map(({ expected }) => expected)).toEqual([5, 2]);
  });

  it('leaves out what an option that loses promises', () => {
    const told = decide([prospect(fires!, 1500), prospect(quiet!, 9000, { lost: true })], outlook);
    expect(told[0]).toMatchObject({ option: fires, expected: 1 });
    expect(told[1]!.score).toBeLessThan(-100_000);
  });

  it('has the stakes of a match, which then say what firing is worth', () => {
    const stakes = { now: 7000, answer: null, buries: false };
    const [best, other] = decide([prospect(quiet!, 6000), prospect(fires!, 0, { stakes })], outlook);
    expect(best).toMatchObject({ option: fires, score: 7000, stakes });
    expect(other).not.toHaveProperty('stakes');
  });
});
