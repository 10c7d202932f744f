import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

interface Told {
  digests: string[];
  kept: string;
  boards: number[][];
  folds: number[][];
  /** Of some pictures with a piece of 4 x 8 pixels that lay four rows of pixels from the top: its pixels' values, and its first row. */
  slides: number[][];
}

/** Samples of one toy client: a grey picture with one board; the boards of all are told in shares of their pictures. */
const program = `
import json, os, sys, tempfile
sys.path.insert(0, sys.argv[1])
import numpy as np
from samples.folds import held_out, learned_from
from samples.labelled import Entry
from samples.making import Samples
from samples.sliding import Falling, slid
from samples.shards import digest_of, read, write
clients = {'toy': [Entry(np.full((300, 400, 3), 90, np.uint8), [(100, 20, 120, 240, 0, 10, 20)], [], 'toy.png')]}
make = lambda seed: [Samples([seed, 0], clients).make(384, 224)] + [s.make(224, 352) for s in [Samples([seed, 1], clients)] for _ in range(29)]
first = make(1)
path = os.path.join(tempfile.mkdtemp(), 'shard.npz')
same = [s for s in first if s.image.shape == first[1].image.shape]
write(path, same)
kept = digest_of(read(path)) == digest_of(same)
boards = [[b[0] / s.image.shape[1], b[1] / s.image.shape[0], (b[0] + b[2]) / s.image.shape[1], (b[1] + b[3]) / s.image.shape[0], *b[4:]] for s in first for b in s.boards]
names = {f'client {i}': i for i in range(60)}
folds = [[sorted(held_out(names, f'{k}/3').values()), sorted(learned_from(names, f'{k}/3').values())] for k in range(3)]
still = np.full((20, 16, 3), 10, np.uint8)
still[4:8, 4:12] = 200
piece = frozenset({(1, 1), (2, 1)})
falling = Falling((0, 0, 16, 20), 4, 5, piece, frozenset((x, y) for x in range(4) for y in range(5)) - piece)
blocks = [slid(np.random.default_rng(seed), still, falling) == 200 for seed in range(8)]
slides = [[int(shown.sum()), int(np.nonzero(shown.any((1, 2)))[0][0])] for shown in blocks]
print(json.dumps({'digests': [digest_of(first), digest_of(make(1)), digest_of(make(2))], 'kept': 'same' if kept else 'other', 'boards': [[float(v) for v in b] for b in boards], 'folds': [part for pair in folds for part in pair], 'slides': slides}))
`;
const folder = join(root, 'build/fit/detector');
const python = pythonFor('numpy', 'cv2');

describe.skipIf(!python)('samples for the detector', () => {
  const run = python ? runText(python, program, folder) : null;
  const told = (): Told => JSON.parse(run!.stdout) as Told;

  it('are the same for the same seed, and different for another', () => {
    const [first, again, other] = told().digests;
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('are read from a shard exactly as they were written', () => {
    expect(told().kept).toBe('same');
  });

  it('have whole boards of 6 to 14 columns and 10 to 24 rows', () => {
    const { boards } = told();
    expect(boards.length).toBeGreaterThan(10);
    for (const [left, top, right, bottom, game, columns, rows] of boards) {
      expect(Math.min(left!, top!)).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(right!, bottom!)).toBeLessThanOrEqual(1.01);
      expect([0, 1]).toContain(game);
      expect(columns! >= 6 && columns! <= 14 && rows! >= 10 && rows! <= 24).toBe(true);
    }
  });

  it('show a piece between two rows, whole and over the background', () => {
    const { slides } = told();
    expect(slides.map(([pixels]) => pixels)).toEqual(Array.from({ length: 8 }, () => 3 * 4 * 8));
    expect(new Set(slides.map(([, row]) => row)).size).toBeGreaterThan(2);
    for (const [, row] of slides) expect(row! >= 0 && row! <= 8).toBe(true);
  });

  it('leave each client out in exactly one fold', () => {
    const { folds } = told();
    const all = Array.from({ length: 60 }, (_, i) => i);
    const byNumber = (a: number, b: number): number => a - b;
    expect([folds[0]!, folds[2]!, folds[4]!].flat().toSorted(byNumber)).toEqual(all);
    for (const k of [0, 2, 4]) expect([...folds[k]!, ...folds[k + 1]!].toSorted(byNumber)).toEqual(all);
  });
});
