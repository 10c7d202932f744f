/** What a moment of the game looks like: what is at rest, what is loose, what pops, and the state of the chain. */
import type { Cell, PuyoField } from '../../../../engine/puyo/types.ts';
import type { PairView } from '../../../shared/puyo/fieldView.ts';
import { cellsAt, fieldBefore, type PuyoClock } from '../clock.ts';
import { heightAt } from '../fall.ts';
import { blinkMs, burstMs } from '../timing.ts';

/** A puyo by itself; y in rows from the bottom. */
export interface Flying {
  x: number;
  y: number;
  kind: string;
}

export interface Popping {
  cells: readonly Cell[];
  /** 0..1 while they blink, then 1. */
  blink: number;
  /** 0 before they burst, 1 when they are gone. */
  burst: number;
}

export interface RunningChain {
  /** Steps that have popped or are popping. */
  steps: number;
  /** Points of these steps. */
  points: number;
  /** The last step left nothing on the field. */
  allClear: boolean;
}

/** The visible rows of what is at rest, top row first; the same array while nothing has changed. */
export function rowsIn({ phase, round }: PuyoClock): readonly string[] {
  if (phase.kind === 'fall') return visible(phase.fall.lying);
  return visible(phase.kind === 'pop' ? fieldBefore(phase.placed, phase.step) : round.field);
}

const known = new WeakMap<PuyoField, readonly string[]>();

function visible(field: PuyoField): readonly string[] {
  const rows = known.get(field) ?? field.cells.slice(1);
  known.set(field, rows);
  return rows;
}

export function looseIn({ phase }: PuyoClock): Flying[] {
  if (phase.kind !== 'fall') return [];
  return phase.fall.loose.map((puyo) => ({ x: puyo.x, y: heightAt(puyo, phase.since), kind: puyo.kind }));
}

export function poppingIn({ phase }: PuyoClock): Popping | null {
  if (phase.kind !== 'pop') return null;
  const { groups, garbage } = phase.placed.chain.steps[phase.step]!;
  return {
    cells: [...groups.flat(), ...garbage],
    blink: Math.min(1, phase.since / blinkMs),
    burst: Math.max(0, Math.min(1, (phase.since - blinkMs) / burstMs)),
  };
}

/** The pair that is steered; null while none is. */
export function pairOf({ phase, round }: PuyoClock): PairView | null {
  return phase.kind === 'steer' ? { ...round.deal(round.turn), cells: cellsAt(phase.stance) } : null;
}

/** null where no chain runs. */
export function runningChain({ phase }: PuyoClock): RunningChain | null {
  if (phase.kind !== 'pop' && phase.kind !== 'fall') return null;
  const { chain } = phase.placed;
  const steps = phase.kind === 'pop' ? phase.step + 1 : phase.step;
  if (steps === 0) return null;
  const points = chain.steps.slice(0, steps).reduce((sum, { score }) => sum + score, 0);
  return { steps, points, allClear: chain.allClear && steps === chain.steps.length };
}
