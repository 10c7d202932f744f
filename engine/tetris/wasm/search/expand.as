import { attackOf, isDifficult } from './attack';
import { columns, heightOf, leftWall, setBytes } from '../moves/layout';
import {
  addTried, codes, comboOf, findEqual, gainOf, gains, hasBackToBack, heightsOf, incomingOf, isFull, lineBytes, lineHeight,
  lines, nextLine, parents, rootOf, roots, setLine, setTried, startLayer, supplies, values,
} from './lines';
import { judgeBoard, judgePlacement, judgeRise } from './okiba';
import { bottoms, cleared, dropRows, heightsBytes, lefts, ownCleared, place, raiseHeights, readHeights, tops } from './placing';
import { drops, kicks, reach } from '../moves/rules';
import { landings, landingsOf, foundBlocks, foundClasses, foundSets } from '../moves/landings';
import { distinct, spawnRight, spawnTurns, widths } from '../tables';
import { judgeChain, judgeClear, judgeKept, judgeVersus } from './versus';

/** Visible rows, in which a piece has to lie; and the column of the centre at the spawn. */
let rows: i32 = 20;
let spawnColumn: i32 = 0;
/** Judged as in versus.ts; else as in okiba.ts. */
let versus: bool = false;
/** Equal positions from different first moves are told apart. */
let byRoot: bool = false;

/** What it costs to be pushed out at the top: garbage comes after a piece that clears nothing. */
const drowned: f64 = 1e5;

export let nodes: i32 = 0;

/** Sets what the search plays and how it judges. The first line is the board of `boards`. */
export function startSearch(
  board: usize, visibleRows: i32, spawnX: i32, forVersus: bool, combo: i32, backToBack: bool, incoming: i32,
): void {
  rows = visibleRows;
  spawnColumn = spawnX + leftWall;
  versus = forVersus;
  nodes = 0;
  memory.copy(lines, board, setBytes);
  const height = heightOf(board);
  readHeights(board, height, heightsOf(lines));
  setLine(lines, height, -1, 0, combo, backToBack, incoming);
  startLayer();
}

export function tellRootsApart(apart: bool): void {
  byRoot = apart;
}

/** The line whose placements are tried, and what each leads to. */
const after: usize = memory.data(setBytes, 16);
const heightsAfter: usize = memory.data(2 * heightsBytes, 16);
const rests: usize = memory.data(16, 16);
let height: i32 = 0;
let gain: f64 = 0;
let combo: i32 = 0;
let backToBack: bool = false;
let incoming: i32 = 0;

/** Places a shape on the board of a line; answers false where it would lie above the visible rows. */
function follow(line: usize, shape: i32, spin: i32, column: i32, y: i32): bool {
  nodes++;
  if (y + load<i8>(tops + shape) > rows) return false;
  height = place(line, after, lineHeight(line), shape, column, y);
  backToBack = hasBackToBack(line);
  incoming = incomingOf(line);
  combo = comboOf(line);
  const perfect = height === 0;
  const attack = attackOf(cleared, spin, backToBack, combo, perfect);
  if (cleared > 0) {
    readHeights(after, height, heightsAfter);
    backToBack = isDifficult(cleared, spin);
    combo++;
    incoming = max(0, incoming - attack);
  } else {
    raiseHeights(heightsOf(line), heightsAfter, shape, column, y);
    combo = 0;
  }
  gain =
    gainOf(line) +
    (versus
      ? judgeClear(shape >> 2, cleared, spin, attack, perfect)
      : judgePlacement(2 * y + load<i8>(bottoms + shape) + load<i8>(tops + shape) - 1, cleared * ownCleared));
  if (cleared === 0 && height + incoming > rows) gain -= drowned;
  return true;
}

function judge(): f64 {
  return versus
    ? judgeVersus(after, height, heightsAfter, rows, incoming) + judgeChain(backToBack, combo) + judgeKept((supply >> 8) - 1)
    : judgeBoard(after, height, heightsAfter, rows) + judgeRise(height, incoming, rows);
}

function hashOf(supply: i32, root: i32): u64 {
  let hash: u64 = (<u64>supply << 8) ^ (<u64>(byRoot ? root + 1 : 0) << 32);
  if (versus) hash ^= (<u64>combo << 48) ^ (<u64>i32(backToBack) << 60);
  hash = (hash ^ (<u64>incoming << 54)) * 0x9e3779b97f4a7c15;
  const end = after + ((height + 3) >> 2) * 8;
  for (let at = after; at < end; at += 8) {
    hash = (hash ^ load<u64>(at)) * 0xff51afd7ed558ccd;
    hash ^= hash >> 32;
  }
  return hash;
}

