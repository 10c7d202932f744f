import { adviceJa } from './puyo/adviceMessages.ja.ts';
import type { PuyoMessages } from './puyoMessages.en.ts';

export const puyoJa: PuyoMessages = {
  advice: adviceJa,
  field: 'Okibaが読み取ったフィールド',
  opponent: { heading: '相手', field: 'Okibaが読み取った相手のフィールド' },
  pair: (axis, child) => `軸が${axis}、もう一方が${child}`,
  role: { build: '組む', fire: '今、連鎖', early: '早めに連鎖', pop: '今、消す', safe: '安全に' },
  doubt: {
    'falling piece not readable': 'フィールドは見えていますが、落ちてくる組ぷよが読み取れません。',
    'next piece not readable': 'フィールドは見えていますが、NEXTが読み取れません。今の組ぷよだけで考えます。',
  },
  key: {
    left: '左',
    right: '右',
    cw: '右回転',
    ccw: '左回転',
    softDrop: '下を押し続ける',
  },
  practice: {
    field: '練習ゲームのフィールド',
    games: { heading: 'ゲームを選ぶ', tetris: '落ちものブロック', puyo: 'ぷよ' },
    longest: '最大連鎖',
    chain: (steps) => `${steps}連鎖`,
    allClear: '全消し',
    over: 'ゲームオーバー：3列目が埋まりました',
    overLine: 'ぷよはここから出てきます。最後の一手は戻せます。',
  },
  manual: {
    field: 'あなたのフィールド。列をクリックするとぷよが積まれ、ぷよをクリックすると色が変わるか消えます。',
    pairs: '組ぷよ',
    current: '今',
    typePair:
      '今の組ぷよを R G B Y P の2文字で入力してください。先の文字が軸です。続けて打つとNEXTになります。',
    typeChild: 'が軸です。もう一方の色を入力してください。',
    remove: (pair) => `「${pair}」を取り除く`,
    brush: 'クリックで置くもの',
    garbage: 'おじゃまぷよ',
    fired: (steps, score) => `${steps}連鎖、${score}点。`,
    incoming: '予告ぷよ',
    incomingLine: '相手から送られてくる数です。連鎖せずに置くと降ってきます。',
    fallen: (count) => `おじゃまぷよがあと${count}個降ります。降った列をクリックしてください。`,
    paste: '貼り付け',
    pasteLine:
      'puyop.com や ishikawapuyo.net のリンクか、上の段からの盤面を貼ってください。空きは「.」、ぷよは R G B Y P O です。絵文字も読めます。',
    keysLine: 'スペースで置く、Backspaceで戻す。',
  },
};
