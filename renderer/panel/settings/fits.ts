/** Looking for words in what is said of something. */

/** All that is said in an object of words, however deep. */
export function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** Whether each word of the query occurs somewhere in the text; an empty query fits all. */
export function fits(query: string, said: unknown): boolean {
  const text = plain(textsIn(said).join('\n'));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** From the katakana of a sound to its hiragana, in Unicode's order. */
const toHiragana = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** However it is typed: upper case, full width, katakana and typographic apostrophes make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana))
    .trim();
}
