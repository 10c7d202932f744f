import { heightsOf, stacksOf } from '../../puyo/rules/field.ts';
import { spawnColumn } from '../../puyo/rules/rules.ts';
import { bestTrigger } from '../../puyo/triggers.ts';
import { garbageFor } from '../../puyo/rules/versus.ts';
import type { Judged } from '../../puyo/evaluate/judged.ts';
import type { PuyoField, PuyoState } from '../../puyo/types.ts';

/** What can be wrong with a place for a pair, the most telling first. */
export const puyoMistakeKinds = [
  'losesGame',
  'missesChain',
  'firesEarly',
  'breaksChain',
  'letsGarbageFall',
  'raisesSpawn',
  'promisesLess',
] as const;
export type PuyoMistakeKind = (typeof puyoMistakeKinds)[number];

/**
 * A fault that the best place doesn't have. `value`: missesChain, steps that the best place fires; firesEarly, steps that
 * waiting promises; breaksChain, steps of the chain that waited; letsGarbageFall, puyos that are met less; raisesSpawn, rows
 * of the column in which pairs come in; promisesLess, steps less; else 1.
 */
export interface PuyoMistake {
  kind: PuyoMistakeKind;
  value: number;
}

/** A shorter chain comes by itself: nobody misses it. */
const leastChain = 2;
/** From this height on the column in which pairs come in is a danger. */
const dangerousHeight = 9;

type Finding = (played: Judged, best: Judged, state: PuyoState) => number;

const findings: Readonly<Record<PuyoMistakeKind, Finding>> = {
  losesGame: (played, best) => Number(played.option.result.lost && !best.option.result.lost),
  missesChain: (played, best) => {
    const { chains } = best.option.result;
    return chains >= leastChain && played.option.result.chains < chains ? chains : 0;
  },
  firesEarly: (played, best) => {
    const [fired, promised] = [played.option.result.chains, best.expected ?? 0];
    return fired > 0 && best.option.result.chains === 0 && promised > fired ? promised : 0;
  },
  breaksChain: (played, best, { field, rules }) => {
    if (played.option.result.chains > 0) return 0;
    const waited = waitingIn(field, rules);
    const isBroken = ({ option }: Judged) => waitingIn(option.chain.after, rules) < waited;
    return waited >= leastChain && isBroken(played) && !isBroken(best) ? waited : 0;
  },
  letsGarbageFall: (played, best, state) => Math.max(0, metBy(best, state) - metBy(played, state)),
  raisesSpawn: (played, best) => {
    const height = spawnHeight(played);
    return height >= dangerousHeight && height > spawnHeight(best) ? height : 0;
  },
  promisesLess: (played, best) => {
    if (played.option.result.chains + best.option.result.chains > 0) return 0;
    return Math.max(0, (best.expected ?? 0) - (played.expected ?? 0));
  },
};

/** The faults of what was played that the best place doesn't have, the most telling first. */
export function findPuyoMistakes(played: Judged, best: Judged, state: PuyoState): PuyoMistake[] {
  return puyoMistakeKinds
    .map((kind) => ({ kind, value: findings[kind](played, best, state) }))
    .filter(({ value }) => value > 0);
}

/** Steps of the longest chain that waits for a few more puyos. */
function waitingIn(field: PuyoField, rules: PuyoState['rules']): number {
  return bestTrigger(field, rules)?.chain.steps.length ?? 0;
}

function metBy({ option }: Judged, { incoming, rate, allClear }: PuyoState): number {
  const { garbage } = garbageFor(option.result.score, { ...(rate && { rate }), allClear });
  return Math.min(incoming, garbage);
}

function spawnHeight({ option }: Judged): number {
  return heightsOf(stacksOf(option.chain.after))[spawnColumn]!;
}
