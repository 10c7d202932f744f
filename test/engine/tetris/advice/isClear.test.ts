import { expect, it } from 'vitest';
import { isClear } from '../../../../engine/tetris/advice/isClear.ts';
import type { Candidate, Suggestion } from '../../../../engine/tetris/types.ts';
import { styles } from '../../../../engine/tetris/evaluate/styles.ts';

const { noise } = styles.okiba;

it.each([
  ['a place that leads by little', 'okiba', [0, -noise], false],
  ['a place that leads by much', 'okiba', [0, -3 * noise], true],
  ['a second place that is not second by value', 'okiba', [0, -3 * noise, -noise], false],
  ['the only place', 'okiba', [0], true],
  ['no place', 'okiba', [], true],
  ['a style whose noise is unknown', 'tspin', [0, 0], true],
  ['a style that looks at one piece', 'bcts', [0, 0], true],
  ['another bot', 'toString', [0, 0], true],
])('knows whether the next piece would change the answer: %s', (_, evaluator, scores, clear) => {
  const candidates = scores.map((score) => ({ score }) as Candidate);
  const info = { evaluator, nodes: 0, elapsedMs: 0 };
  const suggestion: Suggestion = { for: 0, final: true, candidates, notHere: null, info };
  expect(isClear(suggestion)).toBe(clear);
});
