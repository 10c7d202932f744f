/** Puyos on their way down, each for itself. Rows are counted from the bottom, y = 0. */
import { makeField, stacksOf } from '../../../engine/puyo/rules/field.ts';
import type { Cell, PuyoField, PuyoKind } from '../../../engine/puyo/types.ts';
import { fallAcceleration } from './timing.ts';

export interface Loose {
  x: number;
  kind: PuyoKind;
  /** Where it was let go; a fraction where it was on its way already. */
  from: number;
  to: number;
}

export interface Fall {
  /** What stays where it is. */
  lying: PuyoField;
  loose: readonly Loose[];
}

/** How far something has fallen after `ms`, in rows. */
function fallen(ms: number): number {
  return 0.5 * fallAcceleration * (ms / 1000) ** 2;
}

/** Where a loose puyo is after `ms`. */
export function heightAt({ from, to }: Loose, ms: number): number {
  return Math.max(to, from - fallen(ms));
}

export function hasLanded({ loose }: Fall, ms: number): boolean {
  return loose.every((puyo) => heightAt(puyo, ms) === puyo.to);
}

/** A pair that has been let go: its puyos come from `from`, cells that may be fractions, and end at `to`. */
export function pairFall(field: PuyoField, puyos: readonly { kind: PuyoKind; from: Cell; to: Cell }[]): Fall {
  return {
    lying: field,
    loose: puyos.map(({ kind, from, to }) => ({ x: to[0], kind, from: from[1], to: to[1] })),
  };
}

/** What comes down when these cells are gone. */
export function fallWithout(field: PuyoField, gone: readonly Cell[]): Fall {
  const isGone = new Set(gone.map(String));
  const loose: Loose[] = [];
  const lying = stacksOf(field).map((stack, x) => {
    const kept = stack.flatMap((kind, y) => (isGone.has(`${x},${y}`) ? [] : [{ kind, y }]));
    kept.forEach(({ kind, y }, to) => y !== to && loose.push({ x, kind, from: y, to }));
    return kept.filter(({ y }, to) => y === to).map(({ kind }) => kind);
  });
  return { lying: makeField(lying), loose };
}
