import type { PuzzleMessages } from './puzzleMessages.ts';

export const puzzlesJa: PuzzleMessages = {
  category: {
    tsd: 'Tスピンダブル',
    donation: 'ドネイト',
    tst: 'Tスピントリプル',
    four: '4段消し',
  },
  goal: { tsd: 'Tスピンダブル', tst: 'Tスピントリプル', four: 'Iミノでの4段消し' },
  task: (pieces, goal) =>
    `${pieces.join('→')}${pieces.length === 1 ? 'を' : 'の順に'}置いて、次に${goal}ができる形にしましょう。`,
  answers: {
    unique: () => '正解は1通り',
    few: (count) => `正解は${count}通り`,
    many: (count) => `正解は${count}通り`,
  },
  needsSlides: '横入れが必要',
  rating: (interest, difficulty) => `おもしろさ ${interest}、難しさ ${difficulty}（5点満点）`,
  prior: 'どちらも目安です。人に解いてもらって決めた値ではありません。',
  learned:
    'おもしろさはあなたの評価から学んだ値です。難しさは目安で、人に解いてもらって決めた値ではありません。',
  verdict: {
    solved: '正解',
    onTrack: 'ここまで順調',
    outOfPieces: 'ミノが足りません',
    unreachable: 'もう作れません',
    clearedLine: '段を先に消してしまいました',
    blocked: '入り口がふさがっています',
    illegal: 'そこには置けません',
  },
  reason: {
    ready: ({ finish }) => `次の${finish.location.type}ミノが入ります。`,
    piecesLeft: ({ pieces }) => `残りの${pieces.join('、')}でまだ作れます。`,
    noEntrance: () => '穴の形はできていますが、ミノが入る道がありません。',
    onlyMini: () => 'Tミノは入りますが、Tスピンミニにしかなりません。',
    noSpin: () => '屋根がないので、Tスピンになりません。',
    fewerRows: ({ rows }) => `すべて置きましたが、消せるのは${rows}段までです。`,
    gaps: ({ cells }) => `Tは入りますが、その段がまだ${cells.length}マス足りません。`,
    noSlot: () => 'すべて置きましたが、入れる穴がありません。',
    tooFewCells: ({ pieces }) => `残り${pieces}個では、段の空きを埋めきれません。`,
    noWay: ({ pieces }) => `残りの${pieces.join('、')}では、目標の形になりません。`,
    rowsCleared: ({ rows }) => `必要な段を${rows.length}段消してしまいました。`,
    unsolvable: () => 'この問題には正解がありません。',
    wrongPiece: ({ expected, found }) => `ここで置くのは${found}ではなく${expected}です。`,
    tooMany: ({ pieces }) => `この問題で置くミノは${pieces}個です。`,
    occupied: () => 'ブロックか壁に重なっています。',
    floating: () => '宙に浮いています。',
    outOfReach: () => 'そこまでキーで動かせません。',
  },
  decidedBy: (placement) => `${placement}手目で決まりました。`,
};
