/** Openings that one bag builds: what the stack looks like then, and how many of the 5,040 orders of a bag allow it. */
export interface Opening {
  /** Text rows, top row first. Its other form is the mirror image. */
  readonly rows: readonly string[];
  /** Orders of the bag with which it can be built, with one piece in hold, and without hold. */
  readonly orders: { readonly hold: number; readonly alone: number };
  /** An order of the bag with which it can't be built. */
  readonly never: string;
}

export const ordersOfBag = 5040;

/** TKI-3 in both forms, DT cannon, MKO stacking, and the perfect clear opener, all but the T or the I where that waits in hold. */
export const openings = {
  tkiFlat: {
    rows: ['X..XXXXXXX', 'X...XXXXXX', 'XX.XXXXXXX'],
    orders: { hold: 4218, alone: 801 },
    never: 'OSZITJL',
  },
  tkiFonzie: {
    rows: ['.......X..', 'X..XX.XXXX', 'X...XXXXXX', 'XX.XXXXXXX'],
    orders: { hold: 1680, alone: 126 },
    never: 'TJLOSZI',
  },
  dtCannon: {
    rows: ['....X.....', '...XXXX...', '....XXXXX.', 'XX.XXXXXXX', 'XX.XXXXXXX'],
    orders: { hold: 4102, alone: 1533 },
    never: 'ITZOSLJ',
  },
  mko: {
    rows: ['X.....X..X', 'XX...XX..X', 'XX...XXXXX', 'XXX.XXXXXX'],
    orders: { hold: 2184, alone: 180 },
    never: 'TSZIOJL',
  },
  perfectClear: {
    rows: ['XXX.....XX', 'XXX....XXX', 'XXX...XXXX', 'XXX....XXX'],
    orders: { hold: 3842, alone: 480 },
    never: 'OSTLJIZ',
  },
} as const satisfies Record<string, Opening>;

export type OpeningName = keyof typeof openings;
export const openingNames = Object.keys(openings) as OpeningName[];
