/** Boards that are typed as an argument: rows top first, parted by '/' or by line ends; null where it is none. */
function inline(input: string, row: RegExp): string | null {
  const rows = input.split(/[/\n]/).flatMap((line) => line.trim() || []);
  return rows.length > 0 && rows.every((one) => row.test(one)) ? rows.join('\n') : null;
}

/** A board of Tetris; '_' is empty too. */
export const inlineBoard = (input: string): string | null =>
  inline(input, /^[._IOTSZJLXG]{4,}$/)?.replaceAll('_', '.') ?? null;

/** A field of Puyo. */
export const inlineField = (input: string): string | null =>
  inline(input, /^[._RGBYPO]{6}$/)?.replaceAll('_', '.') ?? null;

/** JSON that is typed as an argument. */
export const isInlineJson = (input: string): boolean => /^\s*\{/.test(input);
