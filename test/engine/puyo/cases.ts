import { readFileSync } from 'node:fs';
import { type Direction, type PuyoField, puyoKinds } from '../../../engine/puyo/types.ts';
import { makeField } from '../../../engine/puyo/rules/field.ts';
import { randomFrom } from '../../../engine/puyo/random.ts';

/** Facts that several public simulators agree on; rows are joined by '/', top row first. */
export interface ChainCase {
  about: string;
  rows: string;
  pair?: string;
  column?: number;
  direction?: Direction;
  chains: number;
  score: number;
  allClear: boolean;
  after: string;
}

export interface MoveCase {
  heights: number[];
  reachable: string;
}

const file = new URL('../../fixtures/puyo.json', import.meta.url);
export const cases = JSON.parse(readFileSync(file, 'utf8')) as {
  chains: ChainCase[];
  moves: MoveCase[];
  pools: { seed: number; pool: string }[];
};

/** Fields of all heights with every kind of puyo, many of which pop. */
export function randomFields(count: number, seed: number): PuyoField[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const kinds = puyoKinds.slice(0, 3 + Math.floor(random() * 4));
    const most = 1 + Math.floor(random() * 13);
    return makeField(
      Array.from({ length: 6 }, () =>
        Array.from(
          { length: Math.floor(random() * (most + 1)) },
          () => kinds[Math.floor(random() * kinds.length)]!,
        ),
      ),
    );
  });
}
