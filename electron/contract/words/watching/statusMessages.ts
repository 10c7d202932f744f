import type { Status } from '../../panel.ts';

/** The status, in a word and a line, and what the player can do next. */
export type StatusMessages = Readonly<Record<Status, { word: string; line: string; next: string }>>;
