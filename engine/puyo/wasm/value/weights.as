/** What a field is valued by; written by weights.ts in this order. A thousand is one step of a chain. */
export const weights: usize = memory.data(32 * 4, 4);

@inline
export function weight(index: i32): i32 {
  return load<i32>(weights + index * 4);
}

/** The waiting chain: a step, a puyo that it still needs, a row that its trigger stands high. */
export const stepWeight: i32 = 0;
export const neededWeight: i32 = 1;
export const triggerHeightWeight: i32 = 2;
/** Groups of two and three. */
export const pairWeight: i32 = 3;
export const tripleWeight: i32 = 4;
/** Rows off the bowl, rows that a column lies below both neighbours, and above both. */
export const bowlWeight: i32 = 5;
export const wellWeight: i32 = 6;
export const bumpWeight: i32 = 7;
/** A puyo on the field. */
export const puyoWeight: i32 = 8;
/** A row of difference under a pair that falls apart, and a puyo that pops before its time. */
export const tearWeight: i32 = 9;
export const wasteWeight: i32 = 10;
/** A second chain that waits elsewhere, per step. */
export const secondWeight: i32 = 11;
/** Rows of the spawn column above eight. */
export const spawnWeight: i32 = 12;
/** The bowl: rows above the mean, in eighths, from the first column on. */
export const bowl: i32 = 13;
/** An open cell beside the trigger. */
export const roomWeight: i32 = 19;
/** From this many steps on a chain ends a line of the search. */
export const lastSteps: i32 = 20;
/** Groups of two and three that the waiting chain leaves. */
export const leftPairWeight: i32 = 21;
export const leftTripleWeight: i32 = 22;
/** A line can't better its waiting chain by more than this with one pair. */
export const marginWeight: i32 = 23;
/** Most lines of one outline. */
export const alikeWeight: i32 = 24;
/** A filled cell of a form that a chain may begin with. */
export const formWeight: i32 = 25;
/** A puyo that the waiting chain leaves. */
export const leftWeight: i32 = 26;
