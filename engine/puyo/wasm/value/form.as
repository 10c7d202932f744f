import { filledCells, garbage, sizeOf } from '../planes';
import { formWeight, weight } from './weights';

/** A form that stands in one place: the cells of each of its three letters, and which letters touch. */
const formBytes: i32 = 64;
const touchAt: i32 = 48;
const touchAB: i32 = 1;
const touchAC: i32 = 2;
const touchBC: i32 = 4;

/** Forms to look for, to be written before a search. */
export const mostForms: i32 = 8;
export const forms: usize = memory.data(8 * 64, 16);
let count: i32 = 0;

/** Every cell of a form: what lies elsewhere makes no difference. */
const area: usize = memory.data(16, 16);

export function setForms(written: i32): void {
  count = written;
  let cells = i64x2.splat(0);
  for (let form = 0; form < count; form++) cells = v128.or(cells, cellsOf(forms + form * formBytes));
  v128.store(area, cells);
}

@inline
function cellsOf(form: usize): v128 {
  return v128.or(v128.load(form), v128.or(v128.load(form, 16), v128.load(form, 32)));
}

/** Whether any of these cells belongs to a form. */
@inline
export function touchesForms(cells: v128): bool {
  return v128.any_true(v128.and(cells, v128.load(area)));
}

const empty: i32 = -1;
const mixed: i32 = -2;

/** Whether a plane has all of these cells: 1, none: 0, or some: mixed. */
@inline
function bitOf(plane: v128, cells: v128): i32 {
  const both = v128.and(plane, cells);
  if (!v128.any_true(both)) return 0;
  return v128.any_true(v128.xor(both, cells)) ? mixed : 1;
}

/** The number of the one colour that these cells have as far as they are filled; garbage is mixed. */
function colourOf(field: usize, cells: v128): i32 {
  const filled = v128.and(cells, filledCells(field));
  if (!v128.any_true(filled)) return empty;
  const low = bitOf(v128.load(field), filled);
  const middle = bitOf(v128.load(field, 16), filled);
  const high = bitOf(v128.load(field, 32), filled);
  const colour = low | (middle << 1) | (high << 2);
  return colour < 0 || colour === garbage ? mixed : colour;
}

/** Whether letters that touch have the same colour, which breaks a form. */
@inline
function clash(touch: i32, a: i32, b: i32): bool {
  return touch !== 0 && a === b && a !== empty;
}

/** How many cells of a form are filled; 0 where it can't come to stand there any more. */
function present(field: usize, form: usize): i32 {
  const touch = <i32>load<u16>(form, touchAt);
  const a = colourOf(field, v128.load(form));
  if (a === mixed) return 0;
  const b = colourOf(field, v128.load(form, 16));
  if (b === mixed || clash(touch & touchAB, a, b)) return 0;
  const c = colourOf(field, v128.load(form, 32));
  if (c === mixed || clash(touch & touchAC, a, c) || clash(touch & touchBC, b, c)) return 0;
  return sizeOf(v128.and(filledCells(field), cellsOf(form)));
}

/** What a field is worth by the form that stands in it, or that can still be built there, with most cells filled. */
export function valueForms(field: usize): i32 {
  if (weight(formWeight) === 0) return 0;
  let most = 0;
  for (let form = 0; form < count; form++) most = max(most, present(field, forms + form * formBytes));
  return most * weight(formWeight);
}
