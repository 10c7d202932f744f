import { areEmpty } from '../../../../engine/tetris/rules/board.ts';
import { type KickRules, kicksOf } from '../../../../engine/tetris/rules/kicks.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import {
  type Board,
  type FinesseInput,
  type Location,
  orientations,
} from '../../../../engine/tetris/types.ts';
import { plainClassicTurn } from './plainClassic.ts';
import { cellsKey } from './plainMoves.ts';

/** Presses keys one by one on single locations, held arrows until nothing moves; where a hard drop then ends. */
export function plainEnd(
  board: Board,
  start: Location,
  keys: readonly FinesseInput[],
  kicks = true,
  rules: KickRules = 'srs',
): string {
  let at = start;
  for (const key of keys) at = plainPress(board, at, key, kicks, rules);
  return cellsKey(fallen(board, at));
}

function fallen(board: Board, at: Location): Location {
  return repeat(board, at, 0, -1);
}

function repeat(board: Board, at: Location, dx: number, dy: number): Location {
  const next = { ...at, x: at.x + dx, y: at.y + dy };
  return areEmpty(board, cellsOf(next)) ? repeat(board, next, dx, dy) : at;
}

function plainPress(
  board: Board,
  at: Location,
  key: FinesseInput,
  kicks: boolean,
  rules: KickRules,
): Location {
  if (key === 'hold' || key === 'hardDrop') return at;
  if (key === 'leftWall') return repeat(board, at, -1, 0);
  if (key === 'rightWall') return repeat(board, at, 1, 0);
  if (key === 'floor') return fallen(board, at);
  if (key === 'cw' || key === 'ccw' || key === 'half') {
    const from = orientations.indexOf(at.orientation);
    const quarters = { cw: 1, half: 2, ccw: 3 }[key];
    if (rules === 'nes' || rules === 'ars') return plainClassicTurn(board, at, quarters, rules, kicks) ?? at;
    const to = (from + quarters) % 4;
    const tests = kicksOf(at.type, from, to, rules).slice(0, kicks ? undefined : 1);
    const turned = tests.map(([dx, dy]) => ({
      ...at,
      orientation: orientations[to]!,
      x: at.x + dx,
      y: at.y + dy,
    }));
    return turned.find((location) => areEmpty(board, cellsOf(location))) ?? at;
  }
  const [dx, dy] = { left: [-1, 0], right: [1, 0], softDrop: [0, -1] }[key] as [number, number];
  const moved = { ...at, x: at.x + dx, y: at.y + dy };
  return areEmpty(board, cellsOf(moved)) ? moved : at;
}
