/** Walks the paths from state to state as far as the cut, and joins the tails to them. */
import { depth, emitTails, frameAt, isFull, layPlacement, resetOut, setDepth, setEdges, takeFrames } from '../frames';
import { done, working } from '../graph';
import { pieces } from '../steps';
import { linkBytes, linksOf, states } from './states';
import { countAt, cut, entryOf, tailsAt, takeTails } from './tails';

/** Those of the last path that are not listed yet. */
let tails: usize = 0;
let tailsLeft: i32 = 0;

export function beginWalk(outRoom: i32): void {
  tailsLeft = 0;
  if (states > 0) takeTails();
  takeFrames(outRoom, <i32>linkBytes);
  if (states == 0) return;
  if (cut == 0) return findTails(0);
  setDepth(0);
  setEdges(frameAt(0), <i32>linksOf(0), <i32>linksOf(1));
}

function findTails(state: i32): void {
  tails = tailsAt(entryOf(state));
  tailsLeft = countAt(entryOf(state));
}

/** Lists as many tails as there is room for; answers how many. */
function listTails(): i32 {
  const count = emitTails(cut, tails, tailsLeft);
  tails += <usize>count * <usize>(pieces - cut) * 4;
  tailsLeft -= count;
  return count;
}

/** Continues for this many edges and tilings, or until the output is full. */
export function walk(work: i32): i32 {
  resetOut();
  listTails();
  if (depth < 0) return tailsLeft > 0 ? working : done;
  let top = depth;
  let link = <usize>load<u32>(frameAt(top), 12);
  let end = <usize>load<u32>(frameAt(top), 16);
  while (!isFull() && work-- > 0) {
    if (link == end) {
      if (--top < 0) break;
      link = load<u32>(frameAt(top), 12);
      end = load<u32>(frameAt(top), 16);
      continue;
    }
    layPlacement(top, load<i32>(link));
    const state = load<i32>(link, 4);
    link += linkBytes;
    if (top + 1 == cut) {
      findTails(state);
      work -= listTails();
      continue;
    }
    store<u32>(frameAt(top), <u32>link, 12);
    top++;
    link = linksOf(state);
    end = linksOf(state + 1);
    setEdges(frameAt(top), <i32>link, <i32>end);
  }
  if (top >= 0) store<u32>(frameAt(top), <u32>link, 12);
  setDepth(top);
  return top < 0 && tailsLeft == 0 ? done : working;
}
