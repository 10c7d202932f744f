import type { GameMessages } from './gameMessages.ts';

export const gamesJa: GameMessages = {
  own: {
    name: 'このゲームだけの設定にする',
    line: (game) => `手助けの量、ヒントの方針、操作とキーを「${game}」だけに使います。`,
  },
  share: {
    heading: '設定のファイル',
    line: '控えておくときや、別のコンピューターで使うときに。全体の設定とゲームごとの設定が入ります。エンジンのコマンドは書き出さず、読み込みもしません。',
    save: 'ファイルに保存',
    open: 'ファイルを開く',
    done: 'ファイルの設定に変えました。',
    none: '設定のファイルではないので、何も変えていません。',
    left: (names) => `使えなかったので元のままのもの：${names}。`,
  },
  keys: {
    heading: 'ゲームのキー',
    line: 'ヒントに、ゲームで実際に押すキーを表示します。',
    shown: '表示するもの',
    choices: {
      signs: 'キーの働き',
      keyboard: '←→↓、↑とZで回転、Spaceで落とす、Cでホールド（TETR.IO、Jstris）',
      oneTurn: '←→↓、↑で回転、Spaceで落とす（Quadrapassel、KBlocks）',
      pad: 'AとBで回転、↑で落とす、Lでホールド（Switch）',
      oldPad: 'AとBで回転、落とすキーなし（ファミコン）',
      own: '1つずつ決めたキー',
    },
    names: {
      left: '左へ',
      right: '右へ',
      cw: '右回転',
      ccw: '左回転',
      half: '半回転',
      softDrop: '下へ',
      hardDrop: '落とす',
      hold: 'ホールド',
    },
    press: 'キーを押してください…',
    how: 'Escで元のまま、Backspaceで「なし」になります。',
    none: 'なし',
    space: 'スペース',
    learned: {
      cw: '観察：このゲームの回転キーは右に回ります。',
      ccw: '観察：このゲームの回転キーは左に回ります。',
    },
  },
};
