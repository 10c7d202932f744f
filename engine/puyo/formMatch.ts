import { type Form, forms, mirrored } from './forms.ts';
import { columns } from './rules.ts';
import { type Cell, type FormName, type PuyoColour, type PuyoKind } from './types.ts';

/** A form that stands in part or in whole. */
export interface FormMatch {
  form: FormName;
  present: number;
  total: number;
  /** The pattern's cells that are filled. */
  cells: Cell[];
  /** A puyo that the form waits for and that can be put there at once; null where its colour is still open. */
  missing: { colour: PuyoColour; column: number } | null;
}

type Stacks = readonly (readonly PuyoKind[])[];

interface PatternCell {
  x: number;
  y: number;
  letter: string;
}

/** Every form, both ways round, at every place where it may stand. */
const placed = forms
  .flatMap((form) => [form, mirrored(form)])
  .flatMap((form) => placesOf(form).map((at) => ({ form, cells: cellsOf(form, at) })));

function placesOf({ rows, at }: Form): number[] {
  if (at !== null) return [at];
  return Array.from({ length: columns - rows[0]!.length + 1 }, (_, x) => x);
}

function cellsOf({ rows }: Form, at: number): PatternCell[] {
  return rows.flatMap((row, fromTop) =>
    [...row].flatMap((letter, x) =>
      letter === '.' ? [] : [{ x: at + x, y: rows.length - 1 - fromTop, letter }],
    ),
  );
}

/** The forms that the field can still be built into, the most complete first. */
export function matchForms(stacks: Stacks): FormMatch[] {
  return placed
    .flatMap(({ form, cells }) => matchForm(stacks, form.name, cells) ?? [])
    .sort((a, b) => b.present / b.total - a.present / a.total || b.present - a.present);
}

function matchForm(stacks: Stacks, form: FormName, cells: readonly PatternCell[]): FormMatch | null {
  const colours = coloursOf(stacks, cells);
  if (!colours || !touchingDiffer(cells, colours)) return null;
  const present = cells.filter(({ x, y }) => stacks[x]!.length > y);
  const next = cells.find(({ x, y, letter }) => stacks[x]!.length === y && colours.has(letter));
  return {
    form,
    present: present.length,
    total: cells.length,
    cells: present.map(({ x, y }): Cell => [x, y]),
    missing: next ? { colour: colours.get(next.letter)!, column: next.x + 1 } : null,
  };
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
