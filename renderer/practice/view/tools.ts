import type { PracticeOptions } from '../../../electron/contract/practice/options.ts';
import type { PracticeMessages } from '../../../electron/contract/words/practice/practiceMessages.en.ts';
import type { Played } from '../play/Played.ts';
import { icons } from './icons.ts';

export interface Tool {
  name: string;
  /** A path in a box of 16 x 16. */
  icon: string;
  run: () => void;
  isOff?: boolean;
}

interface Runs {
  togglePause(): void;
  toggleSound(): void;
  openOptions(): void;
}

/** The buttons of the page's head, by the present state. */
export function toolsOf(
  played: Played,
  { volume }: PracticeOptions,
  words: PracticeMessages,
  { togglePause, toggleSound, openOptions }: Runs,
): Tool[] {
  const { flow } = played;
  const isPaused = flow.phase === 'paused';
  const isIdle = flow.phase === 'ready';
  return [
    { name: words.does.undo, icon: icons.undo, run: () => played.undo(), isOff: isIdle || !played.isFree },
    { name: words.again, icon: icons.again, run: () => played.begin(), isOff: isIdle },
    {
      name: isPaused ? words.goOn : words.pause,
      icon: isPaused ? icons.goOn : icons.pause,
      run: togglePause,
      isOff: isIdle || played.outcome !== null,
    },
    { name: words.does.sound, icon: volume === 0 ? icons.silence : icons.sound, run: toggleSound },
    { name: words.options, icon: icons.options, run: openOptions },
  ];
}
