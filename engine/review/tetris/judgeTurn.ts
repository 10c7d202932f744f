import { findOptions, holesOf, type Option } from '../../tetris/advice/options.ts';
import { weighVisible } from '../../tetris/advice/nearTies.ts';
import { findFacts } from '../../tetris/advice/reasons.ts';
import { styles } from '../../tetris/evaluate/styles.ts';
import { cellsKey } from '../../tetris/moves/keyWalk.ts';
import { findSpawn } from '../../tetris/moves/movegen.ts';
import { heightOf } from '../../tetris/rules/board.ts';
import { choicesOf } from '../../tetris/rules/lines.ts';
import { lock } from '../../tetris/rules/lock.ts';
import { canonicalLocation, cellsOf } from '../../tetris/rules/pieces.ts';
import { Search, type Effort, type Move } from '../../tetris/search/search.ts';
import { searchRules } from '../../tetris/search/stages.ts';
import type { Cell, Input, Location, Piece, Reason, TetrisState } from '../../tetris/types.ts';
import type { GameHeader, TetrisTurn } from '../record.ts';
import { ratingOf, type Rating } from '../rating.ts';
import { findMistakes, type Laid, type Mistake } from './mistakes.ts';
import { positionOf } from './position.ts';
import { qualityOf } from './quality.ts';
import { tetrisScale } from './scale.ts';

/** What the best place would have been. */
interface Better {
  placed: Location;
  useHold: boolean;
  inputs: Input[];
  facts: Reason[];
}

/** A turn with what the engine thinks of it. */
export interface JudgedTetris {
  game: 'tetris';
  rating: Rating;
  /** In the engine's values, 0 for the hint's place and for what is worth more; what ends the game needlessly loses `lossOfGame`. */
  loss: number;
  useHold: boolean;
  /** What speaks for the place that was played. */
  facts: Reason[];
  /** What speaks against it: none where it is good. */
  mistakes: Mistake[];
  best: Better;
  /** Of the board after it, 0..100. */
  quality: number;
}

/** More than any other place can lose. */
export const lossOfGame = 1000;

/** Every place is followed to the end of the queue: about ten milliseconds a turn. */
const effort: Effort = { width: 24, forecasts: 4 };
/** Pieces of the queue that are looked at. */
const mostQueue = 6;
const rules = searchRules(styles.okiba, 'drops');

/**
 * What was lost against the place that a hint would show, of those that hard drops reach, by the same look at both.
 * Where a hint was shown it is the measure, as far as this look finds it good too; who followed it lost nothing, whatever
 * else is seen now. Throws PositionError where what is recorded can't be.
 */
export function judgeTetris(turn: TetrisTurn, header: Pick<GameHeader, 'columns' | 'rows'>): JudgedTetris {
  const found = positionOf(turn, header);
  const state = { ...found, queue: found.queue.slice(0, mostQueue) };
  const played = playedIn(state, turn.placed);
  const options = findOptions(state, { skill: 'drops', useHold: true });
  const same = options.findIndex((option) => isPlayed(option, played));
  const others = same < 0 ? [played] : [];
  const moves: Move[] = [...options, ...others.map(({ move }) => move)];
  const results = [...options, ...others.map(({ laid }) => laid)].map(({ result }) => result);
  const scores = scoresOf(state, moves, results);
  const at = measureOf(options, scores, turn.hint);
  const option = isHinted(played.laid.cells, turn.placed.type, turn.hint) ? undefined : options[at];
  const loss = option ? lossBetween(scores[same < 0 ? options.length : same]!, scores[at]!) : 0;
  return {
    game: 'tetris',
    rating: ratingOf(loss, tetrisScale),
    loss,
    useHold: played.move.choice.useHold,
    facts: factsOf(state, played.laid),
    mistakes:
      option && loss > tetrisScale.most.good ? findMistakes(played.laid, laidBy(option), state.board) : [],
    best: option && loss > 0 ? betterBy(state, option) : asPlayed(state, played),
    quality: qualityOf(played.laid.after),
  };
}

/** The place that a hint showed, if it is a good one, or would show. */
function measureOf(options: readonly Option[], scores: readonly number[], hint: Location | null): number {
  const best = bestOf(options, scores);
  const told = options.findIndex(({ choice, cells }) => isHinted(cells, choice.piece, hint));
  const isGood = told >= 0 && lossBetween(scores[told]!, scores[best]!) <= tetrisScale.most.good;
  return isGood ? told : best;
}

/** The place, by the piece, that a hint showed. */
function isHinted(cells: readonly Cell[], piece: Piece, hint: Location | null): boolean {
  return hint?.type === piece && cellsKey(cellsOf(hint)) === cellsKey(cells);
}

function bestOf(options: readonly Option[], scores: readonly number[]): number {
  const judged = options.map((option, at) => ({ option, verdict: { score: scores[at]!, plan: [] } }));
  const weighed = weighVisible(judged, styles.okiba.noise, null);
  return weighed.reduce(
    (best, { verdict }, at) => (verdict.score > weighed[best]!.verdict.score ? at : best),
    0,
  );
}

/** One look at all of them; -Infinity for what ends the game. */
function scoresOf(state: TetrisState, moves: readonly Move[], results: readonly Laid['result'][]): number[] {
  const verdicts = new Search(state, rules).judge(moves, effort, true);
  return verdicts.map((verdict, at) => (results[at]!.toppedOut || !verdict ? -Infinity : verdict.score));
}

function lossBetween(own: number, best: number): number {
  if (best === -Infinity) return 0;
  return Math.min(lossOfGame, Math.max(0, best - own));
}

interface Played {
  move: Move;
  laid: Laid;
}

/** The same cells by the same piece: two roots for one place would stand in each other's way. */
function isPlayed({ choice, cells }: Option, { laid }: Played): boolean {
  return choice.useHold === laid.useHold && cellsKey(cells) === cellsKey(laid.cells);
}

function playedIn(state: TetrisState, placed: Location): Played {
  const choice = choicesOf(state.queue, { index: 0, hold: state.hold }, state.canHold).find(
    ({ piece }) => piece === placed.type,
  ) ?? { piece: placed.type, useHold: false, index: 1, hold: state.hold };
  const cells = cellsOf(placed);
  const { board: after, linesCleared } = lock(state.board, cells);
  const holes = holesOf(after);
  const next = state.queue[choice.index] ?? choice.hold ?? 'T';
  const result = {
    linesCleared,
    holes,
    holesAdded: holes - holesOf(state.board),
    height: heightOf(after),
    toppedOut: cells.some(([, y]) => y >= state.board.rows) || findSpawn(after, next) === null,
  };
  const placement = { location: placed, spin: 'none' } as const;
  return { move: { placement, choice }, laid: { cells, useHold: choice.useHold, after, result } };
}

function laidBy({ cells, choice, after, result }: Option): Laid {
  return { cells, useHold: choice.useHold, after, result };
}

function betterBy(state: TetrisState, option: Option): Better {
  const { placement, choice, inputs } = option;
  const placed = canonicalLocation(placement.location);
  return { placed, useHold: choice.useHold, inputs, facts: factsOf(state, laidBy(option)) };
}

function asPlayed(state: TetrisState, { move, laid }: Played): Better {
  return { placed: move.placement.location, useHold: laid.useHold, inputs: [], facts: factsOf(state, laid) };
}

function factsOf({ board: before }: TetrisState, { cells, useHold, after, result }: Laid): Reason[] {
  return findFacts({
    before,
    cells,
    spin: 'none',
    after,
    result,
    useHold,
    onlySafe: false,
    fewestHoles: false,
    next: null,
    knowsSpins: false,
  });
}
