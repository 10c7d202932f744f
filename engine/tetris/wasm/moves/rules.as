/** What the player can do: numbers as in `reaches` of kernel.ts. */
export const slides: i32 = 0;
export const drops: i32 = 1;
export const instantFall: i32 = 2;

export let reach: i32 = slides;
/** Half turns, and kicks of I, as in SRS+. */
export let plus: bool = false;
/** Spin classes of T are told apart. */
export let spins: bool = false;
/** Orientations with the same cells are told apart. */
export let locations: bool = false;

export function setRules(newReach: i32, newPlus: bool, newSpins: bool, newLocations: bool): void {
  reach = newReach;
  plus = newPlus;
  spins = newSpins;
  locations = newLocations;
}
