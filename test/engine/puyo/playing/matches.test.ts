import { describe, expect, it } from 'vitest';
import { garbageOf, roomOf, worthMeeting } from '../../../../engine/puyo/evaluate/versus.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import { type Candidate, type Fact } from '../../../../engine/puyo/types.ts';

const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));

/** A red on column 1 fires a chain of three: 1000 points, 14 garbage puyos. */
const three = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

/** Two rows below the end, and nothing that pops. */
const cornered = [
  '..GR..',
  '..RG..',
  '..GR..',
  '..RG..',
  '..GR..',
  '..RG..',
  '..GR..',
  '..RG..',
  '..GR..',
  '..RG..',
];

function candidatesOf(cells: readonly string[], more: object, pairs = ['RY', 'GG', 'BP']): Candidate[] {
  const { state } = readPosition({ game: 'puyo', cells, pairs, ...more });
  return suggest(state, { nodes: 6000, count: 22, versus: true }).candidates;
}

const best = (...args: Parameters<typeof candidatesOf>) => candidatesOf(...args)[0]!;
const factOf = <Kind extends Fact['kind']>({ facts }: Candidate, kind: Kind) =>
  facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind);

describe.each([
  ['as it is', three],
  ['in the mirror', mirrored(three)],
])('announced garbage, the field %s', (_, cells) => {
  it('is accepted if it is little, and the chain grows on', () => {
    const taken = best(cells, { incoming: 3 });
    expect(taken.result.chains).toBe(0);
    expect(factOf(taken, 'falls')).toEqual({ kind: 'falls', garbage: 3, rows: 1, later: 0 });
  });

  it('is cancelled by the present chain before it buries what fires it', () => {
    const met = best(cells, { incoming: 30 });
    expect(met.result.chains).toBe(3);
    expect(factOf(met, 'offsets')).toEqual({ kind: 'offsets', incoming: 30, met: 14, sent: 0 });
    const building = candidatesOf(cells, { incoming: 30 }).find(({ result }) => result.chains === 0)!;
    expect(factOf(building, 'covers')).toMatchObject({ colour: 'R', steps: 3, certain: true });
  });

  it('lets the chain grow while pairs can be placed before it falls', () => {
    const waiting = best(cells, { incoming: 30, garbageIn: 6 });
    expect(waiting.result.chains).toBe(0);
    expect(factOf(waiting, 'waitsToFall')).toEqual({ kind: 'waitsToFall', garbage: 30, pairs: 6 });
    expect(factOf(waiting, 'falls')).toBeUndefined();
  });

  it('is cancelled by the next pair if that is in time', () => {
    const keeping = best(cells, { incoming: 14, garbageIn: 1 }, ['BP', 'RP']);
    expect(keeping.result.chains).toBe(0);
    expect(factOf(keeping, 'prepares')).toMatchObject({ steps: 3, colour: 'R', puyos: 1 });
    expect(best(cells, { incoming: 14 }, ['RP', 'GG', 'YY']).result.chains).toBe(3);
  });

  it('is announced beyond what one turn can take', () => {
    const building = candidatesOf(cells, { incoming: 100 }).find(({ result }) => result.chains === 0)!;
    expect(factOf(building, 'falls')).toEqual({ kind: 'falls', garbage: 30, rows: 5, later: 70 });
  });
});

