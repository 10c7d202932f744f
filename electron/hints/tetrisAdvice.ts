/** From the engine's candidates to advice for the piece in somebody else's game. */
import { findInputs } from '../../engine/tetris/moves/inputs.ts';
import type { KickRules } from '../../engine/tetris/rules/kicks.ts';
import { abilities, type Skill } from '../../engine/tetris/moves/skill.ts';
import type { Candidate, Input, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { TetrisAdvice } from './Advice.ts';
import type { TurnKey } from './turns.ts';

/** The turn keys of the watched game, what the player can do with them, and how pieces turn. */
export interface PlayersHands {
  turns: readonly TurnKey[];
  skill: Skill;
  kicks: KickRules;
}

/** Candidates that the panel gets to see. */
export const candidatesShown = 3;

/**
 * The keys that bring the piece from its place to the candidate's cells, with the turns that the game
 * has; null where it can't get there any more. Only the highest skill relies on kicks.
 */
export function steer(
  candidate: Candidate,
  state: TetrisState,
  { turns, skill, kicks }: PlayersHands,
): Input[] | null {
  if (candidate.useHold || !state.active) return candidate.inputs;
  const { spin } = candidate.placement;
  const options = { turns, kickRules: kicks, ...abilities[skill].keys, ...(spin !== 'none' && { spin }) };
  return findInputs(state.board, state.active, candidate.cells, options);
}

/** null where no candidate can be reached. No two places of the answer share a cell. */
export function advise(suggestion: Suggestion, state: TetrisState, hands: PlayersHands): TetrisAdvice | null {
  for (const [at, best] of suggestion.candidates.entries()) {
    const keys = steer(best, state, hands);
    if (!keys) continue;
    const others = suggestion.candidates
      .slice(at + 1)
      .filter((other) => areApart(other, best) && !other.result.toppedOut && steer(other, state, hands));
    const second = secondOf(others);
    const { notHere } = suggestion;
    const isClear = notHere && [best, second].every((place) => !place || areApart(place, notHere));
    return { game: 'tetris', best, second, notHere: isClear ? notHere : null, keys };
  }
  return null;
}

/** One with a reason of its own goes before the next best. */
function secondOf(others: readonly Candidate[]): Candidate | null {
  const withRole = (role: Candidate['role']) => others.find((other) => other.role === role);
  return withRole('safe') ?? withRole('clears') ?? others[0] ?? null;
}

function areApart(a: Candidate, b: Candidate): boolean {
  return !a.cells.some(([x, y]) => b.cells.some(([otherX, otherY]) => x === otherX && y === otherY));
}

/** The suggestion as the panel shows it: what is drawn on the game first, with the keys from the piece's place. */
export function shownOf(suggestion: Suggestion, { best, second, notHere, keys }: TetrisAdvice): Suggestion {
  const drawn = [best, ...(second ? [second] : [])];
  const others = suggestion.candidates.filter((candidate) => !drawn.includes(candidate));
  const [first, ...rest] = [...drawn, ...others].slice(0, candidatesShown);
  return { ...suggestion, candidates: [{ ...first!, inputs: [...keys] }, ...rest], notHere };
}
