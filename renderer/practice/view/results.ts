/** Times and results of games in words. */
import type { FinishedGame } from '../../../electron/contract/practice/finished.ts';
import { isTraining, modeOf } from '../../../electron/contract/practice/modes.ts';
import type { PracticeMessages } from '../../../electron/contract/words/practice/practiceMessages.en.ts';

/** Minutes, seconds and tenths; never less than nothing. */
export function clockWords(ms: number, { clock }: PracticeMessages): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return clock(Math.floor(tenths / 600), seconds);
}

/** The same with its finesse, where that was kept. */
export function fullResultWords(game: FinishedGame, words: PracticeMessages): string {
  const { faults, keys, placed } = game;
  const result = resultWords(game, words);
  if (faults === undefined || keys === undefined || placed === 0) return result;
  return `${result} · ${words.finesse.kept(faults, (keys / placed).toFixed(1))}`;
}

/** What games of this kind are compared by. */
export function resultWords(game: FinishedGame, words: PracticeMessages): string {
  const { ranks } = modeOf(game.mode, game.chain);
  return ranks === 'score' ? words.points(game.score) : clockWords(game.milliseconds, words);
}

export interface EndWords {
  title: string;
  line: string;
}

/** What is said at the end of a game; `over`: where no piece fitted in. */
export function endWords(
  game: FinishedGame | null,
  { best, isBest }: { best: FinishedGame | undefined; isBest: boolean },
  over: EndWords,
  words: PracticeMessages,
): EndWords {
  if (!game || isTraining(game.mode)) return over;
  if (game.mode === 'tsume')
    return game.outcome === 'reached' ? { title: words.ends.reached, line: '' } : over;
  const title = titleOf(game, over.title, words);
  const told = [
    fullResultWords(game, words),
    ...(isBest ? [words.newBest] : best ? [words.best(fullResultWords(best, words))] : []),
  ];
  return { title, line: told.join(' · ') };
}

function titleOf({ mode, outcome }: FinishedGame, over: string, words: PracticeMessages): string {
  if (mode === 'versus') return outcome === 'reached' ? words.won : words.lost;
  return outcome === 'over' ? over : words.ends[outcome];
}
