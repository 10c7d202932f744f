import type { Order } from '../../../engine/protocol/puzzleJobs.ts';

/** Where it is decided which puzzle comes next. */
export interface Source {
  /** null: there are no more. */
  nextOrder(): Order | null;
  /** The next ones that will probably be asked for, so that they can be made. */
  ahead(count: number): Order[];
}
