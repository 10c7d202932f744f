/** Pixels of a cell, and numbers of one; see vision/locating/network/features.ts. */
const side: i32 = 6;
const perCell: i32 = 18;
/** Edges of so many levels and more count alike. */
const strongest: i32 = 72;
const leastLine: f64 = 6;
/** The greatest sum of three differences. */
const mostApart: f64 = 765;
const mostUnusual: f64 = 0.25;

/** Where the numbers of a cell lie in it, in bytes. */
const down: usize = 4 * 6;
const uneven: usize = 4 * 12;
const right: usize = 4 * 13;
const below: usize = 4 * 14;
const usually: usize = 4 * 15;
const wall: usize = 4 * 16;
const floor: usize = 4 * 17;

/** Four pixels of three bytes, as four of four. */
@inline
function four(pixels: usize): v128 {
  const bytes = v128.load(pixels);
  return v128.shuffle<i8>(bytes, i32x4.splat(0), 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
}

/** The greatest difference of the three channels of four pixels each, capped, as four whole numbers. */
@inline
function edge(a: v128, b: v128): v128 {
  const away = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
  const most = i8x16.max_u(i8x16.max_u(away, i32x4.shr_u(away, 8)), i32x4.shr_u(away, 16));
  return i32x4.min_s(v128.and(most, i32x4.splat(255)), i32x4.splat(strongest));
}

@inline
function addTo(sums: usize, values: v128): void {
  v128.store(sums, i32x4.add(v128.load(sums), values));
}

/** Adds each byte of a line to a sum of 16 bits. */
@inline
function addBytes(line: usize, bytes: i32, sums: usize): void {
  for (let i = 0; i < bytes; i += 16, sums += 32) {
    const values = v128.load(line + i);
    v128.store(sums, i16x8.add(v128.load(sums), i16x8.extend_low_i8x16_u(values)));
    v128.store(sums + 16, i16x8.add(v128.load(sums + 16), i16x8.extend_high_i8x16_u(values)));
  }
}

@inline
function sixOf(sums: usize): i32 {
  let sum = 0;
  for (let p = 0; p < side; p++) sum += load<i32>(sums + (p << 2));
  return sum;
}

@inline
function share(sum: i32, part: f64): f32 {
  return f32(f64(sum) * part);
}

/** The mean edges and colours of a row of cells from the sums over its lines. */
@inline
function writeRow(wide: i32, edges: usize, channels: usize, cells: usize, colours: usize): void {
  for (let cell = 0; cell < wide; cell++) {
    for (let p = 0; p < side; p++, edges += 4)
      store<f32>(cells + (p << 2), share(load<i32>(edges), 1 / f64(side * strongest)));
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let p = 0; p < side; p++) sum += load<u16>(channels + ((3 * p + c) << 1));
      store<f32>(colours + (c << 2), share(sum, 1 / f64(side * side)));
    }
    channels += 2 * 3 * side;
    cells += perCell << 2;
    colours += 12;
  }
}

/**
 * The edges at each pixel of each cell of a patch, to the right and below, as means over the cell, and its mean colour.
 * `patch`: three bytes a pixel, 64 bytes of anything behind it. `scratch` has room for a line, 16 bytes a pixel and 128 more.
 */
export function lookAtCells(patch: usize, wide: i32, high: i32, scratch: usize, cells: usize, colours: usize): void {
  const pixels = wide * side;
  const line: usize = 3 * pixels;
  const edgesBelow = scratch + (pixels << 2) + 16;
  const channels = edgesBelow + (pixels << 2) + 16;
  for (let row = 0; row < high; row++) {
    memory.fill(scratch, 0, (pixels << 4) + 128);
    for (let v = 0; v < side; v++) {
      const isLast = row === high - 1 && v === side - 1;
      for (let x = 0; x < pixels; x += 4) {
        const at = patch + 3 * x;
        const here = four(at);
        addTo(scratch + (x << 2), edge(here, four(at + 3)));
        v128.store(edgesBelow + (x << 2), isLast ? i32x4.splat(0) : edge(here, four(at + line)));
      }
      addBytes(patch, line, channels);
      for (let cell = 0; cell < wide; cell++) {
        const sum = sixOf(edgesBelow + cell * (side << 2));
        store<f32>(cells + cell * (perCell << 2) + down + (v << 2), share(sum, 1 / f64(side * strongest)));
      }
      patch += line;
    }
    store<i32>(scratch + ((pixels - 1) << 2), 0);
    writeRow(wide, scratch, channels, cells, colours);
    cells += wide * (perCell << 2);
    colours += wide * 12;
  }
}

@inline
function away(a: usize, b: usize): f64 {
  return abs(f64(load<f32>(a)) - f64(load<f32>(b)));
}

@inline
function apart(a: usize, b: usize): f64 {
  return (away(a, b) + away(a + 4, b + 4) + away(a + 8, b + 8)) / mostApart;
}

/** Fills in what the colours of the cells tell. `usual`: the cell whose colour most others nearly have. */
export function compareCells(cells: usize, colours: usize, wide: i32, high: i32, usual: i32): void {
  const line = leastLine / f64(strongest);
  const common = colours + usual * 12;
  const nextRow: usize = wide * 12;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let inner: f64 = 0;
      for (let p = 0; p < (side - 1) << 2; p += 4)
        inner += f64(load<f32>(cells + p)) + f64(load<f32>(cells + down + p));
      store<f32>(cells + uneven, f32(inner / f64(2 * (side - 1))));
      store<f32>(cells + right, x < wide - 1 ? f32(apart(colours, colours + 12)) : 0);
      store<f32>(cells + below, y < high - 1 ? f32(apart(colours, colours + nextRow)) : 0);
      store<f32>(cells + usually, f32(min(mostUnusual, apart(colours, common)) / mostUnusual));
      store<f32>(cells + wall, f64(load<f32>(cells + ((side - 1) << 2))) > line ? 1 : 0);
      store<f32>(cells + floor, f64(load<f32>(cells + down + ((side - 1) << 2))) > line ? 1 : 0);
      cells += perCell << 2;
      colours += 12;
    }
}

/** Two sums of 32 bits and what is added to them: a part of two numbers. */
@inline
function add(sums: v128, values: usize, count: v128): v128 {
  const parts = f64x2.div(f64x2.promote_low_f32x4(v128.load64_zero(values)), count);
  return f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(f64x2.add(sums, parts)));
}

@inline
function put(to: usize, sums: v128): void {
  v128.store64_lane(to, f32x4.demote_f64x2_zero(sums), 0);
}

/** The means of all numbers over the cells from (x0, y0) up to (x1, y1), added up one cell after the other in 32 bits. */
export function meansOf(cells: usize, wide: i32, x0: i32, y0: i32, x1: i32, y1: i32, means: usize): void {
  const count = f64x2.splat(f64((x1 - x0) * (y1 - y0)));
  for (let k = 0; k < perCell << 2; k += 24) {
    let a = f64x2.splat(0);
    let b = f64x2.splat(0);
    let c = f64x2.splat(0);
    for (let y = y0; y < y1; y++) {
      let at = cells + (y * wide + x0) * (perCell << 2) + k;
      for (let x = x0; x < x1; x++, at += perCell << 2) {
        a = add(a, at, count);
        b = add(b, at + 8, count);
        c = add(c, at + 16, count);
      }
    }
    put(means + k, a);
    put(means + k + 8, b);
    put(means + k + 16, c);
  }
}
