import type { Messages, Phrase } from './messages.en.ts';
import { clearNames } from './glossary.ts';
import { practiceJa } from './practice/practiceMessages.ja.ts';
import { puyoJa } from './puyoMessages.ja.ts';
import { systemJa } from './systemMessages.ja.ts';
import { gamesJa } from './games/gameMessages.ja.ts';
import { detailsJa } from './watching/detailMessages.ja.ts';
import { drawJa, watchingJa } from './watching/watchingMessages.ja.ts';
import { hintJa } from './hint/hintMessages.ja.ts';
import { settingsJa } from './settings/settingsMessages.ja.ts';
import { statusJa } from './watching/statusMessages.ja.ts';
import { welcomeJa } from './welcome/welcomeMessages.ja.ts';

const phrase = (joined: string, last: string): Phrase => ({ joined, last });

function side(column: number, columnCount: number): string {
  if (column === 0) return '左端';
  return column === columnCount - 1 ? '右端' : `左から${column + 1}列目`;
}

export const ja: Messages = {
  status: statusJa,
  placeCovered:
    '置き場にほかのウィンドウが重なっているため、ゲームの上には表示していません。どけてください。',
  shownHere: 'このウィンドウの位置が分からないため、置き場はゲームの上ではなくここに表示しています。',
  doubt: {
    'no playfield found': '画面に盤面が見つかりません。',
    'more than one playfield': '盤面が2つ以上見えます。画像の中で、自分の盤面をクリックしてください。',
    'cells not readable': 'どのマスが埋まっているのか読み取れません。',
    'stack not certain': '盤面をまだ確かめています。ブロックの動きと合わない所があります。',
    'floor out of sight':
      '盤面の底が画面の外に隠れています。ウィンドウを縦に広げるか、スクロールしてください。',
    'falling piece not readable': '盤面は見えていますが、落ちてくるミノが読み取れません。',
    'next piece not readable': '盤面は見えていますが、NEXTが読み取れません。今のミノだけで考えます。',
    'hold piece not readable': 'HOLDが読み取れません。ホールドを使わずに考えます。',
    'something covers the board': '盤面に何かが重なっています。どけると続けます。',
    'blocks hang in the air': '宙に浮いたブロックがあります。このような盤面ではヒントを出せません。',
    'looks like a menu or a finished game': 'メニュー画面のようです。始まるまで待ちます。',
    'picture changed too much': '画面が大きく変わったので、読み直しています。',
  },
  putAway: 'このメッセージを閉じる',
  trouble: {
    noDisplay: '表示できる画面がありません。デスクトップからOkibaを起動してください。',
    noSources: '今は見られるウィンドウも画面もありません。ゲームを開いてから「変更」で選んでください。',
    sourceClosed: '見ていたウィンドウが閉じられました。ゲームを開き直すか、別のウィンドウを選んでください。',
    sourceMinimised: 'ゲームのウィンドウが最小化されています。元に戻すと続けます。',
    screenTaken:
      'ほかのプログラムが画面を独占しているので、見ることも描くこともできません。それがゲームなら、画面の設定で「ボーダーレス」か「ウィンドウ」を選んでください。',
    captureFailed: '画面の映像が届かなくなりました。別のウィンドウか画面を選んでください。',
    partRestarts: 'Okibaの一部が止まったので、起動し直しています。ヒントは自動で戻ります。',
    botReplaced: '別のエンジンが正しく答えないので、今はOkibaのエンジンで置き場を出しています。',
    engineFailed: '置き場を計算できませんでした。次のミノでもう一度試します。',
    hotkeysTaken:
      'このショートカットは別のアプリが使っているため、Okibaでは働きません。設定で別のキーを選べます。',
    settingsReset: '保存された設定を読めなかったので、初期設定で始めました。元のファイルは残してあります：',
    settingsRepaired:
      '保存された設定の一部を使えませんでした。ほかは前のままで、元のファイルも残してあります。初期設定に戻したもの：',
    settingsUnsaved:
      '今は設定を保存できません。Okibaを終了するまでは今の設定のまま使えます。保存は繰り返し試します。',
    nothingSaved:
      'フォルダーに書き込めないため、何も保存せずに動いています。設定はOkibaを終了するまで有効ですが、プレイは記録されません。保存は繰り返し試します。',
  },
  list: (names) => names.join('、'),
  reason: {
    clearsRows: (rows) => phrase(`${rows}段消えて`, `${rows}段消えます`),
    makesHoles: (holes) => phrase(`下に穴が${holes}つ残り`, `下に穴が${holes}つ残ります`),
    fewestHoles: () => phrase('ほかの場所より穴が少なくて', '穴がいちばん少なくてすみます'),
    opensHoles: (holes) => phrase(`ふさがった穴が${holes}つ開いて`, `ふさがった穴が${holes}つ開きます`),
    fitsFlat: () => phrase('すき間なくはまって', 'すき間なくはまります'),
    spins: (rows) =>
      phrase(
        `${clearNames.ja.spin[rows]!}で${rows}段消えて`,
        `${clearNames.ja.spin[rows]!}で${rows}段消えます`,
      ),
    emptiesBoard: () => phrase('パーフェクトクリアになって', 'パーフェクトクリアになります'),
    readiesFour: (column) =>
      phrase(`左から${column + 1}列目のI待ちになって`, `左から${column + 1}列目にIが来れば4段消せます`),
    buildsTSlot: (column) =>
      phrase(
        `左から${column + 1}列目でTスピンの形ができて`,
        `左から${column + 1}列目にTスピンの形ができます`,
      ),
    clearsNext: (rows) => phrase(`次のミノで${rows}段消せて`, `次のミノで${rows}段消せます`),
    fillsLowest: () => phrase('いちばん低い所が埋まって', 'いちばん低い所が埋まります'),
    suitsNext: (piece) => phrase(`次の${'IOTSZJL'[piece]}もはまって`, `次の${'IOTSZJL'[piece]}もはまります`),
    keepsFlat: () => phrase('上が平らなままで', '上が平らなままになります'),
    lowersStack: (rows) => phrase(`${rows}段低くなって`, `${rows}段低くなります`),
    keepsLow: (rows) => phrase(`高さが${rows}段のままで`, `高さは${rows}段のままです`),
    keepsWell: (column, all) =>
      phrase(`${side(column, all)}を空けたまま`, `${side(column, all)}が空いたままになります`),
    onlySafePlace: () => phrase('続けられる置き場はここだけで', '続けられる置き場はここだけです'),
    savesHold: () => phrase('今のミノを後に残せて', '今のミノを後に残せます'),
    best: () => phrase('次のミノが置きやすく', '次のミノがいちばん置きやすくなります'),
  },
  sentence: (facts) =>
    facts.length === 0
      ? ''
      : `${[...facts.slice(0, -1).map(({ joined }) => joined), facts.at(-1)!.last].join('、')}。`,
  key: {
    left: '左',
    right: '右',
    cw: '右回転',
    ccw: '左回転',
    half: '180°回転',
    softDrop: '1段下げる',
    hardDrop: '落とす',
    hold: 'ホールド',
  },
  touchKeys: 'タッチボタン',
  help: {
    off: { name: 'なし', line: 'ゲームの上には何も表示しません。' },
    afterWorse: {
      name: 'ミスのあと',
      line: 'うまく置けている間は出しません。ミスのあとだけ、置き場とキーを出します。',
    },
    ghost: { name: 'うすい枠', line: 'ゲームの上に細い枠だけを表示します。説明は出しません。' },
    place: { name: '場所', line: 'ミノの置き場を表示します。' },
    keys: { name: 'キーも', line: '置き場と、押すキーを表示します。' },
    all: { name: '全部', line: '次に良い場所と、避けたい場所も表示します。' },
  },
  tabs: { watch: '画面を見る', manual: '手で入力', settings: '設定' },
  watching: watchingJa,
  seen: {
    heading: '読み取った盤面',
    board: 'Okibaが読み取った盤面',
    heights: (heights) => `各列の高さは、左から${heights}段です。`,
    next: 'NEXT',
    hold: 'HOLD',
    nothing: 'なし',
    piece: (piece) => `${piece}ミノ`,
  },
  hint: hintJa,
  start: {
    practice: '練習ゲームを開く',
    manual: '盤面を手で入力する',
    tiling: '地形を敷き詰める',
    trainer: 'Tスピン練習問題',
    review: 'プレイを振り返る',
  },
  rooms: { practice: '練習', trainer: '問題', tiling: '敷き詰め', review: '振り返り' },
  fairPlay: '練習やひとり用のゲームのためのものです。Okibaが代わりに操作することはありません。',
  settings: settingsJa,
  draw: drawJa,
  details: detailsJa,
  manual: {
    heading: '手で入力',
    board: 'あなたの盤面。マスをクリックすると埋まり、もう一度で空きます。',
    pieces: 'ミノ',
    typePiece: '落ちてくるミノを I O S Z J L T で入力してください。続けて打つとNEXTになります。',
    current: '今',
    incoming: '予告段数',
    incomingLine: '相手から送られてくる段数です。段を消さずに置くと、せり上がります。',
    toHold: '次の文字はHOLDに入ります',
    remove: (piece) => `${piece}ミノを取り除く`,
    accept: 'ここに置く',
    undo: '元に戻す',
    redo: 'やり直す',
    clear: '空にする',
    paste: '貼り付ける',
    pasteLine:
      'テト譜か、上の段からの盤面を貼ってください。空きは「.」、ブロックは文字です。絵文字やカンマ区切り、JSONも読めます。',
    pasteUse: 'この盤面を使う',
    pasteCancel: 'やめる',
    thinking: '考えています…',
    toppedOut: '一番上まで積み上がりました。盤面を空にするか、元に戻してください。',
    notAvailable: 'ヒントを出すには、Okibaのアプリで開いてください。',
    refused: (error) => `この盤面では置き場を出せません: ${error}`,
    keysLine: 'スペースで置く、Backspaceで戻す、HでHOLDに入れる。',
    textFumen: 'このテト譜は読めません。コードが途中で切れているか、壊れています。',
    textEmpty: '盤面が書かれていません。',
    textTooLong: (length, most) =>
      `文字が多すぎます（${length.toLocaleString('ja')}字）。盤面として読めるのは${most.toLocaleString('ja')}字までです。`,
    textTooTall: (rows, most) => `${rows}段あります。盤面は${most}段までです。`,
    textWidth: (row, found, columns) => `上から${row}段目が${found}マスです。盤面の幅は${columns}マスです。`,
    textLetter: (row, column, letter) =>
      `上から${row}段目、左から${column}列目の「${letter}」は使えません。「.」か I O S Z J L T X G にしてください。`,
  },
  practice: practiceJa,
  puyo: puyoJa,
  system: systemJa,
  welcome: welcomeJa,
  games: gamesJa,
};
