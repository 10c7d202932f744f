/** The colours of the game itself, so that overlays can use them. */
import type { CellLooks } from './cellLooks.ts';
import type { GameColours } from '../types.ts';
import type { Contents } from './separatePieces.ts';

/** Means over the insides of cells. null without a falling piece on the board, or without an empty cell. */
export function gameColours(
  { colours }: CellLooks,
  { falling, locked, ghost, cut }: Contents,
): GameColours | null {
  const own = (falling?.cells ?? []).filter((cell) => cell >= 0);
  const taken = new Set<number>([...own, ...(ghost ?? []), ...cut]);
  const empty = [...locked.keys()].filter((cell) => !locked[cell] && !taken.has(cell));
  if (own.length === 0 || empty.length === 0) return null;
  return { piece: meanOf(colours, own), ground: meanOf(colours, empty) };
}

function meanOf(colours: Float32Array, cells: readonly number[]): string {
  const channels = [0, 1, 2].map((channel) => {
    const sum = cells.reduce((all, cell) => all + colours[cell * 3 + channel]!, 0);
    return Math.round(sum / cells.length);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
