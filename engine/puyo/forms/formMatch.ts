import { type Waiting, waitingIn } from './formOrder.ts';
import { type Form, forms, mirrored } from './forms.ts';
import { columns } from '../rules/rules.ts';
import { type Cell, type FormName, type FormWait, type PuyoColour, type PuyoKind } from '../types.ts';

/** A form that stands in part or in whole. */
export interface FormMatch {
  form: FormName;
  present: number;
  total: number;
  /** The pattern's cells that are filled. */
  cells: Cell[];
  /**
   * A puyo that the form waits for and that can be put there at once; where it is complete, the one that fires it. null
   * where its colour is still open, or nothing can be put there.
   */
  missing: { colour: PuyoColour; column: number } | null;
  /** What those of its puyos wait for whose colours are known. */
  waits: (FormWait & { cell: Cell })[];
}

type Stacks = readonly (readonly PuyoKind[])[];

interface PatternCell {
  x: number;
  y: number;
  letter: string;
  waiting: Waiting | null;
}

/** A form at a place of the field. */
interface Placed {
  form: Form;
  /** 0 = left. */
  at: number;
  /** Rows that lie below it. */
  from: number;
  cells: PatternCell[];
}

/** A form may stand on so many rows. */
const mostBelow = 5;

/** Every form, both ways round, at every place where it may stand. */
const placed: readonly Placed[] = forms.flatMap((form) => [form, mirrored(form)]).flatMap(placesOf);

/** What fires a form has to fit into the field as well. */
function placesOf(form: Form): Placed[] {
  const { rows, at, lifted, fired } = form;
  const all = at === null ? Array.from({ length: columns - rows[0]!.length + 1 }, (_, x) => x) : [at];
  const below = Array.from({ length: lifted ? mostBelow + 1 : 1 }, (_, y) => y);
  return all
    .filter((x) => x + fired.column >= 0 && x + fired.column < columns)
    .flatMap((x) => below.map((from) => ({ form, at: x, from, cells: cellsOf(form, x, from) })));
}

function cellsOf(form: Form, at: number, from: number): PatternCell[] {
  const { rows } = form;
  const waiting = waitingIn(form);
  return rows.flatMap((row, fromTop) =>
    [...row].flatMap((letter, x) => {
      const y = rows.length - 1 - fromTop;
      return letter === '.'
        ? []
        : [{ x: at + x, y: from + y, letter, waiting: waiting.get(`${x},${y}`) ?? null }];
    }),
  );
}

/** The forms that the field can still be built into, the most complete first. */
export function matchForms(stacks: Stacks): FormMatch[] {
  return placed
    .flatMap((one) => matchForm(stacks, one) ?? [])
    .sort((a, b) => b.present / b.total - a.present / a.total || b.present - a.present);
}

function matchForm(stacks: Stacks, place: Placed): FormMatch | null {
  const { form, cells } = place;
  if (!standsOn(stacks, place)) return null;
  const colours = coloursOf(stacks, cells);
  if (!colours || !touchingDiffer(cells, colours) || !differsBelow(stacks, place, colours)) return null;
  const present = cells.filter(({ x, y }) => stacks[x]!.length > y);
  return {
    form: form.name,
    present: present.length,
    total: cells.length,
    cells: present.map(({ x, y }): Cell => [x, y]),
    missing:
      present.length < cells.length ? nextOf(stacks, cells, colours) : firingOf(stacks, place, colours),
    waits: present.flatMap((cell) => waitOf(cell, colours) ?? []),
  };
}

/** Whether there is something below it, where it stands on other puyos. */
function standsOn(stacks: Stacks, { form: { rows }, at, from }: Placed): boolean {
  return from === 0 || [...rows[0]!].every((_, x) => stacks[at + x]!.length >= from);
}

/** A puyo of the form that touched its colour below would pop with it. */
function differsBelow(
  stacks: Stacks,
  { cells, from }: Placed,
  colours: ReadonlyMap<string, PuyoColour>,
): boolean {
  const lowest = from === 0 ? [] : cells.filter(({ y }) => y === from);
  return lowest.every(
    ({ x, letter }) => !colours.has(letter) || stacks[x]![from - 1] !== colours.get(letter),
  );
}

function nextOf(
  stacks: Stacks,
  cells: readonly PatternCell[],
  colours: ReadonlyMap<string, PuyoColour>,
): FormMatch['missing'] {
  const next = cells.find(({ x, y, letter }) => stacks[x]!.length === y && colours.has(letter));
  return next ? { colour: colours.get(next.letter)!, column: next.x + 1 } : null;
}

/** null where other puyos lie where it would have to come to rest. */
function firingOf(
  stacks: Stacks,
  { form: { fired }, at, cells }: Placed,
  colours: ReadonlyMap<string, PuyoColour>,
): FormMatch['missing'] {
  const x = at + fired.column;
  const y = stacks[x]!.length;
  const touches = cells.some(
    (cell) => cell.letter === fired.letter && Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1,
  );
  return touches ? { colour: colours.get(fired.letter)!, column: x + 1 } : null;
}

function waitOf(
  { x, y, letter, waiting }: PatternCell,
  colours: ReadonlyMap<string, PuyoColour>,
): FormMatch['waits'][number] | null {
  const waitsFor = waiting && colours.get(waiting.letter);
  if (!waitsFor) return null;
  return { cell: [x, y], colour: colours.get(letter)!, column: x + 1, waitsFor, falls: waiting.falls };
}

/** The colour of each letter as far as it is known; null where a letter would need two, or garbage lies there. */
function coloursOf(stacks: Stacks, cells: readonly PatternCell[]): Map<string, PuyoColour> | null {
  const colours = new Map<string, PuyoColour>();
  for (const { x, y, letter } of cells) {
    const kind = stacks[x]![y];
    if (kind === undefined) continue;
    if (kind === 'O' || (colours.get(letter) ?? kind) !== kind) return null;
    colours.set(letter, kind);
  }
  return colours;
}

function touchingDiffer(cells: readonly PatternCell[], colours: ReadonlyMap<string, PuyoColour>): boolean {
  return cells.every(({ x, y, letter }) =>
    cells.every(
      (other) =>
        Math.abs(other.x - x) + Math.abs(other.y - y) !== 1 ||
        other.letter === letter ||
        !colours.has(letter) ||
        colours.get(other.letter) !== colours.get(letter),
    ),
  );
}
