/** From the engine's candidates to advice for the piece as it stands in somebody else's game. */
import { findInputs } from '../engine/tetris/inputs.ts';
import type { Candidate, Input, Suggestion, TetrisState } from '../engine/tetris/types.ts';
import type { Advice } from './scene.ts';
import type { Turn } from './turns.ts';

/**
 * The keys that bring the piece from where it stands to the candidate's cells, with the turns that the game
 * has and without kicks, which differ between games; null where it can't get there any more.
 */
export function steer(candidate: Candidate, state: TetrisState, turns: readonly Turn[]): Input[] | null {
  if (candidate.useHold || !state.active) return candidate.inputs;
  return findInputs(state.board, state.active, candidate.cells, { turns, kicks: false, softDrop: false });
}

/** null where no candidate can be reached. */
export function advise(suggestion: Suggestion, state: TetrisState, turns: readonly Turn[]): Advice | null {
  for (const [at, best] of suggestion.candidates.entries()) {
    const keys = steer(best, state, turns);
    if (!keys) continue;
    const others = suggestion.candidates.slice(at + 1);
    const notHere = others.find((other) => temptsInto(other, best)) ?? null;
    const second = others.find((other) => other !== notHere && steer(other, state, turns) !== null) ?? null;
    return { best, second, notHere, keys };
  }
  return null;
}

/** The best-looking place that leaves more holes. */
function temptsInto(other: Candidate, best: Candidate): boolean {
  return !other.useHold && other.result.holesAdded > best.result.holesAdded;
}
