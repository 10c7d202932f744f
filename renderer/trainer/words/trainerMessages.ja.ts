import type { TrainerMessages } from './trainerMessages.ts';

export const ja: TrainerMessages = {
  title: 'Okiba Tスピン練習問題',
  modesHeading: '練習のしかた',
  modes: {
    practice: { name: '練習', line: '何度でもやり直せます。答えも見られます。' },
    curated: { name: '厳選', line: 'おもしろそうな問題だけを出します。答えは出ません。' },
    flash: { name: 'フラッシュ', line: '少しの間だけ見て、記憶をたよりに置きます。' },
  },
  categoryHeading: '問題の種類',
  movesHeading: '置くミノの数',
  movesName: (moves) => `${moves}手`,
  queue: 'この順に置くミノ',
  board: (height, piece) =>
    `盤面。積み上がりは${height}段です。${piece ? `${piece}ミノを操作しています。` : 'すべて置きました。'}`,
  making: '問題を作っています…',
  noMore: 'この種類の問題はもう見つかりませんでした。ほかの種類を選んでください。',
  solvedIn: (seconds) => `${seconds}秒`,
  verdictHeading: '判定',
  hint: {
    slot: (piece) => `点線の形が、最後に${piece}ミノを入れる穴です。`,
    roof: (piece) => `${piece}ミノが穴の屋根になります。`,
    roofStands: '屋根はもうあります。穴のまわりの段を埋めましょう。',
    well: '縦の溝はふさがずに、横の段を埋めましょう。',
    next: (piece) => `枠の場所に${piece}ミノを置きます。`,
    lost: 'ここからはもう作れません。まず1手戻しましょう。',
  },
  candidates: (count) =>
    count === 1
      ? 'このマスに置ける形は1つです。'
      : `このマスに置ける形は${count}つです。もう一度押すと次の形になります。`,
  noCandidate: '盤面のマスを押すと、置ける場所が出ます。',
  flash: {
    seeing: 'よく見て覚えましょう…',
    covered: '記憶をたよりに置きましょう。',
    answer: '答え',
    seeFor: '問題を見せる時間',
    answerFor: '答えを見せる時間',
    seconds: (seconds) => `${seconds}秒`,
  },
  playback: {
    heading: '答えの操作',
    piece: (piece, number) => `${number}手目 ${piece}ミノ`,
    finish: (piece) => `これで${piece}ミノが入ります。`,
  },
  actions: {
    undo: '1手戻す',
    reset: '最初から',
    hint: 'ヒント',
    answer: '答えを見る',
    close: '自分で解く',
    next: '次の問題',
    skip: 'とばす',
    like: 'よかった、次へ',
    soSo: 'まあまあ、次へ',
    place: 'そこに置く',
  },
  progress: {
    heading: '成績',
    today: (solved) => `今日の正解 ${solved}問`,
    days: (days) => `${days}日連続`,
    total: (solved, tried) => `通算 ${tried}問中 ${solved}問正解`,
  },
  trouble: {
    unsaved: (detail) => `成績を保存できていません：${detail}`,
    damaged: (detail) => `壊れていた成績の記録を別に取り分けました：${detail}`,
  },
  keys: [
    { keys: '← →', does: '移動' },
    { keys: '↑ X', does: '右回転' },
    { keys: 'Z', does: '左回転' },
    { keys: 'A', does: '180度回転' },
    { keys: '↓', does: '下へ' },
    { keys: 'Space', does: '落として固定' },
  ],
};
