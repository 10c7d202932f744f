import { PositionError } from '../tetris/rules/board.ts';
import { type Chain, resolve } from './rules/chain.ts';
import { heightsOf, stacksOf } from './rules/field.ts';
import { type Reached, findMoves, spawn } from './rules/moves.ts';
import { dropPair, restingCells } from './rules/place.ts';
import { columns, spawnColumn, visibleRows } from './rules/rules.ts';
import { type Cell, type PlacementResult, type PuyoField, type PuyoState, type RuleSet } from './types.ts';

/** A placement of the falling pair with all that is known of it before it is judged. */
export interface Option extends Reached {
  cells: [Cell, Cell];
  /** The field with the pair on it, before anything pops. */
  dropped: PuyoField;
  chain: Chain;
  result: PlacementResult;
}

/** Whether the cell where pairs appear is filled: then the game is over. */
export function isDead(field: PuyoField): boolean {
  return stacksOf(field)[spawnColumn]!.length >= visibleRows;
}

/** Every placement of the falling pair from where it stands; none on a field that is dead already. */
export function findOptions({ field, pairs, rules = 'tsu', active }: PuyoState): Option[] {
  const [pair] = pairs;
  if (!pair) throw new PositionError('there is no pair; the first one is the falling one');
  if (isDead(field)) return [];
  const heights = heightsOf(stacksOf(field));
  const start = active ?? spawn;
  checkStart(heights, start);
  return findMoves(heights, pair, rules, start).map((reached) => {
    const dropped = dropPair(field, pair, reached.placement, rules);
    const chain = resolve(dropped);
    const cells = restingCells(reached.placement, heights);
    return { ...reached, cells, dropped, chain, result: resultOf(chain, rules) };
  });
}

function checkStart(heights: readonly number[], { x, y }: { x: number; y: number }): void {
  if (x < 0 || x >= columns || y < heights[x]!)
    throw new PositionError('the falling pair overlaps filled cells or is outside the field');
}

function resultOf({ steps, score, allClear, after }: Chain, rules: RuleSet): PlacementResult {
  return {
    chains: steps.length,
    score,
    popped: steps.reduce((sum, { groups }) => sum + groups.flat().length, 0),
    allClear: allClear && steps.length > 0,
    lost: isDead(after) || (rules === 'thesis' && isFull(after)),
  };
}

/** No pair finds room any more. */
function isFull(field: PuyoField): boolean {
  return findMoves(heightsOf(stacksOf(field)), { axis: 'R', child: 'G' }, 'thesis').length === 0;
}
