/** What can be played in our own games: how fast they get, when they end, and by what they are compared. */
import type { DrillGoal } from '../../../engine/drill/goal.ts';
import type { GameKind } from '../../../vision/types.ts';

type Goal =
  | { kind: 'rows' | 'dig' | 'chain'; count: number }
  /** The other player loses; `count`: how strong it is. */
  | { kind: 'win'; count: number }
  /** A chain of so many steps with so many pairs. */
  | { kind: 'tsume'; count: number; pairs: number }
  /** Something to build, or a perfect clear. */
  | { kind: 'drill'; drill: DrillGoal }
  /** Milliseconds until it ends. */
  | { kind: 'time'; ms: number };

export interface Mode {
  /** What makes it faster: rows that are cleared, time, or nothing but the player. */
  readonly rises: 'rows' | 'time' | 'never';
  /** null: it goes on until no piece fits in. */
  readonly goal: Goal | null;
  /** It is for training: pieces are taken back, and the level is chosen while playing. */
  readonly isFree: boolean;
  /** The best has the most points, lasts longest, or is soonest at its goal; null: games are not compared. */
  readonly ranks: 'score' | 'longest' | 'soonest' | null;
  /** Rows of garbage that are at the bottom again whenever some were cleared. */
  readonly refills?: number;
}

export const tetrisModes = [
  'free',
  'marathon',
  'rows40',
  'minutes2',
  'survive',
  'dig',
  'own',
  'opening',
  'perfect',
  'versus',
] as const;
export type TetrisMode = (typeof tetrisModes)[number];
export const puyoModes = ['free', 'chain', 'tsume', 'minutes2', 'survive', 'versus'] as const;
export type PuyoMode = (typeof puyoModes)[number];
export type ModeName = TetrisMode | PuyoMode;

export const modeNames: Readonly<Record<GameKind, readonly ModeName[]>> = {
  tetris: tetrisModes,
  puyo: puyoModes,
};

/** Chains that can be chosen as a goal. */
export const chainGoals = { least: 2, most: 10 } as const;
/** Pieces with which a perfect clear can be asked for: all of them are seen. */
export const perfectPieces = { least: 2, most: 5 } as const;
/** How strong the other player can be; 0 means as strong as the player. */
export const strengths = { matched: 0, least: 1, most: 5 } as const;

const free: Mode = { rises: 'rows', goal: null, isFree: true, ranks: null };
const minutes2: Mode = {
  rises: 'rows',
  goal: { kind: 'time', ms: 120_000 },
  isFree: false,
  ranks: 'score',
};
const survive: Mode = { rises: 'time', goal: null, isFree: false, ranks: 'longest' };

const soonest = (goal: Goal): Mode => ({ rises: 'never', goal, isFree: false, ranks: 'soonest' });

type Plain = Exclude<ModeName, 'chain' | 'own' | 'versus' | 'tsume' | 'opening' | 'perfect'>;
const table: Readonly<Record<Plain, Mode>> = {
  free,
  minutes2,
  survive,
  /** The guideline's: fifteen levels of ten rows. */
  marathon: { rises: 'rows', goal: { kind: 'rows', count: 150 }, isFree: false, ranks: 'score' },
  rows40: soonest({ kind: 'rows', count: 40 }),
  dig: soonest({ kind: 'dig', count: 10 }),
};

/** Nothing is hurried, and everything can be taken back. */
export function tsumeMode(count: number, pairs: number): Mode {
  return { rises: 'never', goal: { kind: 'tsume', count, pairs }, isFree: true, ranks: null };
}

/** As a tsume. */
export function drillMode(drill: DrillGoal): Mode {
  return { rises: 'never', goal: { kind: 'drill', drill }, isFree: true, ranks: null };
}

/** Puzzles are for the player alone. */
export const isPuzzle = (name: ModeName): boolean => ['tsume', 'opening', 'perfect'].includes(name);

/** Games for training are not kept, and have no end but one's own. */
export const isTraining = (name: ModeName): boolean => name === 'free' || name === 'own';

/** `count`: the steps of the chain that is to be built, how strong the other player is, or the rows of garbage that are always there. */
export function modeOf(name: ModeName, count: number): Mode {
  if (name === 'chain') return soonest({ kind: 'chain', count });
  if (name === 'own') return { ...free, refills: count };
  if (name === 'tsume') return tsumeMode(count, 1);
  if (name === 'opening' || name === 'perfect') return drillMode({ kind: 'clear', pieces: count });
  return name === 'versus' ? soonest({ kind: 'win', count }) : table[name];
}
