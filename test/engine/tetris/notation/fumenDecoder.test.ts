import { Field, decoder, encoder } from 'tetris-fumen';
import { describe, expect, it } from 'vitest';
import { FumenError, parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { rounds } from '../../../rounds.ts';
import { orientations, pieces } from '../../../../engine/tetris/types.ts';

let seed = 7;
const next = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
const oneOf = <T>(all: readonly T[]): T => all[next(all.length)]!;
const rotations = ['spawn', 'right', 'reverse', 'left'] as const;
const comments = [
  'plain',
  '階段 & 100 %',
  '',
  '#Q=[](T)SZIJL',
  '#Q=[O](T)SZ;#Q=[](I)JL;and so on',
  '#Q=[I]()JL',
  '#Q=[](S)',
];

function randomField(): Field {
  const rows = Array.from({ length: next(20) }, () =>
    Array.from({ length: 10 }, () => (next(12) === 0 ? '_' : oneOf([...'IOTSZJLX']))).join(''),
  );
  return Field.create(rows.join(''), next(2) ? 'XXXX_XXXXX' : '__________');
}

function randomPiece() {
  for (;;) {
    const [type, turn, x, y] = [oneOf(pieces), next(4), next(10), next(23)];
    const cells = cellsOf({ type, orientation: orientations[turn]!, x, y });
    if (cells.every(([column, row]) => column >= 0 && column < 10 && row >= 0 && row < 23))
      return { type, rotation: rotations[turn]!, x, y };
  }
}

function randomPages(): EncodePages {
  return Array.from({ length: 1 + next(6) }, (_, index) => ({
    ...((index === 0 || next(3) === 0) && { field: randomField() }),
    ...(next(3) > 0 && { operation: randomPiece() }),
    ...(next(3) === 0 && { comment: oneOf(comments) }),
    flags: { lock: next(4) > 0, mirror: next(4) === 0, rise: next(4) === 0, colorize: index === 0 },
  }));
}

type EncodePages = Parameters<typeof encoder.encode>[0];

/** As the package reads it. */
function twin(code: string) {
  return decoder.decode(code).map(({ field, operation, comment, flags }) => ({
    cells: field.str({ reduced: false, separator: '' }).replaceAll('_', '.'),
    piece: operation && {
      type: operation.type,
      orientation: orientations[rotations.indexOf(operation.rotation)],
      x: operation.x,
      y: operation.y,
    },
    comment,
    lock: flags.lock,
  }));
}

function ours(code: string) {
  return parseFumen(code).map(({ rows, garbage, piece, comment, lock }) => ({
    cells: [...rows, garbage].join(''),
    piece: piece ?? undefined,
    comment,
    lock,
  }));
}

describe('pages, read as the package reads them', () => {
  it('of many kinds', () => {
    for (let round = 0; round < rounds(400, 60); round++) {
      const code = encoder.encode(randomPages());
      expect(ours(code)).toEqual(twin(code));
    }
  });

  it('or refused, where the code is damaged', () => {
    let read = 0;
    for (let round = 0; round < rounds(1500, 200); round++) {
      const letters = [...encoder.encode(randomPages())];
      for (let count = 0; count < 2; count++) letters[5 + next(letters.length - 5)] = oneOf([...'ABCgh89+/']);
      try {
        const pages = ours(letters.join(''));
        expect(pages).toEqual(twin(letters.join('')));
        read++;
      } catch (error) {
        if (!(error instanceof FumenError)) throw error;
      }
    }
    expect(read).toBeGreaterThan(rounds(50, 5));
  });
});
