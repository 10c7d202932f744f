/** Changes are capped at the first, and those below the second are ignored; see vision/pixels/edges.ts. */
const most: i32 = 24;
const least: i32 = 5;

/** The greatest difference of the three colour channels of four pixels each, as four whole numbers. */
@inline
function change(a: v128, b: v128): v128 {
  const away = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
  const channels = i8x16.max_u(i8x16.max_u(away, i32x4.shr_u(away, 8)), i32x4.shr_u(away, 16));
  const greatest = i32x4.min_s(v128.and(channels, i32x4.splat(255)), i32x4.splat(most));
  return v128.and(greatest, i32x4.ge_s(greatest, i32x4.splat(least)));
}

/** The running sums of four numbers. */
@inline
function summed(values: v128): v128 {
  const nothing = i32x4.splat(0);
  const pairs = i32x4.add(values, v128.shuffle<i32>(nothing, values, 0, 4, 5, 6));
  return i32x4.add(pairs, v128.shuffle<i32>(nothing, pairs, 0, 1, 4, 5));
}

/** The last of four numbers in all four places. */
@inline
function last(values: v128): v128 {
  return v128.shuffle<i32>(values, values, 3, 3, 3, 3);
}

/** The sum for one pixel. */
@inline
function changeOf(a: u32, b: u32): i32 {
  return i32x4.extract_lane(change(i32x4.splat(a), i32x4.splat(b)), 0);
}

/**
 * The changes across one by one, and the sums of those across and down over everything above and to the left of each
 * corner of a pixel.
 */
export function edges(pixels: usize, width: i32, height: i32, steps: usize, across: usize, down: usize): void {
  const line: usize = width << 2;
  const stride: usize = (width + 1) << 2;
  memory.fill(across, 0, stride);
  memory.fill(down, 0, stride);
  const whole = width & ~3;
  for (let y = 0; y < height; y++) {
    const up: usize = y > 0 ? line : 0;
    let toAcross = across + (y + 1) * stride;
    let toDown = down + (y + 1) * stride;
    store<i32>(toAcross, 0);
    store<i32>(toDown, 0);
    let acrossRow = i32x4.splat(0);
    let downRow = i32x4.splat(0);
    let x = 0;
    for (; x < whole; x += 4) {
      const here = v128.load(pixels);
      const before = x > 0 ? v128.load(pixels - 4) : v128.shuffle<i32>(here, here, 0, 0, 1, 2);
      const sideways = change(here, before);
      v128.store32_lane(steps, v128.shuffle<i8>(sideways, sideways, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12), 0);
      const soFar = i32x4.add(summed(sideways), acrossRow);
      const soFarDown = i32x4.add(summed(change(here, v128.load(pixels - up))), downRow);
      v128.store(toAcross + 4, i32x4.add(soFar, v128.load(toAcross + 4 - stride)));
      v128.store(toDown + 4, i32x4.add(soFarDown, v128.load(toDown + 4 - stride)));
      acrossRow = last(soFar);
      downRow = last(soFarDown);
      pixels += 16;
      steps += 4;
      toAcross += 16;
      toDown += 16;
    }
    let acrossSum = i32x4.extract_lane(acrossRow, 0);
    let downSum = i32x4.extract_lane(downRow, 0);
    for (; x < width; x++) {
      const here = load<u32>(pixels);
      const step = x > 0 ? changeOf(here, load<u32>(pixels - 4)) : 0;
      store<u8>(steps, step);
      acrossSum += step;
      downSum += changeOf(here, load<u32>(pixels - up));
      store<i32>(toAcross + 4, acrossSum + load<i32>(toAcross + 4 - stride));
      store<i32>(toDown + 4, downSum + load<i32>(toDown + 4 - stride));
      pixels += 4;
      steps += 1;
      toAcross += 4;
      toDown += 4;
    }
  }
  memory.fill(steps, 0, -(width * height) & 3);
}