describe('announced garbage', () => {
  it('is cheaper to cancel later in a match, and after an all clear', () => {
    const offsetsOf = (more: object) => {
      const firing = candidatesOf(three, { incoming: 60, ...more }).find(
        ({ result }) => result.chains === 3,
      )!;
      return factOf(firing, 'offsets');
    };
    expect(offsetsOf({})).toMatchObject({ met: 14, sent: 0 });
    expect(offsetsOf({ rate: 35 })).toMatchObject({ met: 28, sent: 0 });
    expect(offsetsOf({ seconds: 112 })).toMatchObject({ met: 28, sent: 0 });
    expect(offsetsOf({ allClear: true })).toMatchObject({ met: 44, sent: 0 });
    expect(offsetsOf({ incoming: 4 })).toMatchObject({ met: 4, sent: 10 });
  });

  it('that is less than a row may bury the trigger, or not', () => {
    const open = ['.G....', '.RG...', 'RRGG..'];
    const elsewhere = candidatesOf(open, { incoming: 1 }, ['YB']).find(
      ({ placement }) => placement.column === 6,
    );
    const covers = { kind: 'covers', colour: 'R', column: 1, steps: 2 };
    expect(factOf(elsewhere!, 'covers')).toEqual({ ...covers, certain: false });
    const under = candidatesOf(open, { incoming: 6 }, ['YB']).find(({ placement }) => placement.column === 6);
    expect(factOf(under!, 'covers')).toEqual({ ...covers, certain: true });
  });

  it('is negligible outside a match', () => {
    const kinds = new Set(candidatesOf(three, {}).flatMap(({ facts }) => facts.map(({ kind }) => kind)));
    for (const kind of ['falls', 'waitsToFall', 'covers', 'offsets', 'sends', 'buries', 'answered'] as const)
      expect(kinds.has(kind)).toBe(false);
  });
});

describe('an opponent', () => {
  it('without room for it is buried at once', () => {
    const firing = best(three, { opponent: cornered });
    expect(firing.result.chains).toBe(3);
    expect(factOf(firing, 'sends')).toEqual({ kind: 'sends', garbage: 14 });
    expect(factOf(firing, 'buries')).toEqual({ kind: 'buries', garbage: 14 });
  });

  it('with room is left alone while the chain grows', () => {
    const building = best(three, { opponent: ['......'] });
    expect(building.result.chains).toBe(0);
  });

  it('who can answer with more is a reason to build on, which is stated', () => {
    const four = ['.GBY..', '.RGBY.', '.RGBY.', '.RGBY.'];
    const all = candidatesOf(three, { opponent: { cells: four, pairs: ['RB', 'YB', 'BB'] } });
    expect(all[0]!.result.chains).toBe(0);
    const firing = all.find(({ result }) => result.chains === 3)!;
    expect(factOf(firing, 'answered')!.garbage).toBeGreaterThanOrEqual(14);
    expect(factOf(firing, 'buries')).toBeUndefined();
  });

  it('is judged by what is announced there already', () => {
    const opponent = { cells: ['......', '......'], incoming: 70 };
    expect(factOf(best(three, { opponent }), 'buries')).toBeDefined();
  });

  it('may show colours that nobody else does', () => {
    const opponent = { cells: ['PPP...', 'YYBB..'], pairs: ['PP'] };
    expect(candidatesOf(['RR....'], { opponent }, ['RG'])).not.toEqual([]);
  });
});

describe('what a chain is worth against garbage', () => {
  /** Five steps for 4840 points, as the kernel counts. */
  const five = 5024;

  it('is estimated by its points', () => {
    expect(garbageOf(five)).toBe(68);
    expect(garbageOf(five, 35)).toBe(137);
    expect(garbageOf(0)).toBe(0);
  });

  it('is all of it if no more than a row is left, else the share that it cancels', () => {
    expect(worthMeeting(five, 0)).toBe(five);
    expect(worthMeeting(five, 74)).toBe(five);
    expect(worthMeeting(five, 148)).toBe(five / 2);
    for (let announced = 1; announced < 300; announced++)
      expect(worthMeeting(five, announced + 1)).toBeLessThanOrEqual(worthMeeting(five, announced));
  });

  it('counts the room over the spawn column', () => {
    const roomAbove = (cells: string[]) =>
      roomOf(
        readPosition({ game: 'puyo', cells: ['......'], pairs: ['RG'], opponent: cells }).state.opponent!,
      );
    expect(roomAbove(['......'])).toBe(72);
    expect(roomAbove(cornered)).toBe(12);
    expect(roomAbove(['R.....', 'G.....'])).toBe(72);
  });
});
