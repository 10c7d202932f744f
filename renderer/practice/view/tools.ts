import type { PracticeOptions } from '../../../electron/contract/practice/options.ts';
import type { PracticeMessages } from '../../../electron/contract/words/practice/practiceMessages.en.ts';
import type { Played } from '../play/Played.ts';

/** Line drawings in a box of 16 x 16. */
const icons = {
  pause: 'M5.5 3.5V12.5M10.5 3.5V12.5',
  goOn: 'M5 3.5L12 8L5 12.5Z',
  again: 'M12.6 9.5A5 5 0 1 1 11.5 4.6M12 1.8V5.2H8.6',
  undo: 'M6 3L2.5 6.5L6 10M3 6.5H9.5A3.5 3.5 0 0 1 9.5 13.5H7',
  sound: 'M2.5 6V10H5L8.5 13V3L5 6ZM11 6A3 3 0 0 1 11 10M12.8 4A6 6 0 0 1 12.8 12',
  silence: 'M2.5 6V10H5L8.5 13V3L5 6ZM11 6.2L14 9.8M14 6.2L11 9.8',
  options: 'M2.5 4.5H8M11 4.5H13.5M2.5 11.5H5M8 11.5H13.5M9.5 3V6M6.5 10V13',
} as const;

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
