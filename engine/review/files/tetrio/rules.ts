import { UnknownRule } from '../Replayed.ts';
import { type Fields, fieldsAt, isSet, numberAt, textAt } from '../../../fields.ts';

/** A value that grows by so much a second once so many frames are over. */
export interface Growing {
  value: number;
  perSecond: number;
  after: number;
}

/** How the keys of a player are taken; times in frames, a sixtieth of a second each. */
export interface Handling {
  das: number;
  arr: number;
  dcd: number;
  /** How many times as fast as gravity; 41: at once. */
  sdf: number;
  safeLock: boolean;
  /** A key that goes up sets back the other direction's. */
  cancel: boolean;
  /** Soft drop may be faster than everything else. */
  may20g: boolean;
  turnsEarly: boolean;
  holdsEarly: boolean;
}

/** Which spins are distinguished from other locks: those of T, or also pieces that can't move any more, as Minis. */
export type SpinRule = 'T-spins' | 'T-spins+' | 'all-mini' | 'all-mini+' | 'none';

export interface GarbageRules {
  /** Frames until announced rows may come in. */
  delay: number;
  gap: number;
  /** At most so many rows at once. */
  cap: Growing;
  most: number;
  multiplier: Growing;
  /** Chances that the gap moves: after all rows of an attack, and within them. */
  moves: number;
  movesWithin: number;
  /** Never to where it was. */
  neverSame: boolean;
  /** Frames without garbage after which it moves in any case; 0: never. */
  movesAfter: number;
  /** So many pieces' attacks count twice against garbage where more comes in than was sent. */
  openerPieces: number;
  /** One row more for a difficult clear of garbage. */
  specialBonus: boolean;
  /** Attacks that cross on their way cancel each other. */
  crosses: boolean;
  rounds: 'down' | 'rng';
}

export interface AttackRules {
  combos: 'multiplier' | 'none' | 'classic guideline' | 'modern guideline';
  /** What back-to-back is worth: more the longer it is, or its sum once it breaks. */
  chaining: boolean;
  /** What is sent on top once a back-to-back breaks; null: nothing. */
  surge: number | null;
  perfectClear: { rows: number; backToBack: number };
}

/** Levels by rows cleared, each with its gravity: a row in (seconds - (level - 1) * less) ^ (level - 1) seconds. */
export interface Levels {
  first: number;
  seconds: number;
  less: number;
  /** Rows to the next level: always so many, or five times so many for each level reached. */
  rows: { always: number } | { fiveTimes: number };
}

export interface TetrioRules {
  seed: number;
  easyStart: boolean;
  previews: number;
  handling: Handling;
  gravity: Growing;
  levels: Levels | null;
  /** A piece may be spawned as fast as gravity takes it down. */
  instantGravity: boolean;
  /** Frames on the ground, and how many moves set that back. */
  lockFrames: number;
  lockResets: number;
  halfTurns: boolean;
  hold: boolean;
  /** After a clear a piece without room enters above. */
  clutch: boolean;
  spins: SpinRule;
  attack: AttackRules;
  garbage: GarbageRules;
}

/** What has no other value than these here. */
const onlyKnown: Readonly<Record<string, readonly unknown[]>> = {
  kickset: ['SRS+'],
  bagtype: ['7-bag', '7bag'],
  boardwidth: [10],
  boardheight: [20],
  spinbonuses: ['T-spins', 'T-spins+', 'all-mini', 'all-mini+', 'none'],
  combotable: ['multiplier', 'none', 'classic guideline', 'modern guideline'],
  garbageblocking: ['combo blocking'],
  garbagetargetbonus: ['none'],
  garbageentry: ['instant'],
  are: [0],
  lineclear_are: [0],
  infinite_movement: [false],
  infinitemovement: [false],
  infinite_hold: [false],
  infinitehold: [false],
  usebombs: [false],
  masterlevels: [false],
  survivalmode: ['none'],
};

/**
 * The rules of a game by its options, of which files name some and leave out the usual ones. Learned from the public
 * documentation of Triangle.js and TetrioVirtualEnvironment. Throws UnknownRule that names the option.
 */
