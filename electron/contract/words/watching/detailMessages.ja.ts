import type { DetailMessages } from './detailMessages.en.ts';

const ms = (time: number | null) => (time === null ? '–' : `${Math.round(time)}ミリ秒`);

export const detailsJa: DetailMessages = {
  heading: 'くわしく見る・まちがいを直す',
  sure: '読み取りの確かさ',
  sureness: { sure: '確か', likely: 'ほぼ確か', rather: 'たぶん合っている', unlikely: '自信なし' },
  percent: (word, percent) => `${word}（${percent}％）`,
  age: '最後に見えたのは',
  old: (milliseconds) => `${ms(milliseconds)}前`,
  times: 'かかった時間',
  steps: (taking, reading, thinking) => `映像${ms(taking)}、読み取り${ms(reading)}、ヒント${ms(thinking)}`,
  doubts: '気になること',
  noDoubts: 'なし',
  correct:
    '違うマスがあれば、上の盤面でクリックしてください。そのマスが変わるまで直したとおりに扱い、記録も残します。',
  corrected: (cells) => `${cells}マスを、直したとおりに表示しています。`,
  wrong: 'これは違う',
  wrongLine: (keys) => `次の手までヒントを隠し、記録を残します。${keys ? `キー：${keys}` : ''}`,
  dismissed: 'このヒントは違うと教えてもらったので、次の手まで隠しています。',
};
