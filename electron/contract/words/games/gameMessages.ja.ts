import type { GameMessages } from './gameMessages.en.ts';

export const gamesJa: GameMessages = {
  own: {
    name: 'このゲームだけの設定にする',
    line: (game) => `ヒントの多さとねらい、使う操作とキーを、「${game}」だけの設定にします。`,
  },
  share: {
    heading: '設定のファイル',
    line: 'とっておいたり、別のコンピューターで使ったりできます。全体の設定とゲームごとの設定が入ります。エンジンのコマンドは入りません。',
    save: 'ファイルに保存',
    open: 'ファイルを開く',
    done: 'ファイルの設定に切り替えました。',
    none: '設定のファイルではないので、何も変えていません。',
    left: (names) => `次の設定は使えなかったので、元のままです：${names}。`,
  },
  keys: {
    heading: 'ゲームのキー',
    line: 'ヒントに、ゲームで実際に押すキーを表示します。',
    shown: '表示するもの',
    choices: {
      signs: '動きの記号',
      keyboard: '←→↓、↑とZで回転、Spaceで落とす、Cでホールド（TETR.IO、Jstris）',
      oneTurn: '←→↓、↑で回転、Spaceで落とす（Quadrapassel、KBlocks）',
      pad: 'AとBで回転、↑で落とす、Lでホールド（Switch）',
      oldPad: 'AとBで回転、落とすキーなし（ファミコン）',
      own: '自分で決めたキー',
    },
    names: {
      left: '左へ',
      right: '右へ',
      cw: '右回転',
      ccw: '左回転',
      half: '180°回転',
      softDrop: '下へ',
      hardDrop: '落とす',
      hold: 'ホールド',
    },
    press: 'キーを押してください…',
    how: 'Escで元のまま、Backspaceで「なし」になります。',
    none: 'なし',
    space: 'スペース',
    learned: {
      cw: 'このゲームの回転キーは右回転のようです。',
      ccw: 'このゲームの回転キーは左回転のようです。',
    },
  },
};
