import { type Board, type Cell, type FinesseInput, type Input, type Location, type Spin } from '../types.ts';
import { type KeyRules, type Walk, cellsKey, restKey, spinOf, walkKeys } from './keyWalk.ts';

export interface InputOptions extends Omit<KeyRules, 'held'> {
  /** The spin class that the last key must bring about; any where absent. */
  spin?: Spin;
}

/**
 * The fewest keys that bring the piece from where it stands into the target cells, ending in `hardDrop`; a soft drop
 * is one row. null where no keys lead there.
 */
export function findInputs(
  board: Board,
  from: Location,
  target: readonly Cell[],
  options: InputOptions = {},
): Input[] | null {
  return findKeys({ board, piece: from.type, rules: options }, from, target, options.spin) as Input[] | null;
}

/**
 * As findInputs, for players whose arrows repeat while they are held (DAS): `leftWall`, `rightWall` and `floor` are one
 * key each. Never more keys than without.
 */
export function findFinesse(
  board: Board,
  from: Location,
  target: readonly Cell[],
  options: InputOptions = {},
): FinesseInput[] | null {
  const walk = { board, piece: from.type, rules: { ...options, held: true } };
  return findKeys(walk, from, target, options.spin);
}

function findKeys(
  walk: Walk,
  from: Location,
  target: readonly Cell[],
  spin: Spin | undefined,
): FinesseInput[] | null {
  const wanted = cellsKey(target);
  let found: FinesseInput[] | null = null;
  walkKeys(walk, from, (step, path) => {
    if (restKey(walk, step) !== wanted) return false;
    if (spin && spinOf(walk, step) !== spin) return false;
    found = [...path(), 'hardDrop'];
    return true;
  });
  return found;
}

/** The fewest keys to cells, in this spin class where one is asked for; null where none lead there. */
export type InputsTo<Key> = (cells: readonly Cell[], spin?: Spin) => Key[] | null;

/** The fewest keys to every place that can be reached: one walk for all candidates. */
export function findAllInputs(
  board: Board,
  from: Location,
  rules: Omit<KeyRules, 'held'> = {},
): InputsTo<Input> {
  return findAllKeys({ board, piece: from.type, rules }, from) as InputsTo<Input>;
}

/** As findAllInputs, with held arrows; see findFinesse. */
export function findAllFinesse(
  board: Board,
  from: Location,
  rules: Omit<KeyRules, 'held'> = {},
): InputsTo<FinesseInput> {
  return findAllKeys({ board, piece: from.type, rules: { ...rules, held: true } }, from);
}

function findAllKeys(walk: Walk, from: Location): InputsTo<FinesseInput> {
  const ways = new Map<string, FinesseInput[]>();
  const remember = (key: string, path: () => FinesseInput[]) => {
    if (!ways.has(key)) ways.set(key, [...path(), 'hardDrop']);
  };
  walkKeys(walk, from, (step, path) => {
    const cells = restKey(walk, step);
    remember(cells, path);
    if (walk.piece === 'T') remember(`${cells} ${spinOf(walk, step)}`, path);
    return false;
  });
  return (cells, spin) => {
    const key = cellsKey(cells);
    return ways.get(spin && walk.piece === 'T' ? `${key} ${spin}` : key) ?? null;
  };
}
