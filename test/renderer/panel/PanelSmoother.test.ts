import { describe, expect, it } from 'vitest';
import { PanelSmoother } from '../../../renderer/panel/PanelSmoother.ts';
import { makePosition } from '../../../engine/tetris/position.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Doubt, TetrisObservation } from '../../../vision/types.ts';
import { nothingWatched } from '../../../electron/contract/nothingWatched.ts';
import { settings } from '../settings.ts';

const empty = Array<string>(20).fill('..........');
const withT = [...empty.slice(1), 'TTT.......'];

function reading(cells: string[], doubts: Doubt[] = []): TetrisObservation {
  const board = { x: 0, y: 0, width: 100, height: 200 };
  const rest = { current: null, ghost: null, hold: null, next: [], confidence: 0.9, doubts };
  return { seq: 1, game: 'tetris', board, columns: 10, rows: 20, cells, ...rest };
}

function state(
  status: PanelState['status'],
  observation: PanelState['observation'],
  cells?: string[],
): PanelState {
  const position = makePosition({
    board: emptyBoard(),
    queue: ['I', 'O', 'S'],
    hold: 'L',
    active: { type: 'I', orientation: 'north', x: 4, y: 18 },
  });
  return {
    ...nothingWatched(settings),
    status,
    observation,
    state: cells ? { cells, position } : null,
    piece: 1,
  };
}

describe('what the panel shows of a flickering picture', () => {
  it('is the legal position where there is one', () => {
    const shown = new PanelSmoother().smooth(state('ready', reading(empty), withT), 0)
      .observation as TetrisObservation;
    expect(shown.cells).toEqual(withT);
    expect(shown.next).toEqual(['O', 'S']);
    expect(shown.hold).toBe('L');
    expect(shown.current!.cells).toContainEqual([3, 18]);
  });

  it('stays while the state is missing for a moment, and goes with the hint', () => {
    const smoother = new PanelSmoother();
    smoother.smooth(state('ready', reading(withT), withT), 0);
    const later = smoother.smooth(state('ready', reading(empty)), 50).observation as TetrisObservation;
    expect(later.cells).toEqual(withT);
    const unsure = smoother.smooth(state('unsure', reading(empty)), 600).observation as TetrisObservation;
    expect(unsure.cells).toEqual(empty);
  });

  it.each<[PanelState['status'], Doubt, boolean]>([
    ['unsure', 'cells not readable', true],
    ['ready', 'cells not readable', false],
    ['ready', 'next piece not readable', true],
  ])('%s: shows "%s" only once it lasts, and only where it matters (%s)', (status, doubt, told) => {
    const smoother = new PanelSmoother();
    const at = (now: number, doubts: Doubt[]) =>
      smoother.smooth(state(status, reading(empty, doubts)), now).observation!.doubts;
    expect(at(0, [doubt])).toEqual([]);
    expect(at(400, [doubt])).toEqual([]);
    expect(at(800, [doubt])).toEqual(told ? [doubt] : []);
    expect(at(850, [])).toEqual([]);
    expect(at(900, [doubt])).toEqual([]);
  });

  it('forgets the board with the game', () => {
    const smoother = new PanelSmoother();
    smoother.smooth(state('ready', reading(withT), withT), 0);
    smoother.smooth(state('lost', { seq: 2, game: null, confidence: 0, doubts: ['no playfield found'] }), 10);
    const shown = smoother.smooth(state('ready', reading(empty)), 20).observation as TetrisObservation;
    expect(shown.cells).toEqual(empty);
  });
});
