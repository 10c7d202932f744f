import type { PracticeMessages } from './practiceMessages.ts';

export const practiceEn: PracticeMessages = {
  title: 'Okiba practice',
  board: 'Practice board',
  level: 'Level',
  score: 'Score',
  lines: 'Rows',
  paused: 'Paused',
  pausedLine: 'P goes on',
  over: 'The stack reached the top',
  overLine: 'R starts again',
  slower: 'Slower',
  faster: 'Faster',
  keys: [
    { keys: '← →', does: 'move' },
    { keys: '↑ X', does: 'turn right' },
    { keys: 'Z', does: 'turn left' },
    { keys: '↓', does: 'down' },
    { keys: 'Space', does: 'drop' },
    { keys: 'C', does: 'hold' },
    { keys: 'P', does: 'pause' },
    { keys: 'R', does: 'again' },
  ],
};
