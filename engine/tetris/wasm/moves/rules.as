/** What the player can do: numbers as in `reaches` of kernel.ts. */
export const slides: i32 = 0;
export const drops: i32 = 1;
export const instantFall: i32 = 2;

export let reach: i32 = slides;
/** How pieces turn: by the place in kickNames. */
export let kicks: i32 = 0;
/** Spin classes of T are told apart. */
export let spins: bool = false;
/** Orientations with the same cells are told apart. */
export let locations: bool = false;

export function setRules(newReach: i32, newKicks: i32, newSpins: bool, newLocations: bool): void {
  reach = newReach;
  kicks = newKicks;
  spins = newSpins;
  locations = newLocations;
}
