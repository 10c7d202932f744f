import { type Piece, pieces } from '../../tetris/types.ts';
import { countBits } from '../queues/bits.ts';
import type { Coverage } from '../queues/Coverage.ts';
import type { Fields } from '../fields/Fields.ts';
import type { QueueNode } from '../queues/queueTree.ts';
import type { Laid } from './ways.ts';

/** A first placement, and the number of queues with which the target can still be reached after it. */
export interface First extends Laid {
  /** The piece's place in the queue: 0 or, with hold, 1. */
  at: number;
  solved: number;
}

/** `locked`: the first piece is in hold, and stays there until another one has been placed. */
interface HoldRules {
  hold: boolean;
  locked?: boolean;
}

/** A piece with which every queue continues. */
interface Sure {
  piece: number;
  after: QueueNode;
}

/**
 * Every first placement of a piece that is the same in all queues, so that it can be made without knowing their
 * continuation; those that leave most queues first.
 */
export function firstsOf(fields: Fields, coverage: Coverage, root: QueueNode, rules: HoldRules): First[] {
  const first = sureNext(root);
  if (!first) return [];
  const second = rules.hold ? sureNext(first.after) : null;
  const found: First[] = [];
  const place = ({ piece }: Sure, at: number, held: number | null, rest: QueueNode): void => {
    for (const to of fields.after(0, piece)) {
      const solved = countBits(coverage.solveFrom(to, held, rest));
      const laid = { piece: pieces[piece] as Piece, cells: fields.laidBetween(0, to) };
      if (solved > 0) found.push({ ...laid, at, solved });
    }
  };
  if (!rules.locked) place(first, 0, second ? second.piece : null, second ? second.after : first.after);
  if (second) place(second, 1, first.piece, second.after);
  return found.sort((a, b) => b.solved - a.solved);
}

function sureNext({ next }: QueueNode): Sure | null {
  const known = [...next.entries()].filter(([, child]) => child !== null);
  const [piece, after] = known[0] ?? [];
  return known.length === 1 ? { piece: piece!, after: after! } : null;
}
