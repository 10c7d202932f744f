import type { PracticeMessages } from './practiceMessages.ts';

export const practiceJa: PracticeMessages = {
  title: 'Okiba 練習ゲーム',
  board: '練習ゲームの盤面',
  level: 'レベル',
  score: 'スコア',
  lines: '消した段',
  paused: '一時停止',
  pausedLine: 'Pで再開',
  over: '一番上まで積み上がりました',
  overLine: 'Rでもう一度',
  slower: '遅くする',
  faster: '速くする',
  keys: [
    { keys: '← →', does: '移動' },
    { keys: '↑ X', does: '右回転' },
    { keys: 'Z', does: '左回転' },
    { keys: '↓', does: '下げる' },
    { keys: 'Space', does: '落とす' },
    { keys: 'C', does: 'ホールド' },
    { keys: 'P', does: '一時停止' },
    { keys: 'R', does: 'もう一度' },
  ],
};
