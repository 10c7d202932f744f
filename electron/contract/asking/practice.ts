/** What the practice page asks for: its options, kept with the settings, and what is kept of its games. */
import * as v from 'valibot';
import { openingNames } from '../../../engine/drill/openings.ts';
import { pieces } from '../../../engine/tetris/types.ts';
import { commands, type Command } from '../practice/keys.ts';
import { outcomes, type FinishedGame } from '../practice/finished.ts';
import { chainGoals, perfectPieces, puyoModes, strengths, tetrisModes } from '../practice/modes.ts';
import {
  cutDelays,
  finesseWays,
  practiceHelps,
  ownLimits,
  shiftDelays,
  shiftPauses,
  skins,
  softDropFactors,
  usualOptions,
  volumes,
  type PracticeOptions,
} from '../practice/options.ts';
import type { GameKind } from '../../../vision/types.ts';
import { count, countTo } from '../channels/values.ts';

const mostKeys = 4;
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const keysOfOne = v.pipe(v.array(key), v.maxLength(mostKeys), v.readonly());
const keys = v.strictObject(
  Object.fromEntries(commands.map((command) => [command, keysOfOne])) as Record<Command, typeof keysOfOne>,
);

const between = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const ownGame = v.strictObject({
  board: v.pipe(v.string(), v.maxLength(ownLimits.board)),
  queue: v.pipe(v.string(), v.maxLength(ownLimits.queue)),
  garbage: between(ownLimits.garbage),
});

export const practiceOptions = v.strictObject({
  help: v.picklist(practiceHelps),
  tetrisMode: v.picklist(tetrisModes),
  puyoMode: v.picklist(puyoModes),
  chain: between(chainGoals),
  /** Absent in what was kept before there was another player. */
  bot: v.optional(countTo(strengths.most), strengths.matched),
  /** Absent in what was kept before keys were counted. */
  finesse: v.optional(v.picklist(finesseWays), 'off'),
  volume: v.picklist(volumes),
  delay: between(shiftDelays),
  every: between(shiftPauses),
  /** What follows is absent in what older versions kept. */
  cut: v.optional(between(cutDelays), usualOptions.cut),
  softDrop: v.optional(between(softDropFactors), usualOptions.softDrop),
  own: v.optional(ownGame, usualOptions.own),
  opening: v.optional(v.picklist(['any', ...openingNames]), usualOptions.opening),
  perfect: v.optional(between(perfectPieces), usualOptions.perfect),
  ghost: v.optional(v.boolean(), usualOptions.ghost),
  grid: v.optional(v.boolean(), usualOptions.grid),
  swipes: v.optional(v.boolean(), usualOptions.swipes),
  skin: v.optional(v.picklist(skins), usualOptions.skin),
  keys,
}) satisfies v.GenericSchema<unknown, PracticeOptions>;

/** What the practice page may change by itself. */
export const practiceChange = v.strictObject({
  practice: v.exactOptional(practiceOptions),
  /** The practice game gets its hints through the screen, like any other game. */
  watchesPractice: v.exactOptional(v.boolean()),
});
export type PracticeChange = v.InferOutput<typeof practiceChange>;

/** Of Tetris: the lowest rows of a board of ten columns, and the first pieces, if they matter. */
const tetrisStart = v.strictObject({
  game: v.literal('tetris'),
  cells: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[.X]{10}$/))), v.maxLength(20), v.readonly()),
  queue: v.pipe(v.array(v.picklist(pieces)), v.maxLength(2000), v.readonly()),
  /** Absent: nothing is held. */
  hold: v.exactOptional(v.picklist(pieces)),
});
export type TetrisStart = v.InferOutput<typeof tetrisStart>;

/** Of Puyo: the lowest rows of the field, the hidden one too, and the first pairs, two letters each, if they matter. */
const puyoStart = v.strictObject({
  game: v.literal('puyo'),
  cells: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[.RGBYPO]{6}$/))), v.maxLength(13), v.readonly()),
  pairs: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[RGBYP]{2}$/))), v.maxLength(2000), v.readonly()),
  /** The last chain cleared everything. */
  allClear: v.boolean(),
});
export type PuyoStart = v.InferOutput<typeof puyoStart>;

/** Where a training game begins. */
export const startingPosition = v.variant('game', [tetrisStart, puyoStart]);
export type StartingPosition = v.InferOutput<typeof startingPosition>;

const mostMilliseconds = 86_400_000;
const results = {
  chain: countTo(chainGoals.most),
  bot: v.optional(countTo(strengths.most), 0),
  outcome: v.picklist(outcomes),
  helped: v.boolean(),
  score: count,
  cleared: count,
  placed: count,
  milliseconds: countTo(mostMilliseconds),
};

/** More than the longest race has tenths of rows. */
const mostSplits = 15;
const tetrisGame = {
  game: v.literal('tetris'),
  mode: v.picklist(tetrisModes),
  ...results,
  /** Absent in what was kept before there were any. */
  splits: v.exactOptional(v.pipe(v.array(countTo(mostMilliseconds)), v.maxLength(mostSplits), v.readonly())),
  faults: v.exactOptional(count),
  keys: v.exactOptional(count),
};
const puyoGame = { game: v.literal('puyo'), mode: v.picklist(puyoModes), ...results };

/** A game that has ended. */
export const finishedGame: v.GenericSchema<unknown, FinishedGame> = v.variant('game', [
  v.strictObject(tetrisGame),
  v.strictObject(puyoGame),
]);

/** As a line of its file; `at`: milliseconds since 1970. Fields of a newer version are passed over. */
export type KeptGame = FinishedGame & { at: number };
export const keptGame: v.GenericSchema<unknown, KeptGame> = v.variant('game', [
  v.object({ ...tetrisGame, at: count }),
  v.object({ ...puyoGame, at: count }),
]);

/** What is known of the games before. */
export interface PracticeHistory {
  /** The best of each kind. */
  bests: KeptGame[];
  /** The last ones, the latest first. */
  recent: KeptGame[];
  /** The other player that is as strong as this one. */
  matched: Record<GameKind, number>;
  /** Why nothing can be kept at present, or what was damaged; null: all is well. */
  trouble: { kind: 'unsaved' | 'damaged'; detail: string } | null;
}
