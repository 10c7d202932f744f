import type { Spin } from '../../../../engine/tetris/types.ts';
import { clearNames } from '../../../../electron/contract/words/glossary.ts';
import type { LessonMessages } from './lessonMessages.en.ts';

function clear(spin: Spin, count: number): string {
  if (spin === 'none') return count === 0 ? '1段も消えない置き方' : `スピンなしの${count}段消し`;
  return spin === 'mini' ? clearNames.ja.mini : clearNames.ja.spin[count]!;
}

export const lessonJa: LessonMessages = {
  heading: 'レッスン',
  invitation: 'Tスピンははじめて？ 12回の短いレッスンで覚えられます。',
  open: 'レッスンを始める',
  courses: { tspin: 'Tスピン', puyo: 'ぷよの連鎖' },
  steps: {
    spin: {
      title: 'Tスピンとは',
      text: '上からは落とせないすき間に、最後にTを回して入れるのがTスピンです。ふつうに消すより、ずっと多くの段を相手に送れます。',
    },
    corners: {
      title: '3つの角のルール',
      text: 'Tの中心のまわりにある4つの角を見ます。3つ以上が埋まっていて、最後の操作が回転ならTスピンです。壁と床も「埋まっている」と数えます。',
    },
    turn: {
      title: 'Tの回し入れ方',
      text: 'Tを立てて、屋根の横をいちばん下まで下ろします。そこで回すと、先が穴に入り、腕が屋根の下にもぐります。',
    },
    slot: {
      title: '穴を見つける',
      text: '横3マスのすき間、その真ん中の下に穴が1つ、片方のはしの上にブロックが1つ。2段のほかのマスは全部埋まっています。これがTの入る穴です。',
    },
    single: {
      title: 'Tスピンシングル',
      text: '1段そろえばTスピンシングル。もう1段に穴があるときに使います。ふつうの3段消しと同じ2段を送れます。',
    },
    double: {
      title: 'Tスピンダブル',
      text: '2段そろえばTスピンダブル。Iでの4段消しと同じ4段を、半分の段で送れます。まず練習したいのはこれです。',
    },
    overhang: {
      title: '屋根を作る',
      text: 'すき間の上に出たブロックが屋根です。最後に、ミノのはしをすき間の上へ突き出して作ります。Tの通り道に2列は空けておきましょう。',
    },
    mini: {
      title: 'Tスピンミニ',
      text: '大事なのは、Tの先の両側にある2つの角。片方しか埋まっていないとTスピンミニです。段は消えても、少ししか送れません。',
    },
    kick: {
      title: 'キック',
      text: 'その場で回せないとき、ゲームはほかに4か所を試し、最初に入る場所へずらします。これがキック。ここでは横へ1列ずれます。',
    },
    triple: {
      title: 'Tスピントリプル',
      text: 'いちばん深いキックは、Tを屋根の下へ2段引きこみます。穴は3段の深さで、真ん中が横に1マス広い形。3段そろえば6段を送れます。',
    },
    donation: {
      title: 'ドネイト',
      text: '縦の溝を少しの間だけふさぎます。Oでふたをして、その2段をTスピンダブルで消せば、溝はまた開きます。損はありません。',
    },
    worth: {
      title: 'ねらわないとき',
      text: '何手もかかるときや、高く積もったときは、ふつうに消しましょう。ここではIでの4段消しが先。穴はあとに残ります。',
    },
    chain: {
      title: '連鎖とは',
      text: '同じ色が4つつながると消え、上のぷよが落ちます。そこでまた4つそろえば連鎖です。1段進むごとに、得点はぐんと増えます。',
    },
    stairs: {
      title: '階段積み',
      text: '1列に同じ色を3つ積み、4つ目は前の列の上に置きます。前の列が消えると、4つ目が仲間の横に落ちて、次へ続きます。',
    },
    sandwich: {
      title: 'はさみ込み',
      text: 'ある色を、別の色の上と下ではさみます。間の色が消えると、上のぷよが下のぷよにのって4つそろいます。',
    },
    gtr: {
      title: 'GTR',
      text: 'GTRは角で連鎖を折り返す形です。まず角が消え、折り返しがつながり、残りが床の上を進みます。',
    },
    fire: {
      title: 'いつ撃つか',
      text: '伸ばせるうちは伸ばし、おじゃまが来るときや高く積もったときに撃ちます。まず3連鎖に伸ばしてから、撃ちましょう。',
    },
  },
  done: 'クリア',
  place: (step, all) => `第${step}回（全${all}回）`,
  board: 'レッスンの盤面',
  shown: '見る',
  back: '1つ戻る',
  forward: '1つ進む',
  run: '再生',
  halt: '一時停止',
  yourTurn: 'やってみる',
  watch: 'もう一度見る',
  again: 'もう一度',
  nextPosition: 'もう1問',
  nextStep: '次の回へ',
  toTrainer: '問題へ',
  finished: 'これで最後です。おつかれさまでした！',
  task: ({ spin, rows: count }, pieces) =>
    `${pieces.length > 1 ? `${pieces.join('→')}の順に置いて、` : ''}${spin === 'none' ? `${pieces.at(-1)!}で${count}段消し` : clear(spin, count)}を決めましょう。`,
  taskOfChain: (chain, pairs) =>
    pairs === 1 ? `${chain}連鎖を撃ちましょう。` : `${pairs}組で${chain}連鎖を撃ちましょう。`,
  solved: 'できました！',
  missed: ({ spin, rows: count }) => `おしい！ 今のは${clear(spin, count)}でした。`,
  missedChain: (chain) =>
    chain === 0 ? 'おしい！ 何も消えませんでした。' : `おしい！ 今のは${chain}連鎖でした。`,
  stuck: 'この形では、もうTが入りません。',
  stuckChain: '先に消えてしまいました。',
  chain: (steps) => `${steps}連鎖`,
  tapPuyo: '列を押すと組ぷよがそこへ動き、もう一度押すと落ちます。',
  terms: [
    ['Tスピンシングル', 'single'],
    ['Tスピンダブル', 'double'],
    ['Tスピントリプル', 'triple'],
    ['Tスピンミニ', 'mini'],
    ['Tスピン', 'spin'],
    ['ドネイト', 'donation'],
    ['屋根', 'overhang'],
    ['穴', 'slot'],
    ['キック', 'kick'],
  ],
};
