import { addedAt, after, planned, toSteps, write } from './plan';

/**
 * Convolutions of 3 x 3 points by Winograd's F(2 x 2, 3 x 3): of each 4 x 4 points of the input 16 sums are multiplied, in
 * place of 36 products for 2 x 2 outputs. All in whole numbers, so that the result is exact: sums of four inputs fit into
 * 16 bits, and the 32 bits of later sums may overflow on the way, as the last one fits.
 */

/** Outputs whose weights are stored together, tiles that are processed at once, and those that are transformed at once. */
const together: i32 = 8;
const tiles: i32 = 4;
const atOnce: i32 = 8;
/** Products of a tile. */
const products: i32 = 16;
/** Bytes from one product to the next of all tiles' sums. */
const sumsApart: usize = atOnce * together * 4;

/** The 16 sums of the tile at `from`, eight channels at a time, `apart` bytes from one to the next. */
@inline
function spread(from: usize, line: usize, point: usize, to: usize, apart: usize): void {
  for (let end = from + point; from < end; from += 16, to += 16) {
    const second = from + line;
    const third = second + line;
    const fourth = third + line;
    const d00 = v128.load(from);
    const d10 = v128.load(second);
    const d20 = v128.load(third);
    const d30 = v128.load(fourth);
    const a0 = i16x8.sub(d00, d20);
    const b0 = i16x8.add(d10, d20);
    const c0 = i16x8.sub(d20, d10);
    const e0 = i16x8.sub(d10, d30);
    const d01 = v128.load(from + point);
    const d11 = v128.load(second + point);
    const d21 = v128.load(third + point);
    const d31 = v128.load(fourth + point);
    const a1 = i16x8.sub(d01, d21);
    const b1 = i16x8.add(d11, d21);
    const c1 = i16x8.sub(d21, d11);
    const e1 = i16x8.sub(d11, d31);
    const d02 = v128.load(from + 2 * point);
    const d12 = v128.load(second + 2 * point);
    const d22 = v128.load(third + 2 * point);
    const d32 = v128.load(fourth + 2 * point);
    const a2 = i16x8.sub(d02, d22);
    const b2 = i16x8.add(d12, d22);
    const c2 = i16x8.sub(d22, d12);
    const e2 = i16x8.sub(d12, d32);
    const d03 = v128.load(from + 3 * point);
    const d13 = v128.load(second + 3 * point);
    const d23 = v128.load(third + 3 * point);
    const d33 = v128.load(fourth + 3 * point);
    const a3 = i16x8.sub(d03, d23);
    const b3 = i16x8.add(d13, d23);
    const c3 = i16x8.sub(d23, d13);
    const e3 = i16x8.sub(d13, d33);
    let at = to;
    v128.store(at, i16x8.sub(a0, a2));
    at += apart;
    v128.store(at, i16x8.add(a1, a2));
    at += apart;
    v128.store(at, i16x8.sub(a2, a1));
    at += apart;
    v128.store(at, i16x8.sub(a1, a3));
    at += apart;
    v128.store(at, i16x8.sub(b0, b2));
    at += apart;
    v128.store(at, i16x8.add(b1, b2));
    at += apart;
    v128.store(at, i16x8.sub(b2, b1));
    at += apart;
    v128.store(at, i16x8.sub(b1, b3));
    at += apart;
    v128.store(at, i16x8.sub(c0, c2));
    at += apart;
    v128.store(at, i16x8.add(c1, c2));
    at += apart;
    v128.store(at, i16x8.sub(c2, c1));
    at += apart;
    v128.store(at, i16x8.sub(c1, c3));
    at += apart;
    v128.store(at, i16x8.sub(e0, e2));
    at += apart;
    v128.store(at, i16x8.add(e1, e2));
    at += apart;
    v128.store(at, i16x8.sub(e2, e1));
    at += apart;
    v128.store(at, i16x8.sub(e1, e3));
  }
}

