import { contents, type CellChances } from '../../../../vision/cells/learned/cellChances.ts';

/** '.' empty, 'X' locked, '*' falling, 'o' ghost; each as likely as `chance`, the others share what is left. */
export function chancesOf(rows: readonly string[], chance = 0.96): CellChances {
  const letters = rows.join('');
  const rest = (1 - chance) / (contents.length - 1);
  const signs = { empty: '.', locked: 'X', falling: '*', ghost: 'o', ojama: 'O' };
  return Object.fromEntries(
    contents.map((one) => [
      one,
      Float32Array.from(letters, (letter) => (letter === signs[one] ? chance : rest)),
    ]),
  ) as unknown as CellChances;
}
