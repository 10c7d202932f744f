import { describe, expect, it } from 'vitest';
import { advise, type PlayersHands, shownOf, steer } from '../../../electron/hints/tetrisAdvice.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { newGame, press, stateOf } from '../../../engine/tetris/rules/play.ts';
import { type Candidate, type Cell, type Role, type Spin, pieces } from '../../../engine/tetris/types.ts';
import { makeCandidate, makeState, makeSuggestion } from '../sightings.ts';
import { rounds } from '../../rounds.ts';
import { cellsAt } from '../../cellsAt.ts';

const hands: PlayersHands = { turns: ['cw'], skill: 'drops', kicks: 'srs' };
const spawn = { type: 'L', orientation: 'north', x: 4, y: 18 } as const;
const flat = makeCandidate({ ...spawn, x: 1, y: 0 }, cellsOf({ ...spawn, x: 1, y: 0 }));
const holey = makeCandidate({ ...spawn, x: 6, y: 0 }, cellsOf({ ...spawn, x: 6, y: 0 }), {
  result: { ...flat.result, holesAdded: 2 },
});
const buried = makeCandidate(spawn, cellsAt('0,5 1,5 2,5 2,6'));
const fine = makeCandidate({ ...spawn, x: 8, y: 0 }, cellsOf({ ...spawn, x: 8, y: 0 }));

describe('keys', () => {
  it.each([['cw'], ['ccw']] as const)('with only %s to turn bring every piece to its place', (turn) => {
    for (const type of pieces.slice(0, rounds(7, 2))) {
      const state = { ...makeState({ ...spawn, type, y: type === 'I' ? 19 : 18 }), queue: [type] };
      for (const candidate of suggest(state, { turns: [turn] }).candidates) {
        const keys = steer(candidate, state, { turns: [turn], skill: 'drops', kicks: 'srs' })!;
        expect(keys.filter((key) => key.endsWith('cw') && key !== turn)).toEqual([]);
        const start = { ...newGame(1), active: state.active!, board: state.board };
        const before = keys.slice(0, -1).reduce(press, start);
        const landed = press(before, 'hardDrop').board;
        for (const [x, y] of candidate.cells) expect(landed.masks[y]! & (1 << x)).not.toBe(0);
      }
    }
  });

  it('of a held piece are as the engine has them', () => {
    const held = makeCandidate(flat.placement.location, flat.cells, {
      useHold: true,
      inputs: ['hold', 'hardDrop'],
    });
    expect(steer(held, makeState(spawn), hands)).toEqual(['hold', 'hardDrop']);
  });

  it('are as the engine has them if the piece is not seen', () => {
    const state = makeState(spawn);
    delete state.active;
    expect(steer(flat, state, hands)).toBe(flat.inputs);
  });

  it('include the spin of a place, which can’t be seen from its cells', () => {
    const slot = ['..X.......', 'XX...XXXXX', 'XXX.XXXXXX'];
    const state = makeState({ type: 'T', orientation: 'north', x: 4, y: 18 }, slot);
    const location = { type: 'T', orientation: 'south', x: 3, y: 1 } as const;
    const place = makeCandidate(location, cellsOf(location));
    const keysFor = (candidate: Candidate, spin: Spin) =>
      steer({ ...candidate, placement: { ...candidate.placement, spin } }, state, {
        turns: ['cw', 'ccw'],
        skill: 'spins',
        kicks: 'srs',
      });
    expect(keysFor(place, 'full')!.at(-2)).toMatch(/cw$/);
    const flatT = { ...location, orientation: 'north', x: 7, y: 2 } as const;
    const noSpin = makeCandidate(flatT, cellsOf(flatT));
    expect(keysFor(noSpin, 'full')).toBeNull();
    expect(keysFor(noSpin, 'none')).not.toBeNull();
  });

  it.each([
    ['srs', true],
    ['ars', false],
    ['nes', false],
  ] as const)('rely on a kick out of a shaft under %s: %s', (kicks, isThere) => {
    // A shaft of two columns at the wall, out of which an upright J turns only by SRS.
    const state = makeState(
      { type: 'J', orientation: 'west', x: 1, y: 2 },
      Array<string>(4).fill('..XXXXXXXX'),
    );
    const end = { type: 'J', orientation: 'east', x: 0, y: 1 } as const;
    const keys = steer(makeCandidate(end, cellsOf(end)), state, { turns: ['cw'], skill: 'spins', kicks });
    expect(keys !== null).toBe(isThere);
  });

  it('do not exist for a place behind a wall', () => {
    const wall = makeState({ ...spawn, x: 7, y: 2 }, Array<string>(6).fill('.....X....'));
    expect(steer(flat, wall, hands)).toBeNull();
  });
});

describe('advice', () => {
  it('names the best place, another good one, and the one to stay away from', () => {
    const suggestion = { ...makeSuggestion(flat, fine), notHere: holey };
    const advice = advise(suggestion, makeState(spawn), hands)!;
    expect(advice.best).toBe(flat);
    expect(advice.second).toBe(fine);
    expect(advice.notHere).toBeNull();
    const apart = { ...holey, cells: holey.cells.map(([x, y]): Cell => [x - 2, y]) };
    expect(advise({ ...suggestion, notHere: apart }, makeState(spawn), hands)!.notHere).toBe(apart);
  });

  it('prefers a second place with a reason of its own, and takes none that shares a cell with the best', () => {
    const at = (x: number, role: Role | null) => ({
      ...makeCandidate({ ...spawn, x, y: 0 }, cellsOf({ ...spawn, x, y: 0 })),
      role,
    });
    const [near, next, safe, clears] = [at(2, null), at(4, null), at(8, 'safe'), at(7, 'clears')];
    const second = (...others: Candidate[]) =>
      advise(makeSuggestion(flat, ...others), makeState(spawn), hands)!.second;
    expect(second(near, next, clears, safe)).toBe(safe);
    expect(second(near, next, clears)).toBe(clears);
    expect(second(near, next)).toBe(next);
    expect(second(near)).toBeNull();
  });

  it('shows first in the panel the place that is drawn on the game', () => {
    const suggestion = { ...makeSuggestion(fine, holey, flat), notHere: holey };
    const shown = shownOf(suggestion, {
      game: 'tetris',
      best: flat,
      second: fine,
      notHere: null,
      keys: ['left', 'hardDrop'],
    });
    expect(shown.candidates).toEqual([{ ...flat, inputs: ['left', 'hardDrop'] }, fine, holey]);
    expect(shown.notHere).toBeNull();
    const alone = { best: flat, second: null, notHere: holey, keys: [] };
    const many = shownOf(makeSuggestion(fine, holey, flat, buried), { game: 'tetris', ...alone });
    expect(many.candidates).toEqual([{ ...flat, inputs: [] }, fine, holey]);
    expect(many.notHere).toBe(holey);
  });

  it('is null if no place can be reached', () => {
    expect(advise(makeSuggestion(buried), makeState(spawn), hands)).toBeNull();
    expect(advise(makeSuggestion(buried, flat, fine), makeState(spawn), hands)).toMatchObject({
      best: flat,
      second: fine,
    });
  });

  it('of the engine for a real game agrees with its keys', () => {
    const state = stateOf(newGame(5, { previews: 1 }))!;
    const suggestion = suggest({ ...state, canHold: false });
    const advice = advise(suggestion, state, { ...hands, turns: ['cw', 'ccw'] })!;
    expect(advice.best).toBe(suggestion.candidates[0]);
    expect(advice.keys).toHaveLength(suggestion.candidates[0]!.inputs.length);
  });
});
