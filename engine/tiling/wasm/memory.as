/** Memory is allocated from the start on for each task. Memory that is never touched costs nothing. */
let next: usize = 0;
let kept: usize = 0;

export function forgetAll(): void {
  next = (__heap_base + 15) & ~15;
  kept = next;
}

/** Memory allocated up to here stays when the rest is released. */
export function keep(): void {
  kept = next;
}

export function giveBack(): void {
  next = kept;
}

export function take(bytes: usize): usize {
  const at = next;
  next = (at + bytes + 15) & ~15;
  growTo(next);
  return at;
}

/** Where memory is free from here on; `growTo` makes it usable. */
export function freeFrom(): usize {
  return next;
}

/** Allocates what has been used of it up to here. */
export function takeUpTo(end: usize): void {
  next = (end + 15) & ~15;
}

export function growTo(end: usize): void {
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
}
