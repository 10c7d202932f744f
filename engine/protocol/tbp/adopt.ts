import { type Placement, type Suggestion, type TetrisState } from '../../tetris/types.ts';
import { PositionError } from '../../tetris/rules/board.ts';
import { presentCandidates } from '../../tetris/advice/candidates.ts';
import { controllers } from '../../tetris/evaluate/controllers.ts';
import { cellsKey } from '../../tetris/moves/keyWalk.ts';
import { type Judged, type Option, findOptions } from '../../tetris/advice/options.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { type Skill } from '../../tetris/moves/skill.ts';
import { type SuggestOptions } from '../../tetris/advice/suggest.ts';
import { BotFailure } from './BotProcess.ts';
import { nameOf } from './position.ts';

/** A bot's moves, and who it is. */
export interface BotMoves {
  name: string;
  moves: readonly Placement[];
  nodes: number;
  elapsedMs: number;
}

/**
 * A suggestion out of a bot's moves: those that can be played, in its order, then all other places as one look judges
 * them; scores count down. Where no skill is given, bots may use all there is. Throws BotFailure where it names no move,
 * or none that can be played.
 */
export function adoptMoves(state: TetrisState, bot: BotMoves, options: SuggestOptions = {}): Suggestion {
  const skill = options.skill ?? 'spins';
  const { turns, kicks } = options;
  const found = findOptions(state, { skill, useHold: true, turns, kicks });
  const chosen = chosenOf(found, bot.moves);
  if (chosen.length === 0) throw new BotFailure(`${bot.name} ${whyNone(state, bot.moves, skill)}`);
  const rest = found
    .filter((option) => !chosen.includes(option))
    .map((option) => judgeQuickly(state, option));
  const judged = [...chosen, ...rest.sort(compare).map(({ option }) => option)].map(
    (option, index): Judged => ({ option, verdict: { score: -index, plan: [] } }),
  );
  return {
    for: options.for ?? 0,
    final: true,
    ...presentCandidates(judged, skill, options.count),
    info: { evaluator: bot.name, nodes: bot.nodes, elapsedMs: bot.elapsedMs },
  };
}

/** The options with the cells of the moves; where spin classes differ, the one that the bot means comes first. */
function chosenOf(found: readonly Option[], moves: readonly Placement[]): Option[] {
  const chosen = new Set<Option>();
  for (const { location, spin } of moves) {
    const wanted = cellsKey(cellsOf(location));
    const alike = found.filter(
      ({ choice, cells }) => choice.piece === location.type && cellsKey(cells) === wanted,
    );
    for (const option of alike.sort((a, b) => meant(b, spin) - meant(a, spin))) chosen.add(option);
  }
  return [...chosen];
}

function meant({ placement }: Option, spin: Placement['spin']): number {
  return Number(placement.spin === spin);
}

function judgeQuickly({ board }: TetrisState, option: Option): Judged {
  const score = controllers['bcts']!.score(board, option.placement.location);
  return { option, verdict: { score, plan: [] } };
}

function compare(a: Judged, b: Judged): number {
  return (
    Number(a.option.result.toppedOut) - Number(b.option.result.toppedOut) || b.verdict.score - a.verdict.score
  );
}

function whyNone(state: TetrisState, moves: readonly Placement[], skill: Skill): string {
  const [first] = moves;
  if (!first) return 'gives up';
  const all = findOptions(state, { skill: 'spins', useHold: true });
  if (skill !== 'spins' && chosenOf(all, moves).length > 0) return 'names only places that take more skill';
  return `names a place that can't be reached: ${nameOf(first.location)}`;
}

/** TBP knows boards of ten columns only. */
export function checkForBot({ board }: TetrisState): void {
  if (board.columns !== 10)
    throw new PositionError(`bots play on 10 columns; the board has ${board.columns}`);
}
