import type { WebMessages } from './webMessages.ts';

export const ja: WebMessages = {
  title: 'ブラウザで使う Okiba',
  line: '次のミノやぷよをどこに置くかを身につけます。ヒントつきの練習ゲーム、T スピンの問題、対局の振り返り。',
  app: 'Windows・macOS・Linux 用のアプリは、遊んでいるゲームの画面を見て、置き場を上に重ねて示します。練習と一人プレイのためのものです。',
  kept: 'すべてこのブラウザの中に残ります。どこにも送られず、ネットワークがなくても使えます。',
  language: '言語',
  patterns: 'ブロックに文字をつける',
  back: 'ページ一覧',
  pages: {
    practice: { name: '練習ゲーム', line: '落ちものゲーム 2 種。盤面の中にヒントが出ます。' },
    trainer: { name: 'T スピン道場', line: '1〜4 手の問題、今日の一問、練習プラン。' },
    hand: { name: '手入力', line: '盤面を入力するか、ゲームの画面を貼りつけると、置き場がわかります。' },
    tiling: { name: '敷き詰め', line: '地形を 2〜3 巡で作る方法をすべて求めます。' },
    review: { name: '振り返り', line: '対局を一手ずつ見直し、もっとよい手を確かめます。' },
  },
  hand: {
    title: 'Okiba 手入力',
    picture: 'ゲームの画面をここに貼りつけるか (Ctrl+V)、ドロップしてください。',
    choose: '画像を選ぶ',
    looking: '盤面を探しています…',
    seen: (game, columns, rows, sure) =>
      `${game}、${columns} × ${rows} マス、確かさ ${sure} %。読み違いは下で直せます。`,
    nothing: 'この画像に盤面は見つかりませんでした。',
    unreadable: 'ブラウザで読める画像ではありません。',
  },
};
