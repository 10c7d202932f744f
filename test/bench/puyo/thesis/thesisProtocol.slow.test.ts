import { describe, expect, it } from 'vitest';
import { runProtocol } from './thesisProtocol.ts';

describe('the test of the thesis', () => {
  it('has every player alone and helped', () => {
    const rows = runProtocol({
      games: 1,
      pairs: 20,
      previews: 1,
      seed: 1,
      evaluators: [{ evaluator: 'thesis-2018' }, { evaluator: 'okiba', nodes: 500 }],
    });
    expect(rows).toHaveLength(4);
    for (const { helped } of rows) expect(helped).toHaveLength(2);
  });
});
