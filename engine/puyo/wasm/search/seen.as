import { heightAt } from '../planes';

/** Fields that came up in this step, by a part of their hash. */
const tableBits: i32 = 15;
let table: usize = 0;

/** How many lines of an outline were taken in for this step, by a part of its hash. */
const outlineBits: i32 = 13;
let outlines: usize = 0;

/** Marks what belongs to this step. */
let stamp: u32 = 0;

const pageBytes: i32 = 65536;

/** Takes the memory for what is seen. To be called once. */
export function prepareSeen(): void {
  const bytes = (8 << tableBits) + (8 << outlineBits);
  table = <usize>memory.grow((bytes + pageBytes - 1) / pageBytes) * pageBytes;
  outlines = table + (8 << tableBits);
}

export function forgetSeen(): void {
  stamp++;
}

/** Whether a field has come up in this step; it is remembered. */
export function isKnown(field: usize): bool {
  let hash: u64 = load<u64>(field, 2) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 8)) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 32) ^ load<u64>(field, 18)) * 0x94d049bb133111eb;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 24)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32) ^ load<u64>(field, 34)) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 40)) * 0x94d049bb133111eb;
  const place = table + (<usize>(hash >> (64 - tableBits)) << 3);
  const mark = (hash << 16) | <u64>(stamp & 0xffff);
  if (load<u64>(place) === mark) return true;
  store<u64>(place, mark);
  return false;
}

/** Where lines with the outline of the measured field are counted; those of another outline are forgotten there. */
export function outline(): usize {
  let heights: u32 = 0;
  for (let lane = 1; lane <= 6; lane++) heights = (heights << 4) | heightAt(lane);
  const place = outlines + (<usize>((heights * 0x9e3779b1) >> (32 - outlineBits)) << 3);
  if (load<u32>(place) === stamp && load<u32>(place, 4) >> 8 === heights) return place;
  store<u32>(place, stamp);
  store<u32>(place, heights << 8, 4);
  return place;
}

@inline
export function countOf(outline: usize): i32 {
  return load<u8>(outline, 4);
}

@inline
export function addTo(outline: usize): void {
  store<u8>(outline, countOf(outline) + 1, 4);
}