/** What to do with each placement. */
let onlyBest: bool = false;
let best: f64 = 0;
let parent: i32 = 0;
let root: i32 = 0;
let supply: i32 = 0;

function meet(line: usize, shape: i32, spin: i32, column: i32, y: i32): void {
  if (!follow(line, shape, spin, column, y)) return;
  if (onlyBest) {
    best = max(best, gain + judge());
    return;
  }
  if (isFull()) return;
  const code = ((shape >> 2) << 18) | (spin << 11) | ((shape & 3) << 9) | ((column - leftWall) << 5) | y;
  const equal = findEqual(hashOf(supply, root));
  if (equal < 0) return addTried(gain + judge(), gain, code, parent, root, supply);
  const earlier = load<f64>(gains + equal * 8);
  if (gain <= earlier) return;
  setTried(equal, load<f64>(values + equal * 8) - earlier + gain, gain, code, parent, root, supply);
}

/** All straight drops under an open sky. */
function meetDrops(line: usize, piece: i32): void {
  for (let set = 0; set < <i32>load<u8>(distinct + piece); set++) {
    const shape = piece * 4 + set;
    v128.store(rests, dropRows(heightsOf(line), shape));
    const last = columns - <i32>load<u8>(widths + shape);
    for (let at = 0; at <= last; at++)
      meet(line, shape, 0, at - load<i8>(lefts + shape) + leftWall, load<i8>(rests + at));
  }
}

/** Rows at the top that a piece needs to turn and to move freely. */
const openRows: i32 = 3;

function meetAll(line: usize, piece: i32): void {
  if (reach === drops && lineHeight(line) <= rows - openRows) return meetDrops(line, piece);
  const column = spawnColumn + spawnRight(piece, kicks);
  let count = 0;
  for (let y = rows - 1; y <= rows + 1 && count === 0; y++)
    count = landingsOf(line, lineHeight(line), piece, spawnTurns(piece, kicks), column, y, landings);
  if (count === 0) return;
  const classes = foundClasses;
  const sets = foundSets;
  const words = foundBlocks * 2;
  for (let spin = 0; spin < classes; spin++)
    for (let set = 0; set < sets; set++)
      for (let word = 0; word < words; word++) {
        let bits = load<u64>(landings + (spin * 4 + set) * setBytes + word * 8);
        for (; bits !== 0; bits &= bits - 1) {
          const at = <i32>ctz<i64>(bits);
          meet(line, piece * 4 + set, spin, at & 15, word * 4 + (at >> 4));
        }
      }
}

/** Tries one placement on the first line, as a first move. */
export function addRoot(number: i32, piece: i32, spin: i32, turns: i32, x: i32, y: i32, left: i32): void {
  onlyBest = false;
  parent = 0;
  root = number;
  supply = left;
  meet(lines, piece * 4 + turns, spin, x + leftWall, y);
}

/** Tries every placement of a piece on a line; `left` comes back with each. */
export function expand(line: i32, piece: i32, left: i32): void {
  onlyBest = false;
  parent = line;
  root = rootOf(lines + line * lineBytes);
  supply = left;
  meetAll(lines + line * lineBytes, piece);
}

/** The value of the best placement of a piece on a line; -Infinity where there is none. */
export function forecast(line: i32, piece: i32, left: i32): f64 {
  onlyBest = true;
  supply = left;
  best = -Infinity;
  meetAll(lines + line * lineBytes, piece);
  return best;
}

/** What was tried under this number goes on. */
export function keep(at: i32): void {
  const code = load<i32>(codes + at * 4);
  const shape = (code >> 18) * 4 + ((code >> 9) & 3);
  const from = lines + load<i32>(parents + at * 4) * lineBytes;
  follow(from, shape, (code >> 11) & 3, ((code >> 5) & 15) + leftWall, code & 31);
  const line = nextLine();
  memory.copy(line, after, setBytes);
  v128.store(heightsOf(line), v128.load(heightsAfter));
  setLine(line, height, load<i32>(roots + at * 4), gain, combo, backToBack, incoming);
}
