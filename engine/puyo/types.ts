/** The data of the Puyo half, in the words of the field. Cells are [x, y], y = 0 the bottom row. */
import type { Cell } from '../cell.ts';

/** R G B Y P are the five colours, O is garbage (ojama). */
export const puyoKinds = ['R', 'G', 'B', 'Y', 'P', 'O'] as const;
export type PuyoKind = (typeof puyoKinds)[number];
export type PuyoColour = Exclude<PuyoKind, 'O'>;

/** A falling or waiting pair. In a preview the lower puyo is the axis. */
export interface Pair {
  axis: PuyoColour;
  child: PuyoColour;
}

/** Where the child is seen from the axis, in clockwise order. */
export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];

/** What lies on the field, without the falling pair. */
export interface PuyoField {
  readonly columns: number;
  /** The visible rows; one more row above them is hidden. */
  readonly rows: number;
  /** `rows` + 1 strings of `columns` letters, the hidden row first: '.' empty, else a `PuyoKind`. */
  readonly cells: readonly string[];
}

/** thesis: 12 rows and nothing above them; tsu: a hidden 13th row, and all that Puyo Puyo Tsu has. */
export const ruleSets = ['tsu', 'thesis'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** What is seen of the other side of a match. */
export interface Opponent {
  field: PuyoField;
  /** The falling pair first; empty where they aren't seen. */
  pairs: readonly Pair[];
  /** Garbage that is announced there. */
  incoming: number;
}

/** A legal and complete position. `pairs[0]` is the falling pair. */
export interface PuyoState {
  game: 'puyo';
  /** tsu where absent. */
  rules?: RuleSet;
  field: PuyoField;
  pairs: readonly Pair[];
  /** The last chain cleared everything: the next one sends more. */
  allClear: boolean;
  /** Garbage announced by an opponent. */
  incoming: number;
  /** Pairs that can be placed after the falling one before that garbage falls; none where absent. */
  garbageIn?: number;
  /** Points for one garbage puyo; those of the start of a match where absent. */
  rate?: number;
  /** Whom one plays against, as far as is known. */
  opponent?: Opponent;
  /** null where it isn't known. */
  score: number | null;
  /** Where the falling pair's axis stands now, `y` rounded up to a whole row; at its spawn where absent. */
  active?: { x: number; y: number; direction: Direction };
}

export type { Cell };

/** Where a pair comes down: the axis's column from 1 on the left, and where the child is seen from it. */
export interface Placement {
  column: number;
  direction: Direction;
}

/** One press of a key. `hardDrop` stands for holding down until the pair lies. */
export type Input = 'left' | 'right' | 'cw' | 'ccw' | 'hardDrop';

/** What a placement leads to at once. */
export interface PlacementResult {
  /** Steps of the chain that it fires; 0 where nothing pops. */
  chains: number;
  score: number;
  popped: number;
  allClear: boolean;
  /** The spawn is blocked afterwards: the game is over. */
  lost: boolean;
}

/** Forms (定石) by name: see forms.ts. */
export const formNames = ['stairs', 'sandwich', 'gtr', 'newGtr', 'key', 'tail'] as const;
export type FormName = (typeof formNames)[number];

/** The `colour` puyo in `column` falls, or waits for others of its colour that fall, when those of `waitsFor` pop. */
export interface FormWait {
  colour: PuyoColour;
  column: number;
  waitsFor: PuyoColour;
  falls: boolean;
}

/**
 * A fact about a candidate, computed and never invented. Columns are counted from 1 on the left; colours are those of
 * the puyos that are spoken of.
 */
export type Fact =
  /** Fires a chain of `steps` now, worth `score` points. */
  | { kind: 'fires'; steps: number; score: number }
  /** Building on from here promises a chain of about `steps`. */
  | { kind: 'leads'; steps: number }
  /** Building on promises `steps`: no more than fires now, or more. */
  | { kind: 'ripe'; steps: number }
  | { kind: 'early'; steps: number }
  /** A chain of `steps` can be fired by `puyos` more of `colour` in `column`. */
  | { kind: 'prepares'; steps: number; puyos: number; colour: PuyoColour; column: number }
  /** The `colour` puyo in `column` pops as step `step`, when the `waitsFor` puyos below or above are gone. */
  | { kind: 'waits'; colour: PuyoColour; column: number; step: number; waitsFor: PuyoColour }
  /**
   * The form stands with `present` of its `total` puyos. `missing` goes there next or, where nothing is missing, fires it;
   * null where that is still open. `waits`: what a puyo of the pair waits for in it.
   */
  | {
      kind: 'form';
      form: FormName;
      present: number;
      total: number;
      missing: { colour: PuyoColour; column: number } | null;
      waits: FormWait | null;
    }
  /** The `colour` puyo joins others: a group of `size`. */
  | { kind: 'joins'; colour: PuyoColour; size: number }
  | { kind: 'allClear' }
  /** Of the announced garbage `met` is met by what it fires, and `sent` is left over for the opponent. */
  | { kind: 'offsets'; incoming: number; met: number; sent: number }
  /** Sends so much garbage; none was announced. */
  | { kind: 'sends'; garbage: number }
  /** What it sends is more than the opponent has room for and can meet in time. */
  | { kind: 'buries'; garbage: number }
  /** The opponent can answer what it sends with so much garbage before it falls. */
  | { kind: 'answered'; garbage: number }
  /** So much garbage falls after this turn, `rows` high, and `later` more in the turns after it. */
  | { kind: 'falls'; garbage: number; rows: number; later: number }
  /** So much garbage still waits, and falls after `pairs` more. */
  | { kind: 'waitsToFall'; garbage: number; pairs: number }
  /** It lies on what fires the chain of `steps`; not `certain`: it may, where it isn't a full row. */
  | { kind: 'covers'; colour: PuyoColour; column: number; steps: number; certain: boolean }
  /** The spawn column is `rows` high afterwards and has to be lowered soon. */
  | { kind: 'danger'; rows: number }
  | { kind: 'onlySafePlace' }
  | { kind: 'loses' }
  | { kind: 'keepsLow'; rows: number };

/** build: adds to a later chain. fire: sets one off. safe: keeps the field low, or is all that is left. */
export type Role = 'build' | 'fire' | 'safe';

/** Why nothing is suggested: the field is dead, has fewer puyos than the evaluator needs, or nothing can be fired. */
export type Silence =
  { kind: 'dead' } | { kind: 'tooFew'; needed: number; puyos: number } | { kind: 'noChain' };

export interface Candidate {
  placement: Placement;
  role: Role;
  /** Where the axis and the child come to rest, before anything pops; one on the 14th row is lost and stands there. */
  cells: Cell[];
  inputs: Input[];
  result: PlacementResult;
  /** Higher is better; comparable within one suggestion only. */
  score: number;
  /** Placements of the following pairs that the search had in mind. */
  plan: Placement[];
  facts: Fact[];
}

export interface Suggestion {
  /** `seq` of the frame that it answers. */
  for: number;
  final: boolean;
  /** Best first; empty where no place is left, or where the evaluator has nothing to say. */
  candidates: Candidate[];
  /** Why there is no candidate; absent where there are some. */
  silence?: Silence;
  info: { evaluator: string; nodes: number; elapsedMs: number };
}
