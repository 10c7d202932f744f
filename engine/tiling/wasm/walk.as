/** Walks the paths that viable.as leaves: every step of them belongs to a tiling. */
import { depth, emit, frameAt, isFull, layStep, resetOut, setDepth, setEdges, takeFrames } from './frames';
import { child, done, nodes, start, step, working } from './graph';
import { pieces } from './steps';
import { isViable, isViableAfter, weightOfStep } from './viable';

export function beginWalk(outRoom: i32): void {
  takeFrames(outRoom);
  if (nodes == 0 || !isViable(0, 0)) return;
  setDepth(0);
  store<i32>(frameAt(0), 0);
  setEdges(frameAt(0), load<i32>(start), load<i32>(start, 4));
}

/** Continues for this many edges, or until the output is full. */
export function walk(work: i32): i32 {
  resetOut();
  if (depth < 0) return done;
  let top = depth;
  let frame = frameAt(top);
  let used = load<i32>(frame);
  let cursor = load<i32>(frame, 12);
  let end = load<i32>(frame, 16);
  while (!isFull() && work-- > 0) {
    if (cursor == end) {
      if (--top < 0) break;
      frame = frameAt(top);
      used = load<i32>(frame);
      cursor = load<i32>(frame, 12);
      end = load<i32>(frame, 16);
      continue;
    }
    const taken = load<i32>(step + <usize>cursor * 4);
    const edge = cursor++;
    const after = used + weightOfStep(taken);
    if (!isViableAfter(taken, edge, after)) continue;
    layStep(top, taken);
    if (top + 1 == pieces) {
      emit();
      continue;
    }
    store<i32>(frame, cursor, 12);
    frame = frameAt(++top);
    used = after;
    const to = load<i32>(child + <usize>edge * 4);
    cursor = load<i32>(start + <usize>to * 4);
    end = load<i32>(start + <usize>to * 4, 4);
    store<i32>(frame, used);
    setEdges(frame, cursor, end);
  }
  if (top >= 0) store<i32>(frame, cursor, 12);
  setDepth(top);
  return top < 0 ? done : working;
}
