/** Why there is no tiling, in English. */
import { type ColouringFamily } from './colourings.ts';
import { type Hindrance } from './whyNot.ts';

const families: Record<ColouringFamily, string> = {
  checker: 'as a chessboard',
  cols: 'in upright stripes',
  rows: 'in lying stripes',
  'wide-checker': 'as a chessboard of 2 by 1 fields',
  diagonal: 'in diagonal stripes of width 2',
  'o-parity': 'as a chessboard of 2 by 2 fields',
};

const place = ([x, y]: readonly [number, number]): string => `column ${x + 1}, row ${y + 1} from the bottom`;

const words: { [K in Hindrance['kind']]: (hindrance: Extract<Hindrance, { kind: K }>) => string } = {
  cellCount: ({ cells }) => `the terrain has ${cells} cells, which is not a multiple of 4`,
  partSize: ({ cells, at }) =>
    `the part at ${place(at)} has ${cells} cell${cells === 1 ? '' : 's'}, which is not a multiple of 4`,
  isolatedCell: ({ at }) => `no piece fits over the cell at ${place(at)}`,
  cutOff: ({ at }) =>
    `every piece over the cell at ${place(at)} cuts off cells that no pieces can fill (their number is not a multiple of 4)`,
  forcedPart: ({ cells, at }) =>
    `no piece can cross the borders of the part at ${place(at)}, which has ${cells} cells, not a multiple of 4`,
  colouring: ({ rejection: { family, difference, miss }, others }) =>
    `coloured ${families[family]}, the terrain has ${difference === 0 ? 'as many cells of one colour as of the other' : `${difference} cells more of one colour`}, ` +
    `and all choices of pieces miss that by ${miss} or more` +
    (others.length === 0
      ? ''
      : ` (coloured ${others.map((one) => families[one.family]).join(' and ')} as well)`),
  searched: ({ allowed, passing, any }) =>
    'everything was tried and nothing fits' +
    (allowed === null ? '' : `; colourings left ${passing} of ${allowed} choices of pieces`) +
    (any === null
      ? ''
      : any === 0n
        ? '; other pieces would not fit either'
        : `; with other pieces there are ${any} tilings`),
};

/** One line without a full stop. */
export function hindranceText(hindrance: Hindrance): string {
  const tell = words[hindrance.kind] as (hindrance: Hindrance) => string;
  return tell(hindrance);
}
