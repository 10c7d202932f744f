import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Answer, type Question, answers } from '../../../engine/protocol/answers.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { type TetrisState } from '../../../engine/tetris/types.ts';
import { makePosition } from '../../../engine/tetris/position.ts';

const state: TetrisState = makePosition({ board: emptyBoard(), queue: ['T', 'I'] });

const answer = (question: Question) => [...answers(question)].at(-1)!;

describe('the worker', () => {
  it('answers a question under its number, in a form that can be sent', () => {
    const answered = answer({ id: 4, state: structuredClone(state), options: { for: 9, count: 2 } });
    expect(answered).toMatchObject({ id: 4, suggestion: { for: 9 } });
    expect(structuredClone(answered)).toEqual(answered);
  });

  it('answers at once and then better; only the last answer is final', () => {
    const all = [...answers({ id: 4, state, options: { milliseconds: 20 } })];
    const suggestions = all.map((one) => ('suggestion' in one ? one.suggestion : expect.fail()));
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.map(({ final }) => final)).toEqual(suggestions.map((_, at) => at === all.length - 1));
    const scores = suggestions.map(({ candidates }) => (candidates[0] as { score: number }).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('answers in one line that the position can not be judged', () => {
    const answered = answer({ id: 5, state: { ...state, queue: [] } });
    expect(answered).toEqual({ id: 5, error: 'the queue is empty; it begins with the falling piece' });
  });

  it('answers for Puyo too, also that there is no hint', () => {
    const cells = [...Array<string>(12).fill('......'), 'RGBYP.'];
    const pair = { axis: 'R', child: 'G' } as const;
    const field = { columns: 6, rows: 12, cells };
    const puyo = { game: 'puyo', field, pairs: [pair], allClear: false, incoming: 0, score: null } as const;
    const answered = answer({ id: 6, state: puyo, options: { evaluator: 'potential', for: 3 } });
    expect(answered).toMatchObject({ id: 6, suggestion: { for: 3, info: { evaluator: 'potential' } } });
    expect(structuredClone(answered)).toEqual(answered);
    const silent = answer({ id: 7, state: puyo, options: { evaluator: 'thesis-2018' } });
    expect(silent).toMatchObject({ suggestion: { candidates: [], silence: { kind: 'tooFew' } } });
    const odd = answer({ id: 8, state: { ...puyo, pairs: [] } });
    expect(odd).toMatchObject({ id: 8, error: expect.stringContaining('pair') });
  });

  it('answers for Puyo at once and then better as well', () => {
    const cells = [...Array<string>(12).fill('......'), 'RGBYP.'];
    const pairs = [{ axis: 'R', child: 'G' } as const];
    const field = { columns: 6, rows: 12, cells };
    const puyo = { game: 'puyo', field, pairs, allClear: false, incoming: 0, score: null } as const;
    const all = [...answers({ id: 6, state: puyo, options: { milliseconds: 500 } })];
    const suggestions = all.map((one) => ('suggestion' in one ? one.suggestion : expect.fail()));
    expect(suggestions.map(({ final }) => final)).toEqual([false, true]);
    expect(suggestions[1]!.info.nodes).toBeGreaterThan(suggestions[0]!.info.nodes);
  });

  it('runs in a thread of its own and answers questions in turn', async () => {
    const entry = new URL('../../../engine/protocol/worker.ts', import.meta.url);
    const load = `import('tsx/esm/api').then(({ register }) => (register(), import('${entry.href}')))`;
    const thread = new Worker(load, { eval: true });
    const questions: Question[] = [
      { id: 1, state },
      { id: 2, state: { ...state, queue: [] } },
      { id: 3, state, options: { evaluator: 'bcts', count: 1 } },
    ];
    for (const question of questions) thread.postMessage(question);
    const received: Answer[] = [];
    await new Promise<void>((resolve, reject) => {
      thread.on('error', reject);
      thread.on('message', (one: Answer) => {
        if ('suggestion' in one && !one.suggestion.final) return;
        if (received.push(one) === questions.length) resolve();
      });
    });
    await thread.terminate();
    expect(received.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(received[2]).toMatchObject({ suggestion: { info: { evaluator: 'bcts' } } });
  });
});
