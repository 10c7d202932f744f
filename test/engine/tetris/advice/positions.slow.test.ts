import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Option } from '../../../../engine/tetris/advice/options.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { type Candidate, type Piece, type TetrisState } from '../../../../engine/tetris/types.ts';
import { agreedPlaces } from '../agreed.ts';
import { stateOf } from '../states.ts';

/** What a beginner meets. `good`: the places that three published evaluators agree on, as "piece orientation x y". */
interface Typical {
  name: string;
  queue: string;
  hold: Piece | null;
  board: string[];
  good: string[];
}

const table = JSON.parse(
  readFileSync(new URL('../../../fixtures/positions.json', import.meta.url), 'utf8'),
) as Typical[];

function positionOf({ queue, hold, board }: Typical): TetrisState {
  const parsed = board.length > 0 ? parseBoard(board, 20) : emptyBoard();
  return stateOf(parsed, queue, { hold, canHold: hold !== null });
}

function placeOf({ placement: { location } }: Option | Candidate): string {
  const { type, orientation, x, y } = location;
  return `${type} ${orientation} ${x} ${y}`;
}

describe('typical positions', () => {
  it('are forty, each with the places that three evaluators agree on', () => {
    expect(table).toHaveLength(40);
    for (const typical of table)
      expect([typical.name, agreedPlaces(positionOf(typical)).map(placeOf)]).toEqual([
        typical.name,
        typical.good,
      ]);
  });

  it('get hints that all three agree with, but for two at most', () => {
    const missed = table.filter((typical) => {
      const [hint] = suggest(positionOf(typical)).candidates;
      return !typical.good.includes(placeOf(hint!));
    });
    expect(missed.map(({ name }) => name).slice(2)).toEqual([]);
  });
});
