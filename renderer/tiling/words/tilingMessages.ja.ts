import type { ColouringFamily } from '../../../engine/tiling/reasons/colourings.ts';
import { ja as clears } from './clearMessages.ja.ts';
import type { TilingMessages } from './tilingMessages.en.ts';

const place = (column: number, row: number): string => `左から${column}列目・下から${row}段目`;
const at = ([x, y]: readonly [number, number]): string => place(x + 1, y + 1);

const colourings: Record<ColouringFamily, string> = {
  checker: '市松模様',
  cols: '縦じま',
  rows: '横じま',
  'wide-checker': '2×1マスの市松模様',
  diagonal: '幅2マスの斜めじま',
  'o-parity': '2×2マスの市松模様',
};

export const ja: TilingMessages = {
  title: 'Okiba 敷き詰め',
  asking: { heading: '調べること', tilings: '地形を埋める', clears: 'パーフェクトクリア' },
  terrain: {
    heading: '地形',
    board: '地形。マスをなぞると、印を付けたり消したりできます。',
    keys: '矢印キーとスペースでも塗れます。Ctrl+Zで元に戻す、Mで左右反転、Ctrl+矢印で全体を移動。',
    brush: '塗るもの',
    cover: '埋めるマス',
    there: '置いてあるブロック',
    undo: '元に戻す',
    redo: 'やり直す',
    clear: '空にする',
    mirror: '左右反転',
    left: '左へ',
    right: '右へ',
    up: '上へ',
    down: '下へ',
    columns: '列',
    rows: '段',
    more: '増やす',
    less: '減らす',
    example: '例',
    examples: {
      stack: '2巡分の地形',
      stairs: '階段',
      block: '横10・縦4',
      oneBag: '1巡分の地形',
      overhang: '下に穴のある地形',
      threeBags: '3巡分の山',
      middle: '中央が空いた盤面',
      wide: '横6・縦4の空き',
    },
    cells: (cells) => `${cells}マス＝ミノ${cells / 4}個分`,
  },
  rule: {
    heading: '使うミノ',
    bags: '7種1巡',
    any: '種類も数も自由',
    bagsLine: (pieces, bags) =>
      bags === 1 ? `1巡のうち${pieces}個` : `${pieces}個：${bags - 1}巡を使い切り、残りは次の巡から`,
    carried: '前から持ち越すミノ',
    missing: '1巡目にないミノ',
    clears: '途中でそろった段は消える',
  },
  turning: {
    heading: '回転のルール',
    names: {
      srs: '多くのゲーム（SRS）',
      'srs+': 'TETR.IO（SRS+）',
      jstris: 'Jstris',
      nes: 'ファミコン（NES）',
      ars: 'TGM・セガ（ARS）',
    },
  },
  paste: {
    heading: '貼り付け',
    line: 'テト譜、テト譜のリンク、または文字の盤面。このページのどこでもCtrl+Vで貼り付けられます。',
    use: '使う',
    marking: '埋めるマス',
    markings: { all: 'ブロック全部', gray: '灰色だけ', coloured: '色付きだけ' },
    page: (page, pages) => `${pages}ページ中${page}ページ目`,
    unknown: 'テト譜も盤面も見つかりません。盤面は「#」と「.」で、40×40マスまで書けます。',
    wrongWidth: (row, found, columns) => `上から${row}段目が${found}マスです。1段目は${columns}マスです。`,
    wrongSign: (row, column, sign) =>
      `上から${row}段目、左から${column}列目の「${sign}」は使えません。「#」「.」かミノの文字にしてください。`,
    tooLong: (length, most) =>
      `文字が多すぎます（${length.toLocaleString('ja')}字）。地形として読めるのは${most.toLocaleString('ja')}字までです。`,
    damaged: () => '読み取れませんでした。コードが壊れているか、v110・v115以外のバージョンです。',
    taken: '取り込みました。',
  },
  found: {
    heading: '敷き詰め方',
    tilings: (number) => `${number}通り`,
    none: '0通り',
    empty: '地形を塗ると、敷き詰め方がすべて出ます。',
    working: (seconds, percent, rate) => `探しています（${seconds}秒、およそ${percent}%、毎秒${rate}通り）`,
    done: (time) => `これで全部です（${time}）`,
    stopped: (time) => `${time}で止めました。まだあるかもしれません`,
    stop: '止める',
    broken: '途中で止まりました。まだあるかもしれません。',
    failed: (why) => `調べられませんでした：${why}`,
    tryAgain: 'もう一度試す',
    shown: (shown, all) => `${all}通り中${shown}通りを表示`,
    listed: (most) => `一覧は最初の${most}通りまで。残りは数だけ数えています。`,
    list: '敷き詰め方の一覧。矢印キーで選べます。',
    number: (number) => `${number}番`,
  },
  filter: {
    pieces: 'ミノの内訳',
    all: 'すべて',
    build: '組み方',
    buildAll: 'すべて',
    buildable: '組めるもの',
    drops: 'ハードドロップだけで組めるもの',
    judged: (judged, all) => `${all}通り中${judged}通りを確認`,
    sort: '並び順',
    sortFound: '見つけた順',
    sortPieces: 'ミノの内訳順',
    sortBuild: '組みやすい順',
    mark: (mark, piece, where) =>
      ({
        with: `${where}のこの${piece}を使う`,
        without: `${where}のこの${piece}を使わない`,
        here: `${where}は${piece}`,
        notHere: `${where}は${piece}以外`,
      })[mark.kind],
    place,
    remove: '外す',
    reset: 'すべて表示',
    nothing: 'この条件に合うものはありません。',
  },
  detail: {
    pane: '選んだ敷き詰め方',
    heading: (number) => `${number}番の敷き詰め方`,
    choose: '一覧から選ぶと、組み方が出ます。',
    pick: 'ミノをクリックすると、残す・除くを選べます。',
    waiting: '組み方を調べています…',
    failed: '組み方を調べられませんでした。',
    never: '組めません。どの順でも、置けないミノが残ります。',
    tooLarge: '大きすぎて、組み方までは調べられません。',
    drops: 'ハードドロップだけで組めます。',
    slides: '組めますが、横入れや回転入れが必要です。',
    orders: (orders) => `置く順は${orders}通り。`,
    order: '置く順の例',
    firstBag: '1巡目',
    noFirstBag: '1巡目を使い切ってから2巡目に入る順は、ホールドなしではありません。',
    share: (without, withHold) => `ツモ順の${without}%で組めます。ホールドを使えば${withHold}%。`,
    shareWaiting: 'どれだけのツモ順で組めるかを調べています…',
    previous: '前へ',
    next: '次へ',
  },
  copy: {
    one: 'テト譜をコピー',
    steps: '1手ずつのテト譜をコピー',
    all: (number) => `${number}通りをテト譜でコピー`,
    picture: '画像を保存',
    link: 'この地形のリンクをコピー',
    done: 'コピーしました。',
    failed: 'クリップボードを使えませんでした。',
  },
  clears,
  why: {
    cellCount: ({ cells }) =>
      `${cells}マスあり、4の倍数ではありません（${cells % 4}マス多いか、${4 - (cells % 4)}マス足りません）。`,
    partSize: ({ cells, at: cell }) => `${at(cell)}を含む離れた部分が${cells}マスで、4の倍数ではありません。`,
    isolatedCell: ({ at: cell }) => `${at(cell)}のマスには、どのミノも入りません。`,
    cutOff: ({ at: cell }) =>
      `${at(cell)}のマスにどのミノを置いても、4の倍数でない数のマスが切り離されます。`,
    forcedPart: ({ cells, at: cell }) =>
      `${at(cell)}を含む部分の境目をまたげるミノがなく、その部分は${cells}マスで4の倍数ではありません。`,
    colouring: ({ rejection: { family, difference, miss }, others }) =>
      `${colourings[family]}に塗り分けると、${difference === 0 ? '2色のマスの数は同じ' : `2色のマスの数の差は${difference}`}ですが、` +
      `このミノの組では必ず${miss}マス以上ずれます。` +
      (others.length > 0 ? `${others.map((one) => colourings[one.family]).join('、')}でも同じです。` : ''),
    searched: ({ allowed, passing, any }) =>
      'すべて試しましたが、敷き詰められません。' +
      (allowed === null ? '' : `ミノの組${allowed}通りのうち、塗り分けで残ったのは${passing}通りでした。`) +
      (any === null
        ? ''
        : any === 0n
          ? 'ほかのミノでも敷き詰められません。'
          : `ミノが自由なら${any.toLocaleString('ja')}通りあります。`),
  },
};
