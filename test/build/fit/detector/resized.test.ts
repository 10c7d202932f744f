import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

const python = pythonFor('numpy', 'cv2');

/**
 * Every cell of a board, and of its margin, is one plain value of its own, so that each cell of a resized board shows
 * which one it was. The letters and the piece are compared with the cells of that number.
 */
const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
import numpy as np
from near.real import AROUND, Board, COLUMNS, ROWS, resized
rows, columns, size = 14, 7, 2
numbers = np.arange((rows + 2 * AROUND) * (columns + 2 * AROUND)).reshape(rows + 2 * AROUND, -1)
letters = np.where(np.arange(rows * columns).reshape(rows, columns) % 3 == 0, 'X', '.')
board = Board(np.kron(numbers, np.ones((size, size), int))[..., None], size, 0, letters, [(-1, 3), (2, 3)], None)
rng, found = np.random.default_rng(1), []
for _ in range(40):
    other = resized(rng, board)
    high, wide = other.letters.shape
    seen = other.picture[::size, ::size, 0]
    inside = [divmod(int(n), columns + 2 * AROUND) for n in seen[AROUND:-AROUND, AROUND:-AROUND].ravel()]
    same = [letters[row - AROUND, column - AROUND] for row, column in inside] == list(other.letters.ravel())
    piece = [at for at, (row, column) in enumerate(inside) if (row - AROUND, column - AROUND) == (2, 3)]
    edges = np.array_equal(seen[:AROUND, :AROUND], numbers[:AROUND, :AROUND]) and np.array_equal(seen[-AROUND:, -AROUND:], numbers[-AROUND:, -AROUND:])
    fits = ROWS[0] <= high <= ROWS[1] and COLUMNS[0] <= wide <= COLUMNS[1] and seen.shape == (high + 2 * AROUND, wide + 2 * AROUND)
    found.append([same, edges, fits, other.ghost is None, [row * wide + column for row, column in other.own] == piece, high != rows or wide != columns])
print(json.dumps(found))
`;

describe.skipIf(!python)('a labelled board that is resized', () => {
  it('keeps its margin, and the picture and the letter of every cell that is left', () => {
    const { stdout } = runText(python!, program, join(root, 'build/fit/detector'));
    const found = JSON.parse(stdout) as boolean[][];
    for (const [sameCells, sameMargin, fits, noGhost, samePiece] of found)
      expect([sameCells, sameMargin, fits, noGhost, samePiece]).toEqual([true, true, true, true, true]);
    expect(found.filter((one) => one[5]).length).toBeGreaterThan(30);
  });
});
