/** What the product says of Puyo. */
import type { Role } from '../../../engine/puyo/types.ts';
import type { AdviceMessages } from './puyo/adviceMessages.ts';

export interface PuyoMessages {
  field: string;
  /** The other side of a match. */
  opponent: { heading: string; field: string };
  advice: AdviceMessages;
  /** Of the colours' names. */
  pair: (axis: string, child: string) => string;
  /** `early`: it fires, and waiting would be better. */
  /** pop: it fires, but nothing follows. */
  role: Record<Role | 'early' | 'pop', string>;
  /** Where other words are right than for falling pieces. */
  doubt: Record<'falling piece not readable' | 'next piece not readable', string>;
  key: Record<'left' | 'right' | 'cw' | 'ccw' | 'softDrop', string>;
  practice: PuyoPracticeMessages;
  manual: PuyoManualMessages;
}

interface PuyoPracticeMessages {
  field: string;
  /** What the two games are called on the choice between them. */
  games: { heading: string; tetris: string; puyo: string };
  longest: string;
  chain: (steps: number) => string;
  allClear: string;
  over: string;
  overLine: string;
}

interface PuyoManualMessages {
  field: string;
  pairs: string;
  /** Above the falling pair. */
  current: string;
  typePair: string;
  /** After the name of the axis's colour. */
  typeChild: string;
  remove: (pair: string) => string;
  brush: string;
  garbage: string;
  fired: (steps: number, score: number) => string;
  /** Announced garbage. */
  incoming: string;
  incomingLine: string;
  /** So much garbage has come down, less than a row; where is not known. */
  fallen: (count: number) => string;
  paste: string;
  pasteLine: string;
  keysLine: string;
}
