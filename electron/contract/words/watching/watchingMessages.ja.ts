import type { DrawMessages, WatchingMessages } from './watchingMessages.en.ts';

export const watchingJa: WatchingMessages = {
  heading: '見ている画面',
  change: '変更',
  close: '閉じる',
  automatic: '自動で探す',
  automaticLine: 'ウィンドウ、画面の順に探します。',
  windows: 'ウィンドウ',
  screens: '画面全体',
  none: '今はありません',
  nothing: 'まだありません',
  picture: 'Okibaが見ている画面。盤面が見つからないときは、その中をクリックしてください。',
  clickHint: '盤面が見つからないときは、画像の盤面の中をクリックしてください。',
  candidates: 'この中にゲームがあれば、盤面の中をクリックしてください。',
  pointInto: (name) => `${name}：盤面の中をクリック`,
  otherField: '自分の盤面はもう一方',
  draw: '枠を自分で描く',
  framesPerSecond: (frames) => `毎秒${frames}枚`,
};

export const drawJa: DrawMessages = {
  heading: '盤面の枠を描く',
  line: '盤面の内側の角から反対側の角までドラッグして、線をマスの境目に合わせてください。',
  picture: '見ている画面の静止画',
  keys: '矢印キーで動かし、Shiftを押しながらで大きさを変えます。Enterで決定、Escでやめます。',
  size: '列 × 段',
  rows: '段の数',
  use: 'この枠を使う',
  cancel: 'やめる',
};
