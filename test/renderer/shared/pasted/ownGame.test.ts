import { describe, expect, it } from 'vitest';
import { makeFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { readOwn } from '../../../../renderer/shared/pasted/ownGame.ts';

const own = { board: '', queue: '', garbage: 0 };

describe('a game of one’s own', () => {
  it('is an empty board and any pieces by default', () => {
    expect(readOwn(own)).toEqual({ ok: true, begin: { cells: [], queue: [] } });
  });

  it.each(['TIO', 't i o', 'T,I,O'])('reads pieces: %s', (queue) => {
    expect(readOwn({ ...own, queue })).toMatchObject({ begin: { queue: ['T', 'I', 'O'] } });
  });

  it('reads text and fumens alike, filled up to the room above the garbage', () => {
    const rows = ['XXXX......', 'XXXXX.XXXX'];
    const fumen = makeFumen([{ rows }]);
    for (const board of [rows.join('\n'), fumen]) {
      const read = readOwn({ ...own, board, garbage: 3 });
      if (!read.ok) throw new Error(read.problem.kind);
      expect(read.begin.cells).toHaveLength(17);
      expect(read.begin.cells.slice(-2)).toEqual(rows);
    }
  });

  it.each([
    [{ queue: 'TIQ' }, { kind: 'noPiece', sign: 'Q' }],
    [{ board: 'XXX' }, { kind: 'textWidth', row: 1, found: 3, columns: 10 }],
    [{ board: 'XXXX?.....' }, { kind: 'textLetter', letter: '?' }],
    [{ board: 'v115@' }, { kind: 'textFumen' }],
    [
      { board: 'X.........\n'.repeat(18), garbage: 3 },
      { kind: 'textTooTall', rows: 18, most: 17 },
    ],
  ])('says what is wrong in %j', (written, problem) => {
    expect(readOwn({ ...own, ...written })).toMatchObject({ ok: false, problem });
  });
});
