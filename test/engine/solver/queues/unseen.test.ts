import { describe, expect, it } from 'vitest';
import { parsePatterns } from '../../../../engine/solver/queues/pattern.ts';
import { QueueTree, queueAt } from '../../../../engine/solver/queues/queueTree.ts';
import { unseenPatterns } from '../../../../engine/solver/queues/unseen.ts';
import { type Piece, pieces } from '../../../../engine/tetris/types.ts';

const unknown = { bag: null, uniform: false };

function queuesAfter(row: string, count: number, dealing: Parameters<typeof unseenPatterns>[2]): Set<string> {
  const patterns = unseenPatterns([...row] as Piece[], count, dealing);
  const root = new QueueTree().root(parsePatterns(patterns.join(';')), count);
  return new Set(Array.from({ length: root.count }, (_, number) => queueAt(root, number).join('')));
}

/** Every row of pieces that bags of seven deal, with any number of pieces left in the first one. */
function isDealt(row: string): boolean {
  return pieces.some((_, drawn) => {
    const bags = [row.slice(0, drawn), ...(row.slice(drawn).match(/.{1,7}/g) ?? [])];
    return bags.every((bag) => new Set(bag).size === bag.length);
  });
}

function rowsOf(count: number): string[] {
  return count === 0 ? [''] : rowsOf(count - 1).flatMap((row) => pieces.map((piece) => row + piece));
}

describe('unseen pieces', () => {
  it.each(['T', 'TT', 'TIT', 'TIOSZJ', 'TIOSZJL', 'IOTTIOS', 'SZSZ'])(
    'may follow %s in every order that bags of seven can deal',
    (row) => {
      for (const count of [1, 2]) {
        const expected = rowsOf(count).filter((more) => isDealt(row + more));
        const isFree = !isDealt(row);
        expect(queuesAfter(row, count, unknown)).toEqual(new Set(isFree ? rowsOf(count) : expected));
      }
    },
  );

  it('come from the known bag first, then from a new one', () => {
    expect(queuesAfter('T', 2, { bag: ['S', 'Z'], uniform: false })).toEqual(new Set(['SZ', 'ZS']));
    expect(queuesAfter('T', 2, { bag: ['S'], uniform: false })).toEqual(
      new Set(pieces.map((piece) => `S${piece}`)),
    );
    expect(queuesAfter('T', 1, { bag: [], uniform: false }).size).toBe(7);
  });

  it('may be any where each is drawn on its own', () => {
    expect(queuesAfter('TIO', 2, { bag: null, uniform: true }).size).toBe(49);
  });

  it('are an empty pattern if none is requested', () => {
    expect(unseenPatterns(['T'], 0, unknown)).toEqual(['']);
  });
});
