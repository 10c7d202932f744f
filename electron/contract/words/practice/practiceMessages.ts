/** What the practice games say. */
import type { Command } from '../../practice/keys.ts';
import type { Outcome } from '../../practice/finished.ts';
import type { ModeName } from '../../practice/modes.ts';
import type { ChosenOpening, FinesseWay, PracticeHelp, Skin, Volume } from '../../practice/options.ts';

export interface PracticeMessages {
  title: string;
  board: string;
  level: string;
  score: string;
  lines: string;
  slower: string;
  faster: string;
  hint: string;
  /** What is counted down to a beginning. */
  soon: (count: number) => string;
  paused: string;
  pausedLine: string;
  padLost: string;
  /** What a worker could not do, and why. */
  failed: Record<'hint' | 'rival' | 'puzzle', (why: string) => string>;
  tryAgain: string;
  over: string;
  overLine: string;
  /** A clear that is worth naming: `rows` from one row on, `spin` from none. */
  clears: { rows: readonly string[]; spin: readonly string[]; mini: string; perfect: string };
  combo: (clears: number) => string;
  backToBack: string;
  begin: string;
  again: string;
  pause: string;
  goOn: string;
  choose: string;
  /** After a game. */
  review: string;
  missed: string;
  /** A position from elsewhere, and a game that is under way. */
  onward: Record<'heading' | 'line' | 'keep' | 'take', string>;
  options: string;
  keyList: string;
  does: Record<Command, string>;
  space: string;
  /** Times on the way through a race. */
  splits: { heading: string; rows: (count: number) => string; difference: (seconds: string) => string };
  /** A key that is not let go at once. */
  held: (face: string) => string;
  finesse: FinesseMessages;
  own: OwnMessages;
  drill: DrillMessages;
  /** Of a game that runs: pieces in a second, rows of garbage sent in a minute. */
  pace: string;
  attack: string;
  time: string;
  timeLeft: string;
  rowsLeft: string;
  garbageLeft: string;
  pairs: string;
  /** The chain of a puzzle, and its end in vain. */
  asked: string;
  usedUp: string;
  usedUpLine: string;
  /** Minutes, seconds and their tenths. */
  clock: (minutes: number, seconds: string) => string;
  /** Of a game that has reached its goal, or whose time is up. */
  ends: Record<Exclude<Outcome, 'over'>, string>;
  /** Of a match. */
  won: string;
  lost: string;
  /** The other player's board, and the garbage that it has sent. */
  rival: string;
  incoming: string;
  points: (count: number) => string;
  best: (result: string) => string;
  newBest: string;
  lobby: LobbyMessages;
  /** A move that was worse than another one. */
  slip: Record<'own' | 'better' | 'takeBack' | 'goOn', string>;
  optionsPage: OptionsMessages;
}

/** A game by the player's own wishes. */
interface OwnMessages {
  board: { name: string; line: string };
  queue: { name: string; line: string };
  garbage: (rows: number) => string;
  less: string;
  more: string;
  /** A sign among the pieces that is none. */
  noPiece: (sign: string) => string;
}

/** Openings to build, and perfect clears. */
interface DrillMessages {
  openings: Record<ChosenOpening, string>;
  before: string;
  after: string;
  /** Of a hundred first bags: so many build it, with hold and without. */
  share: (hold: number, alone: number) => string;
  /** A bag that doesn't. */
  never: (bag: string) => string;
  pieces: (count: number) => string;
  fewer: string;
  more: string;
  /** Heading of a position from which so many pieces clear everything. */
  perfect: (pieces: number) => string;
  left: string;
  show: string;
  hide: string;
  /** What can't be done any more, by the kind of its goal. */
  lost: Record<'build' | 'clear', string>;
  back: string;
  next: string;
  same: string;
}

/** Keys that a piece took, and fewer that would have done. */
interface FinesseMessages {
  /** How many there were so far. */
  faults: string;
  line: (pressed: number, fewest: number) => string;
  /** The piece is back. */
  again: string;
  /** Of a whole game: faults, and keys for each piece. */
  kept: (faults: number, keys: string) => string;
  /** No key was needed. */
  none: (pressed: number) => string;
  /** In the lobby. */
  choice: string;
  ways: Record<FinesseWay, { name: string; line: string }>;
}

interface LobbyMessages {
  mode: string;
  modes: Record<ModeName, { name: string; line: string }>;
  chain: (steps: number) => string;
  fewer: string;
  more: string;
  weaker: string;
  stronger: string;
  /** The other player's, from 1 to 5. */
  strength: (strength: number) => string;
  matched: (strength: number) => string;
  against: (strength: number) => string;
  recent: string;
  /** Games that can't be kept, or were damaged. */
  trouble: Record<'unsaved' | 'damaged', (detail: string) => string>;
  help: string;
  helps: Record<PracticeHelp, { name: string; line: string }>;
  watch: { name: string; line: string };
  /** Instead of the help of our own. */
  watched: string;
}

export interface OptionsMessages {
  heading: string;
  done: string;
  sound: string;
  volumes: Record<Volume, string>;
  delay: { name: string; line: string };
  every: { name: string; line: string };
  cut: { name: string; line: string };
  softDrop: { name: string; line: string };
  swipes: { name: string; line: string };
  /** Of soft drop: so many times as fast, or without any time. */
  times: (count: number) => string;
  atOnce: string;
  /** How the board of falling blocks looks. */
  looks: Record<'heading' | 'ghost' | 'grid' | 'blocks', string>;
  skins: Record<Skin, string>;
  /** A file of another game's handling. */
  handling: Record<'load' | 'line' | 'done' | 'refused', string>;
  milliseconds: (count: number) => string;
  keys: string;
  keysLine: string;
  press: string;
  none: string;
  usual: string;
}
