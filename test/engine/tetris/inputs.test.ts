import { describe, expect, it } from 'vitest';
import { areEmpty, emptyBoard, parseBoard } from '../../../engine/tetris/board.ts';
import { findAllInputs, findInputs } from '../../../engine/tetris/inputs.ts';
import { findPlacements } from '../../../engine/tetris/movegen.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/pieces.ts';
import { type Game, newGame, press } from '../../../engine/tetris/play.ts';
import { type Board, type Input, type Location, orientations, pieces } from '../../../engine/tetris/types.ts';
import { cellsKey } from './plainMoves.ts';
import { randomBoard, randomNumbers } from './randomBoards.ts';

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
  it('leads to every reachable place, as pressing its keys shows', () => {
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

  it('does without kicks where it is told to', () => {
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

  it('brings about the spin that it is asked for, or says that none does', () => {
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
