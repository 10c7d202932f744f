/** What the practice game says. */
export interface PracticeMessages {
  title: string;
  board: string;
  level: string;
  score: string;
  lines: string;
  paused: string;
  pausedLine: string;
  over: string;
  overLine: string;
  slower: string;
  faster: string;
  keys: readonly { keys: string; does: string }[];
}
