/** The product's colours and patterns for what is on a board. Boards are dark in every theme, so these are fixed. */

/** A cell's letter on a text board: a piece, 'X' filled of unknown kind, 'G' garbage. */
type Kind = 'I' | 'O' | 'T' | 'S' | 'Z' | 'J' | 'L' | 'X' | 'G';

const colours: Record<Kind, string> = {
  I: '#31C7EF',
  O: '#F7D308',
  T: '#AD4D9C',
  S: '#42B642',
  Z: '#EF2029',
  J: '#5A65AD',
  L: '#EF7921',
  X: '#8A93A0',
  G: '#6E7784',
};

/** What to stay away from. */
export const notHereColour = '#FF6B6B';

export function colourOf(kind: string): string {
  return colours[kind as Kind] ?? colours.X;
}

/** The same for a page: where a part of it names the game's own colour, that one. */
export function fillOf(kind: string): string {
  return `var(--piece-${kind}, ${colourOf(kind)})`;
}

/** Names a game's own colours for `fillOf`, as a style; letters on blocks are legible on the usual ones alone. */
export function colourStyle(own: Readonly<Record<string, string>>, hasLetters: boolean): string {
  if (hasLetters) return '';
  return Object.entries(own)
    .map(([kind, colour]) => `--piece-${kind}:${colour}`)
    .join(';');
}

/**
 * A line drawing per kind inside a cell of 1 x 1, y downwards, distinguished without colour and without reading
 * the letter. Unknown and garbage cells stay plain.
 */
const patterns: Partial<Record<Kind, string>> = {
  I: 'M.2 .12V.88M.8 .12V.88',
  O: 'M.5 .1A.4 .4 0 0 1 .5 .9A.4 .4 0 0 1 .5 .1',
  T: 'M.14 .2H.86M.14 .8H.86',
  S: 'M.12 .5L.5 .12M.5 .88L.88 .5',
  Z: 'M.12 .5L.5 .88M.5 .12L.88 .5',
  J: 'M.16 .6V.84H.4M.84 .4V.16H.6',
  L: 'M.84 .6V.84H.6M.16 .4V.16H.4',
};

export function patternOf(kind: string): string | null {
  return patterns[kind as Kind] ?? null;
}

/** Ink that reads on the kind's colour: contrast of at least 4.5 throughout. */
export function inkOf(kind: string): string {
  return ['T', 'J', 'G'].includes(kind) ? '#FFFFFF' : '#000000';
}
