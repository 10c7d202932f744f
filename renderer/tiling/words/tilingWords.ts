import type { Language } from '../../../electron/contract/settings.ts';
import type { Hindrance } from '../../../engine/tiling/reasons/whyNot.ts';
import type { TilingMessages } from './tilingMessages.en.ts';
import { en } from './tilingMessages.en.ts';
import { ja } from './tilingMessages.ja.ts';

const languages: Record<Language, TilingMessages> = { en, ja };

export function tilingWords(language: Language): TilingMessages {
  return languages[language];
}

/** The reason why there is no tiling, as a sentence. */
export function whyText(words: TilingMessages, hindrance: Hindrance): string {
  const tell = words.why[hindrance.kind] as (hindrance: Hindrance) => string;
  return tell(hindrance);
}
