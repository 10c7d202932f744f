import { heightsOf, stacksOf } from '../rules/field.ts';
import { dropGarbage } from '../rules/garbage.ts';
import { type Option } from '../options.ts';
import { randomFrom } from '../random.ts';
import { columns, spawnColumn, visibleRows } from '../rules/rules.ts';
import { type Opponent, type PuyoField, type PuyoState } from '../types.ts';
import { garbageFor, mostGarbagePerTurn, startRate } from '../rules/versus.ts';
import { type Prospect, decide, laterOf, outlookOf, worthOf } from './firing.ts';
import { seedOf } from './futures.ts';
import { type Judged, type Stakes } from './judged.ts';

/**
 * What may come of the options, which lead to these fields, within so many pairs after the falling one. `share` of the
 * effort may be spent.
 */
export type Explore = (fields: readonly PuyoField[], pairs: number, share: number) => Prospect[];

/** Garbage that the opponent can send within so many pairs, on average. */
export type Answer = (pairs: number) => number;

/** What becomes of the announced garbage with an option. */
interface Fate {
  /** Garbage that reaches the opponent. */
  surplus: number;
  /** What is left of the announced garbage. */
  rest: number;
  /** Pairs that can be placed before the rest falls; a step of a chain takes about as long as one. */
  pairs: number;
}

/** So much garbage, a row, is taken lightly. */
const lightly = columns;

/** What each garbage puyo that falls takes off a chain, beside what it buries: room, and pairs to get rid of it. */
const perFallen = 200;

const buryBonus = 20_000;

/** Of the effort, where all that is announced is more than anybody survives: there is nothing to see but that. */
const fatalShare = 0.1;

/** In cells. */
const patience = columns;

export function isMatch({ incoming, opponent }: PuyoState): boolean {
  return incoming > 0 || opponent !== undefined;
}

export type OpposedState = PuyoState & { opponent: Opponent };

export function hasOpponent(state: PuyoState): state is OpposedState {
  return state.opponent !== undefined;
}

/**
 * Judges the options of a match, best first.
 *
 * Announced garbage: what an option fires meets it first. What is left falls on the field that the option leads to, so
 * a chain that waits is worth what can still be fired of it: garbage beside the trigger costs nothing and is taken,
 * garbage on the trigger costs the chain, and firing it before comes out better. While pairs can be placed before it
 * falls, an option is also worth the best chain that it leads to in time: chains are built up until the last of them. A
 * chain that meets less than all but a row counts by the share that it meets.
 *
 * Attack: a chain whose garbage the opponent has no room for, and can't meet by then, goes before all else. One that he
 * can answer counts by the share of the answer that it makes up, so that it is built on as long as there is room.
 */
export function judgeMatch(
  state: PuyoState,
  options: readonly Option[],
  explore: Explore,
  answer: Answer | null,
): Judged[] {
  const fates = options.map((option) => fateOf(option, state));
  const falls = options.map(({ chain }, index) =>
    dropGarbage(chain.after, fates[index]!.rest, randomFrom(seedOf(state))),
  );
  const isPutOff = fates.some(({ rest, pairs }) => rest > 0 && pairs > 0);
  const isFatal = falls.every(({ waiting }) => waiting >= mostGarbagePerTurn);
  const share = isPutOff ? (isFatal ? fatalShare : 0.5) : 1;
  const under = falls.map(({ field }) => field);
  const before = options.map(({ chain }) => chain.after);
  const taking = explore(under, Infinity, share);
  const meeting = isPutOff ? explore(before, state.garbageIn!, 1 - share) : null;
  const outlook = outlookOf(state, reserveFor(state));
  const prospects = taking.map((prospect, index): Prospect => {
    const fate = fates[index]!;
    const stakes = stakesOf(prospect.option, fate, state, answer);
    const { waiting } = falls[index]!;
    const taken = owing(burdened(prospect, fate.rest - waiting), waiting, state);
    if (!meeting || fate.pairs === 0 || fate.rest === 0) return { ...taken, stakes };
    const inTime = met(meeting[index]!, fate.rest, state);
    const isBetter = taken.lost || laterOf(inTime, outlook) > laterOf(taken, outlook);
    return { ...(isBetter ? inTime : taken), stakes };
  });
  return decide(prospects, outlook);
}

/**
 * Room that is kept for the garbage of one turn: none while a chain is built to meet what is announced. Where nothing is
 * announced, and the opponent's garbage would take a while to fall, it is the other way round: who answers has the
 * advantage, so that chains are built a little longer than alone.
 */
function reserveFor({ incoming, garbageIn = 0 }: PuyoState): number {
  if (incoming === 0) return -patience;
  return garbageIn > 0 ? 0 : Math.min(incoming, mostGarbagePerTurn);
}

function fateOf(
  { result }: Option,
  { incoming, garbageIn = 0, rate = startRate, allClear }: PuyoState,
): Fate {
  const sent = garbageFor(result.score, { rate, allClear }).garbage;
  return {
    surplus: Math.max(0, sent - incoming),
    rest: Math.max(0, incoming - sent),
    pairs: Math.max(0, garbageIn - result.chains),
  };
}

/** The same chains where so much garbage has to be got rid of. */
function burdened(prospect: Prospect, garbage: number): Prospect {
  const left = (worth: number) => Math.max(0, worth - garbage * perFallen);
  return {
    ...prospect,
    certain: left(prospect.certain),
    futures: prospect.futures.map(({ fired, waited }) => ({ fired: left(fired), waited: left(waited) })),
  };
}

/** Where more garbage falls in the turns after, only a chain that meets it counts. */
function owing(prospect: Prospect, owed: number, state: PuyoState): Prospect {
  return owed === 0 ? prospect : met(prospect, owed, state);
}

/** What is fired counts as far as it meets what is announced; what only waits doesn't. */
function met({ option, lost, certain, futures }: Prospect, announced: number, { rate }: PuyoState): Prospect {
  const worth = (chain: number) => worthMeeting(chain, announced, rate);
  return {
    option,
    lost,
    certain: worth(certain),
    futures: futures.map(({ fired }) => ({ fired: worth(fired), waited: 0 })),
  };
}

/** What a chain is worth against so much announced garbage, all of it but a row or a share. */
export function worthMeeting(worth: number, announced: number, rate?: number): number {
  return Math.round(worth * Math.min(1, (garbageOf(worth, rate) + lightly) / announced));
}

/** Garbage of a chain as the kernel counts it: steps in thousands, and points by two hundreds. */
export function garbageOf(worth: number, rate = startRate): number {
  return garbageFor((worth % 1000) * 200, { rate }).garbage;
}

function stakesOf(option: Option, { surplus }: Fate, state: PuyoState, answerIn: Answer | null): Stakes {
  const { incoming, rate, opponent } = state;
  const now = worthOf(option);
  const counted = worthMeeting(now, incoming, rate);
  if (!answerIn || !opponent || surplus === 0) return { now: counted, answer: null, buries: false };
  const answer = answerIn(1 + option.result.chains);
  const attack = surplus + opponent.incoming;
  if (attack - answer >= roomOf(opponent)) return { now: now + buryBonus, answer, buries: true };
  const share = Math.min(1, attack / Math.max(1, answer));
  return { now: counted * share, answer, buries: false };
}

/** Garbage that fills the column in which pairs appear. */
export function roomOf({ field }: Opponent): number {
  return columns * Math.max(0, visibleRows - heightsOf(stacksOf(field))[spawnColumn]!);
}
