import { expect, it } from 'vitest';
import { goalKinds, type Task } from '../../../engine/puzzle/types.ts';
import { FumenError, makeFumen } from '../../../engine/tetris/notation/fumen.ts';
import { fumenOf, linkOf, taskOf } from '../../../renderer/trainer/share/fumen.ts';

const board = ['XX...XXXXX', 'XXX.XXXXXX', 'X.XXXXXXXX'];
const task: Task = { board, queue: ['L', 'S'], goal: { kind: 'tsd' } };
const usedRows = (rows: readonly string[]): string[] => rows.filter((row) => /[^.]/.test(row));

it.each(goalKinds)('comes back from a fumen and from a link, for the goal %s', (kind) => {
  const asked: Task = { ...task, goal: { kind } };
  for (const text of [fumenOf(asked), linkOf(asked), `look: ${fumenOf(asked)}`]) {
    const read = taskOf(text)!;
    expect({ ...read, board: usedRows(read.board) }).toEqual(asked);
  }
});

it('takes a quiz of another program by its last piece', () => {
  const quiz = (comment: string) => taskOf(makeFumen([{ rows: board, comment }]));
  expect(quiz('#Q=[](L)ST')).toMatchObject({ queue: ['L', 'S'], goal: { kind: 'tsd' } });
  expect(quiz('#Q=[](L)I')).toMatchObject({ queue: ['L'], goal: { kind: 'four' } });
  expect(quiz('#Q=[](L)S')).toBeNull();
  expect(quiz('no quiz')).toBeNull();
});

it('names what is wrong with a code that can’t be read', () =>
  expect(() => taskOf('v115@!')).toThrow(FumenError));
