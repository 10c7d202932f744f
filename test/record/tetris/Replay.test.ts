import { expect, it } from 'vitest';
import { Replay } from './Replay.ts';
import { cellsAt } from '../../cellsAt.ts';

const empty = '....';

/** A board of four columns and eight rows from its lowest ones. */
const board = (...lowest: string[]): string[] => [...Array<string>(8 - lowest.length).fill(empty), ...lowest];

function replayed(...pictures: string[][]): Replay {
  const replay = new Replay(4, 8);
  for (const rows of pictures) replay.next(rows);
  return replay;
}

const high = ['.XX.', '.XX.', empty, empty, empty, empty];

it('reconstructs the stack from the last place of each piece', () => {
  const second = board('XX..', 'XX..', empty, empty, empty, empty, 'XX..', 'XX..');
  const { pieces, shown } = replayed(board('XX..', 'XX..', empty, empty, empty, empty), second).labels();
  expect(pieces.map(({ kind, from }) => [kind, from])).toEqual([
    ['O', 0],
    ['O', 1],
  ]);
  expect(pieces[1]!.board).toEqual(board('XX..', 'XX..'));
  expect(shown[1]).toEqual({
    piece: 1,
    cells: cellsAt('0,7 1,7 0,6 1,6'),
  });
});

it('removes full rows by the rules', () => {
  const flat = board('XXXX', empty, empty, empty);
  const replay = replayed(flat, board('.XX.', '.XX.', empty, empty, empty, empty, empty, empty));
  expect(replay.board).toEqual(board());
});

it('labels no picture that the rules do not explain, and dates a piece by its first cells', () => {
  const vanishing = board('.XX.', '.XX.', empty, empty, empty, empty, 'X..X');
  const flat = board('XXXX', empty, empty, empty);
  const { pieces, shown } = replayed(flat, vanishing, board(...high)).labels();
  expect(shown[1]).toBeNull();
  expect(pieces[1]!.from).toBe(1);
});

it('says which picture is not explained, once there are too many', () => {
  const replay = replayed(board(...high));
  const strange = board('X..X', empty);
  expect(() => {
    for (let i = 0; i < 40; i += 1) replay.next(strange);
  }).toThrow('picture 27 is not explained by the rules');
});
