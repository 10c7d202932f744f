import { describe, expect, it } from 'vitest';
import { phasesOf } from '../../../engine/review/phases.ts';
import type { GameHeader, RecordedGame, Turn } from '../../../engine/review/record.ts';

const header = (game: GameHeader['game'], rows: number) => ({ game, rows }) as GameHeader;
const stacked = (height: number) =>
  ({ kind: 'piece', cells: Array(height).fill('X.........') }) as unknown as Turn;
const field = (height: number) => ({ kind: 'pair', cells: Array(height).fill('..R...') }) as unknown as Turn;
const named = (game: RecordedGame) => phasesOf(game).map(({ name, from, to }) => `${name} ${from}-${to}`);

describe('the phases of a game', () => {
  it('are the two first bags and what follows, without a gap', () => {
    const turns = Array.from({ length: 30 }, () => stacked(4));
    expect(named({ header: header('tetris', 20), turns })).toEqual(['opening 0-13', 'middle 14-29']);
  });

  it('are danger from six rows under the top until there is room again', () => {
    const heights = [13, 14, 13, 12, 11, 13];
    const turns = [...Array.from({ length: 14 }, () => stacked(3)), ...heights.map(stacked)];
    expect(named({ header: header('tetris', 20), turns })).toEqual([
      'opening 0-13',
      'middle 14-14',
      'danger 15-17',
      'middle 18-19',
    ]);
  });

  it('use the spawn column', () => {
    const turns = [...Array.from({ length: 8 }, () => field(2)), field(7), field(8), field(3)];
    expect(named({ header: header('puyo', 12), turns })).toEqual([
      'opening 0-7',
      'middle 8-8',
      'danger 9-9',
      'middle 10-10',
    ]);
  });

  it('are null where nothing was placed', () => {
    expect(phasesOf({ header: header('tetris', 20), turns: [] })).toEqual([]);
  });
});
