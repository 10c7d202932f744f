import type { Direction, FormName, FormWait, PuyoColour } from '../../../../engine/puyo/types.ts';
import { type AdviceMessages, leftColumn } from './adviceWords.ts';

const patterns: Readonly<Record<Direction, string>> = {
  right: '横そのまま',
  left: '横逆向きに',
  up: '縦そのまま',
  down: '縦逆向きに',
};

const colours: Readonly<Record<PuyoColour, string>> = { R: '赤', G: '緑', B: '青', Y: '黄', P: '紫' };

const forms: Readonly<Record<FormName, string>> = {
  stairs: '階段',
  sandwich: '挟み込み',
  gtr: '折り返し（GTR）',
  newGtr: '折り返し（新GTR）',
  key: 'かぎ形（鍵積み）',
  tail: '連鎖の最後の形（連鎖尾）',
};

const formWaits = ({ colour, column, waitsFor, falls }: FormWait): string => {
  const [own, other] = [colours[colour], colours[waitsFor]];
  return falls
    ? `。${column}列の${own}は下の${other}が消えると落ちます`
    : `。${column}列の${own}は${other}が消えて上の${own}が落ちるのを待ちます`;
};

const formNext = ({ colour, column }: { colour: PuyoColour; column: number }, isDone: boolean): string =>
  isDone ? `。${column}列の${colours[colour]}で連鎖が始まります` : `。次は${column}列に${colours[colour]}`;

export const adviceJa: AdviceMessages = {
  colours,
  place: (placement) => `${patterns[placement.direction]}：${leftColumn(placement)}列に置いて下さい`,
  placeWithin: (placement) => `${leftColumn(placement)}列に${patterns[placement.direction]}`,
  fact: {
    fires: ({ steps, score }) =>
      steps === 1 ? `すぐに消えて${score}点になります` : `${steps}連鎖（${score}点）が始まります`,
    leads: () => '先の長い連鎖につながります',
    ripe: () => '待っても伸びません',
    early: () => '待てばもっと長い連鎖になりそうです',
    prepares: ({ steps, puyos, colour, column }) =>
      `${column}列に${colours[colour]}をあと${puyos}個で${steps}連鎖になります`,
    waits: ({ colour, column, step, waitsFor }) =>
      `${column}列の${colours[colour]}は${colours[waitsFor]}が消えるのを待ちます（${step}連鎖目）`,
    form: ({ form, present, total, missing, waits }) => {
      const isDone = present === total;
      const next = missing ? formNext(missing, isDone) : '';
      const wait = waits ? formWaits(waits) : '';
      return `${forms[form]}${isDone ? 'が完成します' : 'を作ります'}（${present}/${total}）${next}${wait}`;
    },
    joins: ({ colour, size }) => `${colours[colour]}が${size}個つながります`,
    allClear: () => '全消しになります',
    offsets: ({ incoming, met, sent }) =>
      met < incoming
        ? `予告${incoming}個のうち${met}個を打ち消します`
        : `予告${incoming}個をすべて打ち消し${sent > 0 ? `、${sent}個を送り返します` : 'ます'}`,
    sends: ({ garbage }) => `おじゃまぷよを${garbage}個送ります`,
    buries: ({ garbage }) => `${garbage}個で相手を埋めます`,
    answered: ({ garbage }) => `落ちる前に相手は${garbage}個ほど返せます`,
    falls: ({ garbage, rows, later }) =>
      `この後おじゃまぷよが${garbage}個（${rows}段）降ります${later > 0 ? `。残り${later}個はその後です` : ''}`,
    waitsToFall: ({ garbage, pairs }) => `おじゃまぷよ${garbage}個はあと${pairs}手で降ります`,
    covers: ({ colour, column, steps, certain }) =>
      `${steps}連鎖を始める所（${column}列の${colours[colour]}）がおじゃまぷよで埋まり${certain ? 'ます' : 'そうです'}`,
    danger: ({ rows }) => `3列目が${rows}段です。早めに下げて下さい`,
    onlySafePlace: () => 'ここ以外に置くと負けます',
    loses: () => 'ゲームオーバーになります',
    keepsLow: ({ rows }) => `高さを${rows}段に抑えます`,
  },
  facts: (facts) => facts.map((fact) => `${fact}。`).join(''),
  silence: {
    dead: () => '3列目が埋まっているため、もう置けません。',
    tooFew: ({ needed, puyos }) => `ヒントは${needed}個のぷよが置かれてから出ます（今は${puyos}個）。`,
    noChain: () => '連鎖はありません',
  },
};
