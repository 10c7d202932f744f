import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../build/fit/learning/models.ts';
import { randomNetwork, scoresOf } from '../../../build/fit/learning/ranking.ts';
import { measureFacts, standardise } from '../../../build/fit/learning/standard.ts';
import { networkOf, sourceOf, weightsOf, writeWeights } from '../../../build/fit/weightsFile.ts';
import type { GameKind } from '../../../vision/types.ts';
import { Chance } from '../../vision/synthetic/drawing/random.ts';
import { toyGroup } from './toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'okiba-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

const chance = new Chance(21);
const groups = Array.from({ length: 40 }, () => toyGroup(chance));
const scale = measureFacts(groups, 3);
const network = randomNetwork({ facts: 3, hidden: 4 }, chance);

describe('weights', () => {
  it('give nearly the same scores after rounding', () => {
    const again = networkOf(weightsOf(network, scale));
    for (const group of groups) {
      const ready = standardise(group, scale);
      const scores = scoresOf(again, ready);
      scoresOf(network, ready).forEach((score, i) => expect(scores[i]).toBeCloseTo(score, 2));
    }
  });

  it('are read back from the text of the file', async () => {
    const model = (game: GameKind): Model => ({ game, names: ['one', 'two', 'three'], network, scale });
    const models = { tetris: model('tetris'), puyo: model('puyo') };
    const source = sourceOf({ glance: models, close: models });
    expect(source).toContain('one, two, three');
    expect(source).toContain('weights.manifest.json');
    const file = join(folder, 'weights.ts');
    await writeWeights(file, source);
    const read = (await import(file)) as Record<string, unknown>;
    const weights = weightsOf(network, scale);
    expect(read['glanceWeights']).toEqual({ tetris: weights, puyo: weights });
    expect(read['closeWeights']).toEqual({ tetris: weights, puyo: weights });
  });
});
