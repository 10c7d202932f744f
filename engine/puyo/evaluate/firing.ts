import { countPuyos, stacksOf } from '../rules/field.ts';
import { type Option } from '../options.ts';
import { columns, keptRows } from '../rules/rules.ts';
import { type PuyoState } from '../types.ts';
import { type Judged, type Stakes } from './judged.ts';

/** What the search has seen of an option; chains in thousandths of a step. */
export interface Prospect {
  option: Option;
  lost: boolean;
  /** The best chain that it fires with the visible pairs alone. */
  certain: number;
  /** In each sampled future the best chain that it fires, and the best that waits. */
  futures: readonly { fired: number; waited: number }[];
  /** Only in a match. */
  stakes?: Stakes;
}

/** What there is to go by, beside the prospects, when a chain is fired or put off. */
export interface Outlook {
  /** Cells that are still empty, without those that are kept for garbage. */
  room: number;
  /** Whether cells are kept for garbage, which nobody foresees. */
  guarded: boolean;
  /** Pairs that are seen, with the falling one. */
  seen: number;
}

/** `reserve`: cells that are kept for garbage; less than none where there is more time than room. */
export function outlookOf(state: PuyoState, reserve = 0): Outlook {
  return { room: roomIn(state) - reserve, guarded: reserve > 0, seen: state.pairs.length };
}

/** Cells of the field that are empty. */
export function roomIn({ field, rules = 'tsu' }: PuyoState): number {
  return columns * keptRows(rules) - countPuyos(stacksOf(field));
}

/** A chain that only waits is worth so much less than one that was fired. */
const unfired = 400;

/** With less room than this, each cell takes more off a chain that only waits: there may be no place to fire it. */
const crowdedRoom = 34;
const perCrowdedCell = 140;

/** With no more room than this a chain that only waits counts for nothing: what a future can fire, it has fired. */
const tooCrowded = 24;

/**
 * With less room than this, each cell takes more off a chain that needs pairs nobody has seen yet: the search knows all
 * pairs of a future, and so promises more than was fired in the end; the more, the fewer pairs are seen. Played games with
 * three of them had half a step less than promised with ten cells of room; somewhat more is taken off, as a game that is
 * lost is worse than one that ends early.
 */
const unsureRoom = 30;
const perUnsureCell = 105;

/**
 * Where garbage may fall, and a chain may have to be fired at once: with less room than this only what the visible pairs can
 * fire counts, give or take less and less.
 */
const scarceRoom = 11;
const noRoom = 6;
const tolerancePerCell = 280;

/**
 * What a chain costs that isn't the one that is built for: it has to promise so much more. Else the search, which knows
 * each future, sees more in every turn that is put off, and pops a little to have room for the next.
 */
const putOff = 300;

/** With less room than this, each cell adds to that cost: else a game goes on and on popping to make room. */
const tightRoom = 12;
const perTightCell = 150;

/** Below everything that doesn't lose. */
const lostScore = -1e6;
const carelessScore = -1e5;

/**
 * When to fire: as soon as the chain at hand is at least what the other options lead to on average over the futures. The
 * fuller the field, the less counts what only waits, and what needs pairs that nobody has seen yet. A future in which an
 * option ends with little takes its share off the average, and that is all that a nearly full field changes: a short chain
 * is never fired for being the only one that is certain, while nearly every future holds the long one. It is
 * different where garbage may fall: there the options have to keep the best chain within reach of the visible pairs once
 * the field is nearly full. Best first.
 */
export function decide(prospects: readonly Prospect[], outlook: Outlook): Judged[] {
  const laters = prospects.map((prospect) => (prospect.lost ? 0 : laterOf(prospect, outlook)));
  const promised = stepsOf(Math.max(...laters));
  const least = leastWithinReach(prospects, outlook);
  return prospects
    .map((prospect, index) => {
      const careless = withinReach(prospect) < least;
      const score = valueOf(prospect, laters[index]!, outlook) + (careless ? carelessScore : 0);
      const expected = prospect.option.result.chains > 0 ? promised : stepsOf(laters[index]!);
      const { option, stakes } = prospect;
      return { option, score, plan: [], expected, ...(stakes && { stakes }) };
    })
    .sort((a, b) => b.score - a.score);
}

/** The chain that options have to keep within reach of the visible pairs. */
function leastWithinReach(prospects: readonly Prospect[], { guarded, room }: Outlook): number {
  if (!guarded || room > scarceRoom) return lostScore;
  return Math.max(...prospects.map(withinReach)) - Math.max(0, (room - noRoom) * tolerancePerCell);
}

function stepsOf(worth: number): number {
  return Math.max(0, Math.floor(worth / 1000));
}

function withinReach({ option, lost, certain, stakes }: Prospect): number {
  return lost ? lostScore : Math.max(stakes?.now ?? worthOf(option), certain);
}

/** What an option fires, as the kernel counts chains: steps first, then points. */
export function worthOf({ result }: Option): number {
  return result.chains === 0 ? 0 : result.chains * 1000 + Math.min(900, Math.floor(result.score / 200));
}

function valueOf({ option, lost, stakes }: Prospect, later: number, { room }: Outlook): number {
  const now = stakes?.now ?? worthOf(option);
  const cost =
    option.result.chains > 0 && !stakes ? putOff + Math.max(0, tightRoom - room) * perTightCell : 0;
  return lost ? lostScore + now : Math.max(now, later - cost);
}

/** What building on from an option leads to, on average over the futures. */
export function laterOf({ certain, futures }: Prospect, { room, seen }: Outlook): number {
  const unsure = (Math.max(0, unsureRoom - room) * perUnsureCell) / seen;
  const waiting = room <= tooCrowded ? Infinity : unfired + Math.max(0, crowdedRoom - room) * perCrowdedCell;
  const worths = futures.map(({ fired, waited }) => Math.max(certain, fired - unsure, waited - waiting));
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}
