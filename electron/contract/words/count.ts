/** So many of something, in English: 1 row, 2 rows. */
export const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;
