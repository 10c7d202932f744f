import { describe, expect, it } from 'vitest';
import { PositionError, emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { simulate } from '../../../../engine/tetris/simulate.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { evaluatorNames as evaluators } from '../../../../engine/tetris/evaluators.ts';
import { orientations, pieces } from '../../../../engine/tetris/types.ts';
import { cellsKey } from '../moves/plainMoves.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

describe('suggest', () => {
  it.each([
    ['I', 17],
    ['O', 9],
    ['S', 17],
    ['Z', 17],
    ['J', 34],
    ['L', 34],
    ['T', 34],
  ] as const)('offers every hard drop of %s on an empty board: %i', (piece, count) => {
    for (const evaluator of evaluators)
      expect(suggest(stateOf(emptyBoard(), piece), { evaluator }).candidates).toHaveLength(count);
  });

  it.each(evaluators)('%s: every candidate is a legal place with true facts, best first', (evaluator) => {
    const random = randomNumbers(31);
    for (let round = 0; round < 12; round++) {
      const board = randomBoard(random, 10, 16 + (round % 9));
      const queue = ['TIO', 'SZ', 'JLSTZI', 'I'][round % 4]!;
      const state = stateOf(board, queue, { hold: 'L', canHold: true });
      const { candidates } = suggest(state, { evaluator, skill: round % 2 ? 'spins' : 'drops' });
      let last = { toppedOut: false, score: Infinity };
      for (const { placement, cells, useHold, inputs, result, score, facts, reasons } of candidates) {
        const played = useHold ? 'L' : queue[0];
        expect(placement.location.type).toBe(played);
        expect(cells).toEqual(cellsOf(placement.location));
        expect(cells.every(([x, y]) => !(board.masks[y]! & (1 << x)))).toBe(true);
        expect(inputs.at(-1)).toBe('hardDrop');
        expect(inputs[0] === 'hold').toBe(useHold);
        expect(result.linesCleared).toBe(lock(board, cells).linesCleared);
        expect(facts.length).toBe(reasons.length);
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.find(({ kind }) => kind === 'clearsRows')?.value ?? 0).toBe(result.linesCleared);
        if (last.toppedOut === result.toppedOut) expect(score).toBeLessThanOrEqual(last.score);
        else expect(result.toppedOut).toBe(true);
        last = { toppedOut: result.toppedOut, score };
      }
      expect(candidates.length).toBeGreaterThan(0);
    }
  });

  it('uses the half turns of SRS+ on request', () => {
    const board = parseBoard(['.XXX.XX.XX', 'XXX.X...XX', '...XX.X..X'], 20);
    const wanted = '5,1 6,1 7,0 7,1';
    const leadsThere = (kicks: 'srs' | 'srs+', evaluator: string) =>
      suggest(stateOf(board, 'J'), { evaluator, kicks, skill: 'spins' }).candidates.find(
        ({ cells }) => cells.map(String).sort().join(' ') === wanted,
      );
    for (const evaluator of evaluators) {
      expect(leadsThere('srs', evaluator)).toBeUndefined();
      expect(leadsThere('srs+', evaluator)!.inputs).toContain('half');
    }
  });

  it("starts from the piece's place, in any orientation and partly above the visible rows", () => {
    for (const type of pieces)
      for (const orientation of orientations)
        for (const y of [17, 20]) {
          const active = { type, orientation, x: 6, y };
          const { candidates } = suggest(stateOf(emptyBoard(), type, { active }));
          const all = findPlacements(emptyBoard(), findSpawn(emptyBoard(), type)!, { reach: 'drops' });
          const keys = (cells: { placement: { location: Parameters<typeof cellsKey>[0] } }[]) =>
            cells.map(({ placement }) => cellsKey(placement.location)).sort();
          expect(keys(candidates)).toEqual(keys(all.map((placement) => ({ placement }))));
        }
  });

  it("does not offer a place that can't be reached between deep walls", () => {
    const board = parseBoard(
      Array.from({ length: 12 }, () => 'XXXX..XXXX'),
      20,
    );
    const active = { type: 'O' as const, orientation: 'north' as const, x: 4, y: 5 };
    const { candidates } = suggest(stateOf(board, 'O', { active }));
    expect(candidates.map(({ cells }) => cells[0])).toEqual([[4, 0]]);
  });

  it('puts places that end the game last, and is empty if no place is left', () => {
    const tall = parseBoard(
      Array.from({ length: 16 }, () => 'XXXXXXXXX.'),
      20,
    );
    const { candidates } = suggest(stateOf(tall, 'I'));
    expect(candidates[0]!.result.linesCleared).toBe(4);
    const over = candidates.map(({ result }) => result.toppedOut);
    expect(over).toEqual(over.toSorted());
    const full = parseBoard(Array.from({ length: 20 }, () => '.XXXXXXXX.'));
    full.masks.fill(0b0111111110, 0, 24);
    expect(suggest(stateOf(full, 'T')).candidates).toEqual([]);
  });

  it('takes the fewest keys among equals', () => {
    const { candidates } = suggest(stateOf(emptyBoard(), 'O'), { evaluator: 'dellacherie' });
    for (const [index, candidate] of candidates.entries()) {
      const next = candidates[index + 1];
      if (next?.score === candidate.score)
        expect(candidate.inputs.length).toBeLessThanOrEqual(next.inputs.length);
    }
  });

  it('uses hold where the kept piece fits better', () => {
    const board = parseBoard(
      Array.from({ length: 4 }, () => 'XXXXXXXXX.'),
      20,
    );
    const [best] = suggest(stateOf(board, 'SO', { hold: 'I', canHold: true })).candidates;
    expect(best).toMatchObject({ useHold: true, result: { linesCleared: 4 } });
    const [without] = suggest(stateOf(board, 'SO', { hold: 'I', canHold: false })).candidates;
    expect(without!.useHold).toBe(false);
  });

  it('holds into an empty hold for the piece after', () => {
    const board = parseBoard(
      Array.from({ length: 4 }, () => 'XXXXXXXXX.'),
      20,
    );
    const [best] = suggest(stateOf(board, 'SI', { canHold: true })).candidates;
    expect(best).toMatchObject({ useHold: true, result: { linesCleared: 4 } });
    expect(best!.plan).toHaveLength(1);
    expect(best!.plan[0]!.location.type).toBe('S');
  });

  it('looks ahead: the plan can be played piece by piece', () => {
    const random = randomNumbers(37);
    for (let round = 0; round < 10; round++) {
      let board = randomBoard(random, 10, 24);
      const [best] = suggest(stateOf(board, 'TSZJLI')).candidates;
      for (const { location } of [best!.placement, ...best!.plan]) {
        const places = findPlacements(board, findSpawn(board, location.type)!, { reach: 'drops' });
        expect(places.map((place) => cellsKey(place.location))).toContain(cellsKey(location));
        board = lock(board, cellsOf(location)).board;
      }
    }
  });

  it('finds with two pieces the best of all pairs of placements', () => {
    const board = parseBoard(['X.........', 'XX..X.XX..', 'XXX.XXXXX.'], 20);
    const wide = suggest(stateOf(board, 'LJ'), { width: 100_000 });
    const usual = suggest(stateOf(board, 'LJ'));
    expect(usual.candidates[0]!.score).toBe(wide.candidates[0]!.score);
    expect(usual.candidates[0]!.cells).toEqual(wide.candidates[0]!.cells);
  });

  it('answers the same for the same position, and as many as requested', () => {
    const state = stateOf(randomBoard(randomNumbers(41)), 'TIOSZ', { hold: 'J', canHold: true });
    const [first, second] = [suggest(state, { for: 7, count: 4 }), suggest(state, { for: 7, count: 4 })];
    expect(first.candidates).toEqual(second.candidates);
    expect(first.candidates).toHaveLength(4);
    expect(first.for).toBe(7);
  });

  it.each([
    [stateOf(emptyBoard(), ''), 'the queue is empty'],
    [
      stateOf(emptyBoard(), 'T', { active: { type: 'L', orientation: 'north', x: 4, y: 18 } }),
      'the falling piece is L, but the queue begins with T',
    ],
    [
      stateOf(emptyBoard(), 'T', { active: { type: 'T', orientation: 'north', x: 0, y: 18 } }),
      'the falling T overlaps filled cells or is outside the board',
    ],
  ])('refuses an impossible position', (state, message) => {
    expect(() => suggest(state)).toThrow(PositionError);
    expect(() => suggest(state)).toThrow(message);
  });

  it('refuses an evaluator that does not exist', () => {
    expect(() => suggest(stateOf(emptyBoard(), 'T'), { evaluator: 'best' })).toThrow('no evaluator "best"');
  });
});

describe('simulate', () => {
  const game = { pieces: 300, previews: 1, hold: false, seed: 5 };

  it.each(['7bag', 'uniform'] as const)('the look-ahead and both classics survive, %s', (randomizer) => {
    for (const evaluator of ['okiba', 'bcts', 'dellacherie']) {
      const { pieces: played, lines, end } = simulate({ ...game, evaluator, randomizer });
      expect([played, end]).toEqual([300, 'cap']);
      expect(lines).toBeGreaterThan(300 * 0.4 - 40);
    }
  });

  it('thesis-2021 does not, and plays the same game for the same seed', () => {
    const play = (seed: number) =>
      simulate({ ...game, seed, pieces: 5000, evaluator: 'thesis-2021', randomizer: 'uniform' });
    expect(play(5).end).toBe('toppedOut');
    expect(play(5)).toEqual(play(5));
    expect(play(6)).not.toEqual(play(5));
  });

  it('plays with hold and previews', () => {
    const played = simulate({
      ...game,
      hold: true,
      previews: 5,
      pieces: 100,
      evaluator: 'okiba',
      randomizer: '7bag',
    });
    expect(played.end).toBe('cap');
  });
});
