/** How fast things happen in the Puyo practice game. Milliseconds; what is on the field moves in rows. */

/** A pair that rests on something locks after this long in all (Tsu: 32 frames of a sixtieth). */
export const lockDelay = 533;
/** A pair held down falls a row in this time (two rows in five frames). */
export const softDropEvery = 42;
/** Puyos that pop blink for so long... */
export const blinkMs = 420;
/** ...burst for so long, and then the rest comes down. */
export const burstMs = 180;
/** Rows per second after a second of free fall. */
export const fallAcceleration = 90;
export const mostLevel = 10;
/** Where time makes it faster, the next level comes after this long. */
export const levelEvery = 20_000;

/** Time for one row of a falling pair. */
export function fallEvery(level: number): number {
  return 900 * 0.75 ** (level - 1);
}
