import { describe, expect, it } from 'vitest';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { chooseWithForesight } from '../../../../engine/tetris/search/futures.ts';
import { Search } from '../../../../engine/tetris/search/search.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';
import { type Board, type Piece, type TetrisState } from '../../../../engine/tetris/types.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';

const rules = { style: styles.okiba!, reach: 'drops', spins: false } as const;

function stateOf(board: Board, queue: string, bag?: string): TetrisState {
  const pieces = [...queue] as Piece[];
  return makePosition({
    board,
    queue: pieces,
    canHold: true,
    bag: bag === undefined ? null : ([...bag] as Piece[]),
  });
}

describe('foresight', () => {
  it('with one future and nothing beyond the queue is the search itself', () => {
    const random = randomNumbers(21);
    for (let round = 0; round < 10; round++) {
      const state = stateOf(randomBoard(random, 10, 20), 'TSL');
      const { move, nodes } = chooseWithForesight(state, rules, {
        width: 8,
        forecasts: 0,
        futures: 1,
        ahead: 0,
      });
      const search = new Search(state, rules);
      expect(move).toEqual(search.choose({ width: 8, forecasts: 0 }));
      expect(nodes).toBe(search.nodes);
    }
  });

  it('sees what is left in the bag as if it were in the queue', () => {
    const random = randomNumbers(22);
    for (let round = 0; round < 10; round++) {
      const board = randomBoard(random, 10, 20);
      const effort = { width: 8, forecasts: 0 };
      const { move } = chooseWithForesight(stateOf(board, 'TS', 'I'), rules, {
        ...effort,
        futures: 2,
        ahead: 1,
      });
      expect(move).toEqual(new Search(stateOf(board, 'TSI'), rules).choose(effort));
    }
  });

  it('is the same for the same position, and empty if no place is left', () => {
    const foresight = { width: 6, forecasts: 0, futures: 3, ahead: 2 };
    const state = stateOf(emptyBoard(), 'TSLJ');
    expect(chooseWithForesight(state, rules, foresight)).toEqual(
      chooseWithForesight(state, rules, foresight),
    );
    const full = parseBoard(Array<string>(20).fill('XXXXXXXXX.'));
    expect(chooseWithForesight(stateOf(full, 'O'), rules, foresight).move).toBeNull();
  });
});
