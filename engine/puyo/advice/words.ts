import {
  type Direction,
  type Fact,
  type FormName,
  type FormWait,
  type Placement,
  type PuyoColour,
  type Words,
} from '../types.ts';

const patterns: Readonly<Record<Direction, Words>> = {
  right: { en: 'Side by side, as it is', ja: '横そのまま' },
  left: { en: 'Side by side, turned round', ja: '横逆向きに' },
  up: { en: 'Upright, as it is', ja: '縦そのまま' },
  down: { en: 'Upright, turned round', ja: '縦逆向きに' },
};

/** Of two columns the left one. */
const leftColumn = ({ column, direction }: Placement): number => (direction === 'left' ? column - 1 : column);

/** Pattern and column, as the thesis of 2018 says it. */
export function placementWords(placement: Placement): Words {
  const { en, ja } = patterns[placement.direction];
  const left = leftColumn(placement);
  return { en: `${en}: column ${left}`, ja: `${ja}：${left}列に置いて下さい` };
}

/** The same within a sentence. */
export function placeWords(placement: Placement): Words {
  const { en, ja } = patterns[placement.direction];
  const left = leftColumn(placement);
  return { en: `column ${left}, ${en.toLowerCase()}`, ja: `${left}列に${ja}` };
}

export const colourWords: Readonly<Record<PuyoColour, Words>> = {
  R: { en: 'red', ja: '赤' },
  G: { en: 'green', ja: '緑' },
  B: { en: 'blue', ja: '青' },
  Y: { en: 'yellow', ja: '黄' },
  P: { en: 'purple', ja: '紫' },
};

/** Said so that who doesn't know the form's name understands what it is. */
const formWords: Readonly<Record<FormName, Words>> = {
  stairs: { en: 'stairs', ja: '階段' },
  sandwich: { en: 'a sandwich', ja: '挟み込み' },
  gtr: { en: 'the turn at the end of a chain (GTR)', ja: '折り返し（GTR）' },
  newGtr: { en: 'the turn at the end of a chain (new GTR)', ja: '折り返し（新GTR）' },
  key: { en: 'hooks that hold each other (key stacking)', ja: 'かぎ形（鍵積み）' },
  tail: { en: 'a last step for the chain', ja: '連鎖の最後の形（連鎖尾）' },
};

const count = (value: number, one: string): string => `${value} ${one}${value === 1 ? '' : 's'}`;

/** What a form lacks or, complete, is fired by. */
function nextWords({ colour, column }: { colour: PuyoColour; column: number }, isDone: boolean): Words {
  const { en, ja } = colourWords[colour];
  return isDone
    ? { en: `; a ${en} on column ${column} fires it`, ja: `。${column}列の${ja}で連鎖が始まります` }
    : { en: `; next a ${en} on column ${column}`, ja: `。次は${column}列に${ja}` };
}

function formWaitWords({ colour, column, waitsFor, falls }: FormWait): Words {
  const [own, other] = [colourWords[colour], colourWords[waitsFor]];
  return falls
    ? {
        en: `; the ${own.en} in column ${column} falls when the ${other.en} below it pops`,
        ja: `。${column}列の${own.ja}は下の${other.ja}が消えると落ちます`,
      }
    : {
        en: `; the ${own.en} in column ${column} waits for the ${own.en} above to fall when the ${other.en} pops`,
        ja: `。${column}列の${own.ja}は${other.ja}が消えて上の${own.ja}が落ちるのを待ちます`,
      };
}

type Teller = { [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>) => Words };

