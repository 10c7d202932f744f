import { languages } from '../contract/words/languages.ts';
import { doubtWords } from '../contract/words/words.ts';
import type { Sighting } from '../../vision/types.ts';
import type { Status } from '../contract/panel.ts';
import type { Language } from '../contract/settings.ts';
import type { BoardSighting } from './Advice.ts';

/** Why there is no hint, in one of these lines; the first one says most. */
export interface Notice {
  lines: readonly string[];
  sighting: BoardSighting;
}

/** A withheld hint says why, where the player looks; null where none is withheld. */
export function noticeFor(sighting: Sighting, status: Status, language: Language): Notice | null {
  const { layout, observation } = sighting;
  if (status !== 'unsure' || !layout) return null;
  const words = languages[language];
  const lines = [...doubtWords(observation, words), words.status.unsure.word];
  return { lines, sighting: { ...sighting, layout } };
}
