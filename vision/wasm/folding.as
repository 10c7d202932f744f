/** The change of a cell is counted in this many parts; see vision/locating/proposing/folding.ts. */
const parts: i32 = 24;

/**
 * Sums the change of all cells of this pitch between two places, part by part, and returns the total. `before`: for
 * each place on the axis the sum of all change before it. `origin`: the beginning of a cell, at the first place or
 * before it.
 */
export function fold(before: usize, start: i32, end: i32, origin: f64, pitch: f64, folded: usize): i32 {
  memory.fill(folded, 0, parts << 3);
  const scale = f64(parts) / pitch;
  const first = load<i32>(before + (start << 2));
  let last = first;
  let cell = 0;
  for (let i = start; i < end; i++) {
    const value = load<i32>(before + ((i + 1) << 2)) - last;
    if (value === 0) continue;
    last += value;
    const at = (f64(i) - origin) * scale;
    const low = i32(at);
    const share = at - f64(low);
    while (low - cell >= parts) cell += parts;
    const part = low - cell;
    const next = part + 1 === parts ? 0 : part + 1;
    add(folded + (part << 3), f64(value) * (1 - share));
    add(folded + (next << 3), f64(value) * share);
  }
  return last - first;
}

@inline
function add(to: usize, value: f64): void {
  store<f64>(to, load<f64>(to) + value);
}

@inline
function at(folded: usize, part: i32): f64 {
  return load<f64>(folded + (part << 3));
}

/** The sum of the part and its two neighbours. */
@inline
function around(folded: usize, part: i32): f64 {
  const before = part === 0 ? parts - 1 : part - 1;
  const after = part + 1 === parts ? 0 : part + 1;
  return at(folded, before) + at(folded, part) + at(folded, after);
}

/** The first part with the greatest sum together with its two neighbours. */
export function fullest(folded: usize): i32 {
  let best = 0;
  let most = around(folded, 0);
  for (let part = 1; part < parts; part++) {
    const sum = around(folded, part);
    if (sum > most) {
      best = part;
      most = sum;
    }
  }
  return best;
}