const tell: Teller = {
  fires: ({ steps, score }) => ({
    en: `fires a ${steps}-chain for ${score} points`,
    ja: `${steps}連鎖（${score}点）が始まります`,
  }),
  // How long it gets is an estimate that changes with each look: a number would be at odds with the next one.
  leads: () => ({ en: 'leads to a longer chain', ja: '先の長い連鎖につながります' }),
  ripe: () => ({ en: 'waiting won’t make it longer', ja: '待っても伸びません' }),
  early: () => ({ en: 'waiting should make the chain longer', ja: '待てばもっと長い連鎖になりそうです' }),
  prepares: ({ steps, puyos, colour, column }) => ({
    en: `${count(puyos, `more ${colourWords[colour].en}`)} in column ${column} will fire a ${steps}-chain`,
    ja: `${column}列に${colourWords[colour].ja}をあと${puyos}個で${steps}連鎖になります`,
  }),
  waits: ({ colour, column, step, waitsFor }) => ({
    en: `the ${colourWords[colour].en} in column ${column} pops as number ${step} of the chain, when the ${colourWords[waitsFor].en} is gone`,
    ja: `${column}列の${colourWords[colour].ja}は${colourWords[waitsFor].ja}が消えるのを待ちます（${step}連鎖目）`,
  }),
  form: ({ form, present, total, missing, waits }) => {
    const isDone = present === total;
    const next = missing ? nextWords(missing, isDone) : { en: '', ja: '' };
    const wait = waits ? formWaitWords(waits) : { en: '', ja: '' };
    return {
      en: `${isDone ? 'completes' : 'builds'} ${formWords[form].en}, ${present} of ${total}${next.en}${wait.en}`,
      ja: `${formWords[form].ja}${isDone ? 'が完成します' : 'を作ります'}（${present}/${total}）${next.ja}${wait.ja}`,
    };
  },
  joins: ({ colour, size }) => ({
    en: `joins ${size} ${colourWords[colour].en}s`,
    ja: `${colourWords[colour].ja}が${size}個つながります`,
  }),
  allClear: () => ({ en: 'clears everything', ja: '全消しになります' }),
  offsets: ({ incoming, met, sent }) => ({
    en:
      met < incoming
        ? `cancels ${met} of the ${incoming} garbage puyos on their way`
        : `cancels all ${incoming} garbage puyos on their way${sent > 0 ? ` and sends ${sent} more` : ''}`,
    ja:
      met < incoming
        ? `予告${incoming}個のうち${met}個を打ち消します`
        : `予告${incoming}個をすべて打ち消し${sent > 0 ? `、${sent}個を送り返します` : 'ます'}`,
  }),
  sends: ({ garbage }) => ({
    en: `sends ${count(garbage, 'garbage puyo')}`,
    ja: `おじゃまぷよを${garbage}個送ります`,
  }),
  buries: ({ garbage }) => ({
    en: `buries the opponent under ${garbage}`,
    ja: `${garbage}個で相手を埋めます`,
  }),
  answered: ({ garbage }) => ({
    en: `the opponent can answer with ${garbage} before it falls`,
    ja: `落ちる前に相手は${garbage}個ほど返せます`,
  }),
  falls: ({ garbage, rows, later }) => ({
    en: `${count(garbage, 'garbage puyo')} ${garbage === 1 ? 'falls' : 'fall'} after this turn, ${count(rows, 'row')} high${later > 0 ? `, ${later} more later` : ''}`,
    ja: `この後おじゃまぷよが${garbage}個（${rows}段）降ります${later > 0 ? `。残り${later}個はその後です` : ''}`,
  }),
  waitsToFall: ({ garbage, pairs }) => ({
    en: `${count(garbage, 'garbage puyo')} ${garbage === 1 ? 'falls' : 'fall'} after ${count(pairs, 'more pair')}`,
    ja: `おじゃまぷよ${garbage}個はあと${pairs}手で降ります`,
  }),
  covers: ({ colour, column, steps, certain }) => ({
    en: `${certain ? 'the garbage buries' : 'the garbage may bury'} what starts the ${steps}-chain: ${colourWords[colour].en} on column ${column}`,
    ja: `${steps}連鎖を始める所（${column}列の${colourWords[colour].ja}）がおじゃまぷよで埋まり${certain ? 'ます' : 'そうです'}`,
  }),
  danger: ({ rows }) => ({
    en: `column 3 is ${rows} high: bring it down soon`,
    ja: `3列目が${rows}段です。早めに下げて下さい`,
  }),
  onlySafePlace: () => ({ en: 'the only place that keeps the game going', ja: 'ここ以外に置くと負けます' }),
  loses: () => ({ en: 'ends the game', ja: 'ゲームオーバーになります' }),
  keepsLow: ({ rows }) => ({
    en: `keeps the field at ${count(rows, 'row')}`,
    ja: `高さを${rows}段に抑えます`,
  }),
};

/** A fact in both languages. */
export function describe(fact: Fact): Words {
  return (tell[fact.kind] as (fact: Fact) => Words)(fact);
}
