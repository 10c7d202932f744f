/** The field's own words, one for each thing in each language; tables of words keep to them. */
import type { Language } from '../settings.ts';

export interface Term {
  /** The one right word, as written within a sentence. */
  right: Readonly<Record<Language, string>>;
  /** What must not be used for it: old names, other fields' names, and what sounds translated. */
  wrong: Readonly<Partial<Record<Language, RegExp>>>;
}

const term = (en: string, ja: string, wrong: Term['wrong']): Term => ({ right: { en, ja }, wrong });

export const glossary = {
  tSpin: term('T-spin', 'Tスピン', {
    en: /T spin|Tspin|T-Spin|is a T-spin over/,
    ja: /[Tt][ -]スピン|Ｔスピン/,
  }),
  single: term('T-spin Single', 'Tスピンシングル', { en: /T-spin single/ }),
  double: term('T-spin Double', 'Tスピンダブル', { en: /T-spin double/ }),
  triple: term('T-spin Triple', 'Tスピントリプル', { en: /T-spin triple/ }),
  mini: term('T-spin Mini', 'Tスピンミニ', {
    en: /([Ss]mall|[Mm]ini) T-spin|mini spin|T-spin mini/,
    ja: /ミニTスピン/,
  }),
  perfectClear: term('perfect clear', 'パーフェクトクリア', {
    en: /board emptied|empties the/i,
    ja: /盤面が空になり/,
  }),
  backToBack: term('back-to-back', 'バックトゥバック', { en: /back to back|B2B/i, ja: /B2B/ }),
  donation: term('donation', 'ドネイト', { ja: /ドネーション/ }),
  hardDrop: term('hard drop', 'ハードドロップ', { en: /straight drop/i, ja: /まっすぐ落と|真上から落と/ }),
  halfTurn: term('180°', '180°', { en: /half[ -](turn|round)/i, ja: /半回転/ }),
  hold: term('hold', 'ホールド', { en: /held piece|in reserve/i, ja: /キープ/ }),
  garbage: term('garbage', 'おじゃま', { en: /rubbish|junk|nuisance/i, ja: /お邪魔|ゴミ/ }),
  fumen: term('fumen', 'テト譜', { en: /tetofu/i, ja: /フーメン/ }),
  gamepad: term('gamepad', 'ゲームパッド', { en: /game pad/i }),
  dismiss: term('Dismiss', '閉じる', { en: /put .*away/i, ja: /しまい込/ }),
  export: term('Export', '書き出す', { en: /take it along/i, ja: /持ち出/ }),
  help: term('How much help', 'ヒントの多さ', { ja: /ヒントの量|手助け/ }),
  mistake: term('mistake', 'ミス', { en: /worse move|bad move/i, ja: /悪手|緩手/ }),
  game: term('game', 'ゲーム', { ja: /対局/ }),
  version: term('version', 'バージョン', { ja: /(新しい|この|[今いまの]の?)版/ }),
  percent: term('%', '%', { en: / %/ }),
} satisfies Record<string, Term>;

const spins = [glossary.tSpin, glossary.single, glossary.double, glossary.triple];

const exclaimed = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** What clears are called: `spin` by the number of rows, from none on. */
export const clearNames = {
  en: named('en', '!'),
  ja: named('ja', '！'),
} satisfies Record<Language, unknown>;

function named(language: Language, mark: string): { spin: readonly string[]; mini: string; perfect: string } {
  return {
    spin: spins.map(({ right }) => right[language]),
    mini: glossary.mini.right[language],
    perfect: `${exclaimed(glossary.perfectClear.right[language])}${mark}`,
  };
}