/** The sums of one product over all channels, of four tiles and eight outputs. */
@inline
function fourTiles(from: usize, point: usize, weights: usize, to: usize): void {
  let a0 = i32x4.splat(0);
  let a1 = a0;
  let b0 = a0;
  let b1 = a0;
  let c0 = a0;
  let c1 = a0;
  let d0 = a0;
  let d1 = a0;
  let b = from + point;
  let c = b + point;
  let d = c + point;
  for (let a = from, end = from + point; a < end; a += 8, b += 8, c += 8, d += 8, weights += 64) {
    let low = v128.load(weights);
    let high = v128.load(weights, 16);
    let two = v128.load32_splat(a);
    a0 = i32x4.add(a0, i32x4.dot_i16x8_s(two, low));
    a1 = i32x4.add(a1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(b);
    b0 = i32x4.add(b0, i32x4.dot_i16x8_s(two, low));
    b1 = i32x4.add(b1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(c);
    c0 = i32x4.add(c0, i32x4.dot_i16x8_s(two, low));
    c1 = i32x4.add(c1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(d);
    d0 = i32x4.add(d0, i32x4.dot_i16x8_s(two, low));
    d1 = i32x4.add(d1, i32x4.dot_i16x8_s(two, high));
    low = v128.load(weights, 32);
    high = v128.load(weights, 48);
    two = v128.load32_splat(a, 4);
    a0 = i32x4.add(a0, i32x4.dot_i16x8_s(two, low));
    a1 = i32x4.add(a1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(b, 4);
    b0 = i32x4.add(b0, i32x4.dot_i16x8_s(two, low));
    b1 = i32x4.add(b1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(c, 4);
    c0 = i32x4.add(c0, i32x4.dot_i16x8_s(two, low));
    c1 = i32x4.add(c1, i32x4.dot_i16x8_s(two, high));
    two = v128.load32_splat(d, 4);
    d0 = i32x4.add(d0, i32x4.dot_i16x8_s(two, low));
    d1 = i32x4.add(d1, i32x4.dot_i16x8_s(two, high));
  }
  v128.store(to, a0);
  v128.store(to, a1, 16);
  v128.store(to, b0, 32);
  v128.store(to, b1, 48);
  v128.store(to, c0, 64);
  v128.store(to, c1, 80);
  v128.store(to, d0, 96);
  v128.store(to, d1, 112);
}

/** Four outputs of up to 2 x 2 points from a tile's products at `from`. `right`, `below`: whether those points are there. */
@inline
function gather(
  from: usize,
  scale: v128,
  bias: usize,
  to: usize,
  toStep: usize,
  toLine: usize,
  right: bool,
  below: bool,
  add: usize,
  addRight: usize,
  addBelow: usize,
  addLast: usize,
  bends: bool,
  most: v128,
): v128 {
  const m00 = v128.load(from);
  const m01 = v128.load(from, 1 * sumsApart);
  const m02 = v128.load(from, 2 * sumsApart);
  const m03 = v128.load(from, 3 * sumsApart);
  const l0 = i32x4.add(i32x4.add(m00, m01), m02);
  const r0 = i32x4.sub(i32x4.sub(m01, m02), m03);
  const m10 = v128.load(from, 4 * sumsApart);
  const m11 = v128.load(from, 5 * sumsApart);
  const m12 = v128.load(from, 6 * sumsApart);
  const m13 = v128.load(from, 7 * sumsApart);
  const l1 = i32x4.add(i32x4.add(m10, m11), m12);
  const r1 = i32x4.sub(i32x4.sub(m11, m12), m13);
  const m20 = v128.load(from, 8 * sumsApart);
  const m21 = v128.load(from, 9 * sumsApart);
  const m22 = v128.load(from, 10 * sumsApart);
  const m23 = v128.load(from, 11 * sumsApart);
  const l2 = i32x4.add(i32x4.add(m20, m21), m22);
  const r2 = i32x4.sub(i32x4.sub(m21, m22), m23);
  const m30 = v128.load(from, 12 * sumsApart);
  const m31 = v128.load(from, 13 * sumsApart);
  const m32 = v128.load(from, 14 * sumsApart);
  const m33 = v128.load(from, 15 * sumsApart);
  const l3 = i32x4.add(i32x4.add(m30, m31), m32);
  const r3 = i32x4.sub(i32x4.sub(m31, m32), m33);
  most = write(to, i32x4.add(i32x4.add(l0, l1), l2), scale, bias, add, bends, most);
  if (right) most = write(to + toStep, i32x4.add(i32x4.add(r0, r1), r2), scale, bias, addRight, bends, most);
  if (!below) return most;
  most = write(to + toLine, i32x4.sub(i32x4.sub(l1, l2), l3), scale, bias, addBelow, bends, most);
  if (right) most = write(to + toLine + toStep, i32x4.sub(i32x4.sub(r1, r2), r3), scale, bias, addLast, bends, most);
  return most;
}

/**
 * The same as `convolve` for 3 x 3 points with a stride of 1; the weights are those of the 16 products, times 4. After the
 * rounded input there is room for one more line, and, from `room` on, for the products.
 */
export function convolveTiles(plan: usize, rounded: usize, room: usize): void {
  const point: usize = planned(plan, 1);
  const line: usize = planned(plan, 5);
  const weights: usize = planned(plan, 6);
  const scales: usize = planned(plan, 7);
  const biases: usize = planned(plan, 8);
  const outputs = planned(plan, 9);
  const to: usize = planned(plan, 10);
  const toLine: usize = planned(plan, 11);
  const width = planned(plan, 12);
  const height = planned(plan, 13);
  const add: usize = planned(plan, 14);
  const addLine: usize = planned(plan, 15);
  const half = planned(plan, 16);
  const bends = planned(plan, 17) !== 0;
  const size = toSteps(plan, rounded);
  const toStep: usize = outputs << 2;
  const across = (width + 1) >> 1;
  const all = across * ((height + 1) >> 1);
  const sums = room;
  const spreads = room + products * sumsApart;
  const apart: usize = atOnce * point + 16;
  const block: usize = products * point * together;
  const share = f32x4.splat(size / 4);
  let most = f32x4.splat(0);
  for (let begun = 0; begun < all; begun += atOnce) {
    const many = min(atOnce, all - begun);
    // Fours of tiles; the last tile is repeated.
    const filled = (many + tiles - 1) & -tiles;
    for (let i = 0; i < filled; i++) {
      const tile = begun + min(i, many - 1);
      const y = tile / across;
      spread(rounded + 2 * y * line + 2 * (tile - y * across) * point, line, point, spreads + i * point, apart);
    }
    const firstLine = (begun / across) << 1;
    const firstPlace = (begun - (firstLine >> 1) * across) << 1;
    for (let output = 0; output < outputs; output += together) {
      let w = weights + (output / together) * block;
      for (let product = 0, from = spreads, into = sums; product < products; product++, from += apart, into += sumsApart) {
        for (let i = 0; i < filled; i += tiles) fourTiles(from + i * point, point, w, into + (i << 5));
        w += point * together;
      }
      const at: usize = output << 2;
      const low = f32x4.mul(v128.load(scales + at), share);
      const high = f32x4.mul(v128.load(scales + at, 16), share);
      for (let i = 0, y = firstLine, x = firstPlace; i < many; i++, x += 2) {
        if (x >= width) {
          x = 0;
          y += 2;
        }
        const place = to + y * toLine + x * toStep + at;
        const right = x + 1 < width;
        const below = y + 1 < height;
        const added: usize = add !== 0 ? add + usize(y >> half) * addLine + at : 0;
        const addedBelow: usize = add !== 0 ? add + usize((y + 1) >> half) * addLine + at : 0;
        const first = addedAt(added, x, half, toStep);
        const second = addedAt(added, x + 1, half, toStep);
        const third = addedAt(addedBelow, x, half, toStep);
        const fourth = addedAt(addedBelow, x + 1, half, toStep);
        const from = sums + (i << 5);
        most = gather(from, low, biases + at, place, toStep, toLine, right, below, first, second, third, fourth, bends, most);
        most = gather(from + 16, high, biases + at + 16, place + 16, toStep, toLine, right, below, after(first), after(second), after(third), after(fourth), bends, most);
      }
    }
  }
  v128.store(planned(plan, 22), most);
}
