import type { Guide } from '../../../engine/protocol/puzzleJobs.ts';
import { goals } from '../../../engine/puzzle/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { Table } from '../play/Table.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.en.ts';

/** The first piece of the guide that covers a cell right above the slot: nothing falls past it any more. */
function roofOf({ placements, slot }: Guide): Piece | null {
  const inSlot = (x: number, y: number): boolean => slot.some((cell) => cell[0] === x && cell[1] === y);
  const roof = placements.find(({ location }) =>
    cellsOf(location).some(([x, y]) => inSlot(x, y - 1) && !inSlot(x, y)),
  );
  return roof?.location.type ?? null;
}

/** What the steps of the hint ladder that were taken say, one line each. */
export function hintLines(table: Table, { hint }: TrainerMessages): string[] {
  if (table.isLost) return [hint.lost];
  const { guide, hintStep } = table;
  if (!guide || table.pictures) return [];
  const { kind } = table.puzzle.goal;
  const roof = roofOf(guide);
  const next = guide.placements[0]?.location.type;
  const lines = [
    hint.slot(goals[kind].piece),
    kind === 'four' ? hint.well : roof ? hint.roof(roof) : hint.roofStands,
    ...(next ? [hint.next(next)] : []),
  ];
  return lines.slice(0, hintStep);
}
