import { type Form, forms, mirrored } from '../forms/forms.ts';
import { lanes } from './planes.ts';

/** As form.as has them: a plane of cells for each letter, and one of which the first word says which letters touch. */
const letters = ['A', 'B', 'C'] as const;
const touching = ['AB', 'AC', 'BC'] as const;
export const formWords = lanes * (letters.length + 1);

/** Forms that stand on the floor in one place, both ways round: chains begin with them. */
export const knownForms: readonly (Form & { at: number })[] = forms
  .flatMap((form) => [form, mirrored(form)])
  .flatMap((form) => (form.at === null || form.lifted ? [] : [{ ...form, at: form.at }]));

/** Writes a form into `words` from index `from` on. */
export function writeForm({ rows, at }: Form & { at: number }, words: Uint16Array, from: number): void {
  words.fill(0, from, from + formWords);
  const fromBelow = rows.toReversed();
  for (const [index, letter] of letters.entries())
    for (const [y, row] of fromBelow.entries())
      for (let x = 0; x < row.length; x++)
        if (row[x] === letter) words[from + index * lanes + at + x + 1]! |= 1 << y;
  for (const [index, pair] of touching.entries())
    if (touches(fromBelow, pair[0]!, pair[1]!)) words[from + letters.length * lanes]! |= 1 << index;
}

function touches(rows: readonly string[], one: string, other: string): boolean {
  const pairs = [`${one}${other}`, `${other}${one}`];
  const columns = [...rows[0]!].map((_, x) => rows.map((row) => row[x]).join(''));
  return [...rows, ...columns].some((line) => pairs.some((pair) => line.includes(pair)));
}
