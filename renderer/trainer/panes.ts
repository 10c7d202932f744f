/** What is seen: the puzzle, or one of the pages about it. */
export const panes = ['play', 'lesson', 'menu', 'progress', 'keys'] as const;
export type Pane = (typeof panes)[number];
