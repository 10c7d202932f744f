import type { HintMessages } from './hintMessages.en.ts';

const columns = (from: number, to: number) => (from === to ? `${from}列目` : `${from}〜${to}列目`);
const spokenColumns = (from: number, to: number) =>
  from === to ? `左から${from}列目` : `左から${from}列目から${to}列目`;

export const hintJa: HintMessages = {
  heading: '次の一手',
  place: (piece, from, to) => `${piece}を左から${columns(from, to)}へ`,
  placeAfterHold: (piece, from, to) => `ホールドして、${piece}を左から${columns(from, to)}へ`,
  off: 'ヒントは出していません。下の「ヒントの多さ」で選べます。',
  lookAtGame: 'このゲームを振り返る',
  ghost: 'ゲームの上に、置き場を細い枠で表示しています。',
  noPlace: 'このミノを置ける場所がありません。',
  second: {
    safe: (place) => `ミスしても安全：${place}`,
    clears: (place) => `今すぐ消すなら：${place}`,
    other: (place) => `次に良い場所：${place}`,
  },
  notHere: (place, why) => `ここは避ける：${place}。${why}`,
  clear: {
    possible: (lines, pieces) => `パーフェクトクリアできます（${pieces}個で${lines}段）。`,
    depends: (percent) => `パーフェクトクリアはツモ次第です（${percent}%）。`,
    impossible: (pieces) => `${pieces}個以内ではパーフェクトクリアできません。`,
  },
  helpHeading: 'ヒントの多さ',
  helpKeys: '0〜5のキーでも選べます',
  spoken: (piece, from, to) => `${piece}、${spokenColumns(from, to)}`,
  spokenAfterHold: (piece, from, to) => `ホールドして、${piece}、${spokenColumns(from, to)}`,
  noVoice: '日本語の音声がこのコンピューターにないため、読み上げられません。',
};
