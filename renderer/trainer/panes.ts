/** What is seen: the puzzle, or one of the pages about it. */
export type Pane = 'play' | 'lesson' | 'menu' | 'progress' | 'keys';