export function readRules(options: Fields): TetrioRules {
  for (const [name, known] of Object.entries(onlyKnown)) {
    const value = options[name];
    if (value !== undefined && value !== null && !known.includes(value))
      throw new UnknownRule(`${name} ${JSON.stringify(value)}`);
  }
  const seed = numberAt(options, 'seed', Number.NaN);
  if (Number.isNaN(seed)) throw new UnknownRule('no seed');
  return {
    seed,
    easyStart: isSet(options, 'no_szo'),
    previews: numberAt(options, 'nextcount', 5),
    handling: readHandling(fieldsAt(options, 'handling')),
    gravity: growing(options, 'g', 0.02, 'gincrease', 'gmargin'),
    levels: isSet(options, 'levels') ? readLevels(options) : null,
    instantGravity: isSet(options, 'gravitymay20g', true),
    lockFrames: numberAt(options, 'locktime', 30),
    lockResets: numberAt(options, 'lockresets', 15),
    halfTurns: isSet(options, 'allow180', true),
    hold: isSet(options, 'display_hold', true),
    clutch: isSet(options, 'clutch', true),
    spins: textAt(options, 'spinbonuses', 'T-spins') as SpinRule,
    attack: readAttack(options),
    garbage: readGarbage(options),
  };
}

function growing(options: Fields, name: string, usual: number, growth: string, margin: string): Growing {
  return {
    value: numberAt(options, name, usual),
    perSecond: numberAt(options, growth, 0),
    after: numberAt(options, margin, 0),
  };
}

function readLevels(options: Fields): Levels {
  return {
    first: numberAt(options, 'startinglevel', 1),
    seconds: numberAt(options, 'gbase', 0.65),
    less: numberAt(options, 'gspeed', 0.007),
    rows: isSet(options, 'levelstatic')
      ? { always: numberAt(options, 'levelstaticspeed', 10) }
      : { fiveTimes: numberAt(options, 'levelspeed', 0.42) },
  };
}

function readHandling(handling: Fields): Handling {
  return {
    das: numberAt(handling, 'das', 10),
    arr: numberAt(handling, 'arr', 2),
    dcd: numberAt(handling, 'dcd', 0),
    sdf: numberAt(handling, 'sdf', 6),
    safeLock: isSet(handling, 'safelock', true),
    cancel: isSet(handling, 'cancel'),
    may20g: isSet(handling, 'may20g', true),
    turnsEarly: handling['irs'] === 'hold',
    holdsEarly: handling['ihs'] === 'hold',
  };
}

function readAttack(options: Fields): AttackRules {
  const charges = isSet(options, 'b2bcharging');
  return {
    combos: textAt(options, 'combotable', 'multiplier') as AttackRules['combos'],
    chaining: !charges,
    surge: charges ? numberAt(options, 'b2bcharge_base', 3) : null,
    perfectClear: {
      rows: numberAt(options, 'allclear_garbage', 10),
      backToBack: numberAt(options, 'allclear_b2b', 0),
    },
  };
}

function readGarbage(options: Fields): GarbageRules {
  return {
    delay: numberAt(options, 'garbagespeed', 20),
    gap: numberAt(options, 'garbageholesize', 1),
    cap: growing(options, 'garbagecap', 8, 'garbagecapincrease', 'garbagecapmargin'),
    most: numberAt(options, 'garbagecapmax', 40),
    multiplier: growing(options, 'garbagemultiplier', 1, 'garbageincrease', 'garbagemargin'),
    moves: numberAt(options, 'messiness_change', 1),
    movesWithin: numberAt(options, 'messiness_inner', 0),
    neverSame: isSet(options, 'messiness_nosame'),
    movesAfter: numberAt(options, 'messiness_timeout', 0),
    openerPieces: numberAt(options, 'openerphase', 0),
    specialBonus: isSet(options, 'garbagespecialbonus'),
    crosses: ['zero', 'consistent'].includes(textAt(options, 'passthrough', 'zero')),
    rounds: options['roundmode'] === 'rng' ? 'rng' : 'down',
  };
}
