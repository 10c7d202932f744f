/** What the trainer's board shows at a moment. */
import { goals } from '../../../engine/puzzle/types.ts';
import { ghost } from '../../../engine/tetris/rules/play.ts';
import type { Location } from '../../../engine/tetris/types.ts';
import { pieceAt, type BoardView } from '../../shared/board/boardView.ts';
import type { FlashPhase } from '../play/Flash.svelte.ts';
import type { Table } from '../play/Table.svelte.ts';
import { marksOf } from '../play/marks.ts';

/** Only what the player has placed since; the stack is to be remembered. */
const withoutStack = (rows: readonly string[]): string[] => rows.map((row) => row.replace(/X/g, '.'));

/** The answer as it is played. */
function playedView({ picture, isPlayed, guide }: Table): BoardView | null {
  if (!picture) return null;
  return {
    rows: picture.run.rows,
    current: pieceAt(picture.run.game.active),
    hint: isPlayed ? pieceAt(guide?.finish.location) : null,
  };
}

/** A tapped place before the goal's own piece, before the next placement of the hint ladder. */
function outlined({ candidates, verdict, hintStep, guide, isSolved }: Table): Location | null {
  const [candidate] = candidates;
  if (candidate) return candidate;
  if (isSolved) return null;
  if (verdict?.reason.kind === 'ready') return verdict.reason.finish.location;
  return (hintStep >= 3 && guide?.placements[0]?.location) || null;
}

export function fieldView(table: Table, phase: FlashPhase): BoardView {
  const { run, guide, hintStep } = table;
  const goalPiece = goals[table.puzzle.goal.kind].piece;
  const isCovered = phase === 'covered' && !table.isReady && !table.isSolved && !table.isOver;
  const showsGhost = !isCovered && phase !== 'seeing';
  return (
    playedView(table) ?? {
      rows: isCovered ? withoutStack(run.rows) : run.rows,
      current: phase === 'answer' ? null : pieceAt(run.game.active),
      ghost: showsGhost ? pieceAt(ghost(run.game)) : null,
      hint: pieceAt(outlined(table)),
      second: hintStep >= 1 && guide ? { kind: goalPiece, cells: guide.slot } : null,
      notHere: marksOf(table)?.piece ?? null,
    }
  );
}
