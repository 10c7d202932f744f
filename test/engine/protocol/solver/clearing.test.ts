import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../../engine/protocol/solver/clearing.ts';
import type { Watched } from '../../../../engine/solver/asking/watched.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';

const middle = ['XXX....XXX', 'XXX...XXXX', 'XXX..XXXXX', 'XXX...XXXX'];

const watched = (rows: readonly string[], queue: string, more: Partial<Watched> = {}): Watched => ({
  board: parseBoard(rows, 20),
  queue: [...queue] as Piece[],
  held: null,
  locked: false,
  hold: true,
  drops: false,
  kicks: 'srs',
  dealing: { bag: null, uniform: true },
  ...more,
});

describe('the outlook of a watched game', () => {
  it.each([
    ['possible', watched(middle, 'TIJL'), { lines: 4, pieces: 3, solved: 1, total: 1 }],
    ['impossible', watched(middle, 'OOOO'), { lines: 4, pieces: 3, solved: 0, total: 1 }],
    ['depends', watched(middle, 'SZ'), { lines: 4, pieces: 3, total: 49 }],
    ['possible', watched(['XXXXXX....'], 'O', { held: 'I' }), { lines: 1, pieces: 1 }],
    ['impossible', watched(['XXXXXX....'], 'O', { hold: false }), { lines: 1, pieces: 1 }],
  ])('is %s', async (answer, position, more) => {
    expect(await outlookOf(position, () => true)).toMatchObject({ answer, ...more });
  });

  it('counts hard drops alone where the player does no more', async () => {
    const roof = ['XXXXX...XX', 'XXX.....XX'];
    const slides = await outlookOf(watched(roof, 'LO'), () => true);
    const drops = await outlookOf(watched(roof, 'LO', { drops: true }), () => true);
    expect([slides?.answer, drops?.answer]).toEqual(['possible', 'impossible']);
  });

  it.each([
    ['on a board of other columns', watched(['XXXXXXXX....'], 'I')],
    ['where five rows are filled', watched(['X.........', ...middle], 'TIJLOSZ')],
    ['where no number of rows takes whole pieces', watched(['X.........'], 'TIJLOSZTIJLO')],
    [
      'where more than three pieces are out of sight',
      watched(['XXXX......', 'XXXX......'], 'O', {
        hold: false,
        board: parseBoard(['XXXX......', 'XX........', 'XX........', 'XX........'], 20),
      }),
    ],
  ])('is not told %s', async (_, position) => {
    expect(await outlookOf(position, () => true)).toBeNull();
  });

  it('is given up once it is not wanted any more', async () => {
    expect(await outlookOf(watched(middle, 'SZ'), () => false)).toBeNull();
  });
});
