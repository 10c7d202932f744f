import type { WebMessages } from './webMessages.en.ts';

export const ja: WebMessages = {
  title: 'ブラウザで使うOkiba',
  line: '次のミノやぷよをどこに置くかが身につきます。ヒントつきの練習ゲーム、Tスピンの問題、プレイの振り返り。',
  app: 'Windows・macOS・Linux用のアプリなら、遊んでいるゲームの画面に置き場を重ねて表示します。練習やひとり用のゲームのためのものです。',
  kept: 'すべてこのブラウザの中に残ります。どこにも送られず、ネットワークがなくても使えます。',
  language: '言語',
  patterns: 'ブロックに文字をつける',
  navigation: 'Okibaのページ',
  pages: {
    practice: {
      name: '練習ゲーム',
      short: '練習',
      line: '落ちものゲームが2種類。盤面の中にヒントが出ます。',
    },
    trainer: {
      name: 'Tスピン練習問題',
      short: 'Tスピン',
      line: '1〜4手の問題、今日の1問、集中トレーニング。',
    },
    hand: {
      name: '手で入力',
      short: '手で入力',
      line: '盤面を入力するか、ゲームの画面を貼りつけると、置き場がわかります。',
    },
    tiling: { name: '敷き詰め', short: '敷き詰め', line: '2〜3巡のミノで地形を作る方法がすべて分かります。' },
    review: {
      name: '振り返り',
      short: '振り返り',
      line: 'プレイを一手ずつ見直して、もっと良い手を確かめます。',
    },
  },
  hand: {
    title: 'Okiba 手で入力',
    picture: 'ゲームの画像をここに貼り付けるか（Ctrl+V）、ドロップしてください。',
    choose: '画像を選ぶ',
    looking: '盤面を探しています…',
    seen: (game, columns, rows, sure) =>
      `${game}、${columns}×${rows}マス、確かさ${sure}%。読み違いは下で直せます。`,
    nothing: 'この画像に盤面は見つかりませんでした。',
    unreadable: 'ブラウザで読める画像ではありません。',
  },
};
