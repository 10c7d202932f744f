import type { CommandMessages } from './commandMessages.en.ts';

const brackets = (text: string): string => (text === '' ? '' : `（${text}）`);

export const ja: CommandMessages = {
  list: (words) => words.join('、'),
  keys: (runs) => runs.map(({ key, times }) => (times > 1 ? `${key}×${times}` : key)).join('、'),
  place: ({ rank, piece, keys, why, role }) =>
    `${rank ? `${rank} ` : ''}${piece}：${keys}${brackets(why)}${role ? `【${role}】` : ''}`,
  role: { safe: '安全', clears: '段を消す' },
  notHere: 'ここは避ける：',
  endsGame: 'ゲームオーバーになります',
  notSure: (doubts) => `局面を確実には読み取れていません：${doubts}`,
  noPlaceLeft: 'このミノを置ける場所がありません',
  ask: {
    prompt: 'ミノ（I O T S Z J L、続けて打つとNEXT。undoで戻る、空行で終わり）> ',
    noSuchPiece: (word) => `${word}というミノはありません。I O T S Z J L から選んでください。`,
    rowsCleared: (rows) => `${rows}段消えました。`,
    over: (piece) => `${piece}を置ける場所がありません。ゲームオーバーです。`,
    nothingToUndo: '戻す手がありません。',
  },
  askPuyo: {
    prompt: '組ぷよ（例：RG、続けてNEXT：RG BB。別の所に置いたら 3u。undoで戻る、空行で終わり）> ',
    sayWhere: '先に、前の組ぷよをどこに置いたか教えてください（例：3u）。',
    noPair: 'まだ組ぷよがありません。',
    cantGo: (place) => `${place}には置けません。`,
    chain: (steps, score) => `${steps}連鎖、${score}点です。`,
    over: '置ける場所がありません。ゲームオーバーです。',
  },
  chain: {
    isOver: '3列目が埋まっているため、このゲームはもう終わっています',
    step: (number, sizes, points) => `${number}連鎖目：${sizes.join('個＋')}個消えて${points}点`,
    end: (steps, points, allClear) => `${steps}連鎖、${points}点${allClear ? '、全消し' : ''}`,
  },
  see: {
    board: ({ game, columns, rows, left, top, width, height }) =>
      `${game}、${columns}列×${rows}段、位置 ${left},${top}、大きさ ${width}×${height}ピクセル`,
    explained: (folder, files) => `${folder}：各段階で見えたものを${files}個のファイルに書きました`,
    falling: (what) => `落下中：${what}`,
    at: (what, cells) => `${what}（${cells}）`,
    next: (pieces) => `NEXT：${pieces}`,
    hold: (piece) => `HOLD：${piece}`,
    sure: (percent, doubts) => `確かさ：${percent}%${brackets(doubts)}`,
  },
  review: {
    game: (title, moves, accuracy) => `${title}：${moves}、精度${accuracy}`,
    board: (spark) => `盤面 ${spark}`,
    turn: ({ number, rating, loss, place, faults }) =>
      `${number}：${rating}（-${loss}）${place}${faults && `：${faults}`}`,
    better: (place, why) => `  もっと良い手：${place}${brackets(why)}`,
  },
};
