import type { WelcomeMessages } from './welcomeMessages.en.ts';

export const welcomeJa: WelcomeMessages = {
  heading: 'はじめに',
  count: (step, steps) => `質問${step}（全部で${steps}つ）`,
  steps: {
    game: { heading: 'どのゲームで遊びますか？', line: 'ここで選べます。自動で探すこともできます。' },
    board: {
      heading: 'この盤面で合っていますか？',
      line: '盤面を青い線で囲みます。ゲームの上にも表示します。',
    },
    hands: { heading: 'どう遊びますか？', line: '答えに合わせてヒントを出します。あとから変えられます。' },
  },
  next: '次へ',
  back: '戻る',
  skip: 'とばす',
  done: '始める',
  found: (name) => `見つけました：${name}`,
  noGame: 'ゲームを開いていないときは',
  borderless:
    '全画面のゲームは、ほかのアプリから見えないことがあります。見つからないときは、ゲームの画面設定で「ボーダーレス」か「ウィンドウ」を選んでください。',
  asks: {
    line: 'どのウィンドウや画面を見せるかは、システムの画面で選びます。',
    choose: '見せるものを選ぶ',
  },
  board: {
    yes: '合っています',
    no: 'ちがいます',
    click: 'では、この画像の中で自分の盤面を一度クリックするか、枠を描いてください。',
    none: '盤面がまだ見えません。ゲームを始めるか、画像の盤面の中を一度クリックしてください。',
  },
  pausing: (keys) => `遊んでいる間は、${keys}でヒントを止めたり再開したりできます。`,
  again: {
    heading: 'はじめに',
    line: 'ゲームを選んで盤面を確かめ、遊び方の質問に答えます。',
    open: 'もう一度やり直す',
  },
};
