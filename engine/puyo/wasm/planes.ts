import { columns } from '../rules/rules.ts';
import { type PuyoColour, type PuyoField, type PuyoKind } from '../types.ts';

/** As planes.as has them: a field is three planes of eight 16-bit lanes. */
export const lanes = 8;
const planes = 3;
export const fieldWords = lanes * planes;

/** The numbers of kinds: garbage, the four colours of a common game, and a fifth. */
const garbage = 1;
const colourNumbers = [4, 5, 6, 7, 2] as const;

/** Which colour is which number of the kernel's. A game has five colours at most. */
export class Palette {
  private readonly numbers = new Map<string, number>([
    ['.', 0],
    ['O', garbage],
  ]);
  private readonly kinds: (PuyoKind | '.')[] = ['.', 'O'];

  /** `colours` are all that there may be, in any order. */
  constructor(readonly colours: readonly PuyoColour[]) {
    for (const [index, colour] of colours.entries()) {
      this.numbers.set(colour, colourNumbers[index]!);
      this.kinds[colourNumbers[index]!] = colour;
    }
  }

  numberOf(kind: PuyoKind | '.'): number {
    return this.numbers.get(kind)!;
  }

  /** Writes a field into `words` from index `at` on. */
  write({ cells }: PuyoField, words: Uint16Array, at = 0): void {
    words.fill(0, at, at + fieldWords);
    for (const [fromTop, row] of cells.entries()) {
      const bit = 1 << (cells.length - 1 - fromTop);
      for (let x = 0; x < columns; x++) {
        const number = this.numberOf(row[x] as PuyoKind);
        for (let plane = 0; plane < planes; plane++)
          if (number & (1 << plane)) words[at + plane * lanes + x + 1]! |= bit;
      }
    }
  }

  /** Reads a field as `write` writes it. */
  read(words: Uint16Array, { columns: width, rows }: PuyoField): PuyoField {
    const cells = Array.from({ length: rows + 1 }, (_, fromTop) => {
      const bit = rows - fromTop;
      return Array.from({ length: width }, (_, x) => {
        const bits = [0, 1, 2].map((plane) => (words[plane * lanes + x + 1]! >> bit) & 1);
        return this.kinds[bits[0]! + 2 * bits[1]! + 4 * bits[2]!]!;
      }).join('');
    });
    return { columns: width, rows, cells };
  }
}
