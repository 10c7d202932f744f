import { describe, expect, it } from 'vitest';
import { areEmpty, emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import {
  findAllFinesse,
  findAllInputs,
  findFinesse,
  findInputs,
} from '../../../../engine/tetris/moves/inputs.ts';
import { findPlacements } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf, spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import { type Game, newGame, press } from '../../../../engine/tetris/rules/play.ts';
import {
  type Board,
  type Input,
  type Location,
  orientations,
  pieces,
} from '../../../../engine/tetris/types.ts';
import { plainEnd } from './plainKeys.ts';
import { cellsKey } from './plainMoves.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';

/** The cells that pressing these keys fills in the playable game. */
function pressAll(board: Board, start: Location, inputs: readonly Input[]): string {
  let game: Game = { ...newGame(1, { rows: board.rows, columns: board.columns }), board, active: start };
  for (const input of inputs.slice(0, -1)) game = press(game, input);
  expect(inputs.at(-1)).toBe('hardDrop');
  let end = game.active!;
  while (areEmpty(board, cellsOf({ ...end, y: end.y - 1 }))) end = { ...end, y: end.y - 1 };
  return cellsKey(end);
}

describe('findInputs', () => {
  it('leads to every reachable place, as a replay of its keys shows', () => {
    const random = randomNumbers(21);
    for (let round = 0; round < 8; round++) {
      const board = randomBoard(random);
      for (const piece of pieces) {
        const start = spawnAt(piece, 10, 19);
        for (const { location } of findPlacements(board, start)) {
          const inputs = findInputs(board, start, cellsOf(location));
          expect(inputs).not.toBeNull();
          expect(pressAll(board, start, inputs!)).toBe(cellsKey(location));
        }
      }
    }
  });

  it.each([
    ['I', 'north', 4, ['hardDrop']],
    ['I', 'north', 1, ['left', 'left', 'left', 'hardDrop']],
    ['T', 'south', 4, ['cw', 'cw', 'hardDrop']],
    ['T', 'west', 9, ['ccw', 'right', 'right', 'right', 'right', 'right', 'hardDrop']],
    ['O', 'north', 5, ['right', 'hardDrop']],
  ] as const)('finds the fewest keys: %s %s at column %i', (type, orientation, x, keys) => {
    const board = emptyBoard();
    const [target] = findPlacements(board, spawnAt(type, 10, 19)).filter(
      ({ location }) => location.orientation === orientation && location.x === x,
    );
    expect(findInputs(board, spawnAt(type, 10, 19), cellsOf(target!.location))).toEqual(keys);
  });

  it('uses only the turns that a game has', () => {
    const board = emptyBoard();
    const start = spawnAt('J', 10, 18);
    const target = cellsOf({ type: 'J', orientation: 'east', x: 4, y: 1 });
    expect(findInputs(board, start, target)).toEqual(['cw', 'hardDrop']);
    expect(findInputs(board, start, target, { turns: ['ccw'] })).toEqual(['ccw', 'ccw', 'ccw', 'hardDrop']);
    expect(findInputs(board, start, target, { turns: [] })).toBeNull();
  });

  it('starts from any orientation, partly above the visible rows too', () => {
    const board = emptyBoard();
    for (const type of pieces)
      for (const orientation of orientations) {
        const start: Location = { type, orientation, x: 5, y: 20 };
        for (const { location } of findPlacements(board, start, { reach: 'drops' })) {
          const inputs = findInputs(board, start, cellsOf(location), { kicks: false, softDrop: false });
          expect(pressAll(board, start, inputs!)).toBe(cellsKey(location));
        }
      }
  });

  it('avoids kicks on request', () => {
    const board = emptyBoard();
    const start: Location = { type: 'I', orientation: 'east', x: 0, y: 10 };
    const flat = cellsOf({ type: 'I', orientation: 'north', x: 1, y: 0 });
    expect(findInputs(board, start, flat)).toEqual(['cw', 'hardDrop']);
    expect(findInputs(board, start, flat, { kicks: false })!.length).toBeGreaterThan(2);
  });

  it('tucks under an overhang, one soft drop for each row', () => {
    const board = parseBoard(['......', '......', 'XX....', '......', '......'], 6);
    const corner = cellsOf({ type: 'O', orientation: 'north', x: 0, y: 0 });
    const start: Location = { type: 'O', orientation: 'north', x: 2, y: 4 };
    const drops = Array<Input>(4).fill('softDrop');
    expect(findInputs(board, start, corner)).toEqual([...drops, 'left', 'left', 'hardDrop']);
    expect(findInputs(board, start, corner, { softDrop: false })).toBeNull();
  });

  it('finds keys for the requested spin, or says that none exist', () => {
    const board = parseBoard(['X.........', 'X..XXXXXXX', '...XXXXXXX', 'X.XXXXXXXX'], 20);
    const placements = findPlacements(board, spawnAt('T', 10, 19), { spins: true });
    const spun = placements.filter(({ spin }) => spin !== 'none');
    for (const { location, spin } of placements)
      expect(findInputs(board, spawnAt('T', 10, 19), cellsOf(location), { spin })).not.toBeNull();
    expect(spun.length).toBeGreaterThan(0);
    const flat = cellsOf({ type: 'T', orientation: 'north', x: 8, y: 3 });
    expect(findInputs(emptyBoard(), spawnAt('T', 10, 19), flat, { spin: 'full' })).toBeNull();
  });

  it('answers null for cells that can not be reached and for a start that is filled', () => {
    const board = parseBoard(['XXXXXXXXXX', '..........'], 20);
    const sealed = cellsOf({ type: 'I', orientation: 'north', x: 1, y: 0 });
    expect(findInputs(board, spawnAt('I', 10, 19), sealed)).toBeNull();
    expect(findInputs(board, spawnAt('I', 10, 1), sealed)).toBeNull();
  });
});

describe('findAllInputs', () => {
  it('finds ways as short as findInputs does', () => {
    const board = randomBoard(randomNumbers(4));
    const start = spawnAt('L', 10, 19);
    const inputsTo = findAllInputs(board, start);
    for (const { location } of findPlacements(board, start)) {
      const cells = cellsOf(location);
      expect(inputsTo(cells)).toHaveLength(findInputs(board, start, cells)!.length);
    }
  });
});

describe('finesse', () => {
  it('leads to every reachable place with held arrows, with no more keys than taps, as a plain replay shows', () => {
    const random = randomNumbers(61);
    for (let round = 0; round < 10; round++) {
      const board = randomBoard(random);
      for (const piece of pieces) {
        const start = spawnAt(piece, 10, 19);
        const [finesseTo, inputsTo] = [findAllFinesse(board, start), findAllInputs(board, start)];
        for (const { location } of findPlacements(board, start)) {
          const cells = cellsOf(location);
          const [held, taps] = [finesseTo(cells)!, inputsTo(cells)!];
          expect(plainEnd(board, start, held)).toBe(cellsKey(location));
          expect(held.length).toBeLessThanOrEqual(taps.length);
          expect(held.at(-1)).toBe('hardDrop');
        }
      }
    }
  });

  it('takes no more than two arrow presses and two turns to any hard drop on an empty board', () => {
    const board = emptyBoard();
    for (const piece of pieces) {
      const start = spawnAt(piece, 10, 19);
      for (const { location } of findPlacements(board, start, { reach: 'drops' })) {
        const keys = findFinesse(board, start, cellsOf(location), { kicks: false, softDrop: false })!;
        const turns = keys.filter((key) => key.endsWith('cw')).length;
        expect(turns).toBeLessThanOrEqual(2);
        expect(keys.length - 1 - turns).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each([
    ['I', 'north', 1, ['leftWall', 'hardDrop']],
    ['I', 'north', 7, ['rightWall', 'hardDrop']],
    ['O', 'north', 1, ['leftWall', 'right', 'hardDrop']],
    ['O', 'north', 0, ['leftWall', 'hardDrop']],
    ['T', 'west', 9, ['ccw', 'rightWall', 'hardDrop']],
    ['T', 'north', 5, ['right', 'hardDrop']],
  ] as const)('finds the fewest keys: %s %s at column %i', (type, orientation, x, keys) => {
    const board = emptyBoard();
    const start = spawnAt(type, 10, 19);
    const [target] = findPlacements(board, start).filter(
      ({ location }) => location.orientation === orientation && location.x === x,
    );
    expect(findFinesse(board, start, cellsOf(target!.location))).toEqual(keys);
  });

  it('finds a spin like taps', () => {
    const board = parseBoard(['X.........', 'X..XXXXXXX', '...XXXXXXX', 'X.XXXXXXXX'], 20);
    const start = spawnAt('T', 10, 19);
    const spun = findPlacements(board, start, { spins: true }).filter(({ spin }) => spin === 'full');
    expect(spun.length).toBeGreaterThan(0);
    for (const { location, spin } of spun) {
      const [held, taps] = [findAllFinesse(board, start), findAllInputs(board, start)].map((keysTo) =>
        keysTo(cellsOf(location), spin)!,
      );
      expect(held!.length).toBeLessThan(taps!.length);
      expect(plainEnd(board, start, held!)).toBe(cellsKey(location));
    }
  });
});
