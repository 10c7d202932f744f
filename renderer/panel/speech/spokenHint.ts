/** A hint in words that a voice can say. */
import { showsHint } from '../watch/hint/expectsHint.ts';
import { spokenWords } from '../../../electron/contract/words/words.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Messages } from '../../../electron/contract/words/messages.en.ts';

/** '' where there is nothing to say; the same words as in the panel. */
export function spokenHint(view: PanelState, words: Messages): string {
  const { help } = view.settings;
  if (!showsHint(view) || help === 'off' || help === 'ghost') return '';
  const best = view.suggestion?.candidates[0];
  if (best) return spokenWords(best, words);
  const pair = view.puyo?.suggestion?.candidates[0];
  return pair ? words.puyo.advice.place(pair.placement) : '';
}
