import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { SlotTable } from '../play/SlotTable.svelte.ts';
import type { Table } from '../play/Table.svelte.ts';
import { attemptOf, slotAttempt } from './attemptOf.ts';
import type { RecordStore } from './RecordStore.svelte.ts';
import { dayNumber } from './known.ts';

/** Keeps what came of each puzzle, once. */
export class Attempts {
  readonly #recordStore: RecordStore;
  #kept: Table | SlotTable | null = null;

  constructor(recordStore: RecordStore) {
    this.#recordStore = recordStore;
  }

  keepTable(table: Table, mode: TrainerMode): void {
    if (this.#kept === table) return;
    this.#kept = table;
    const number = mode === 'daily' ? dayNumber(this.#recordStore.now) : table.served.number;
    this.#recordStore.keep(attemptOf(table, mode, number));
  }

  keepSlot(slot: SlotTable): void {
    if (this.#kept === slot) return;
    this.#kept = slot;
    this.#recordStore.keep(slotAttempt(slot));
  }

  /** A puzzle that was tried in vain counts too. */
  leave(table: Table | null, slot: SlotTable | null, mode: TrainerMode): void {
    if (table && (table.tries > 0 || table.isShown)) this.keepTable(table, mode);
    if (slot && (slot.missed.length > 0 || slot.isShown)) this.keepSlot(slot);
  }
}
