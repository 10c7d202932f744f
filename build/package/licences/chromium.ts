/** The licences of Chromium's parts: its own page of 20 MB repeats the same texts hundreds of times. */

/** A part of Chromium and under what it comes. */
export interface Part {
  name: string;
  homepage: string;
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#\d+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** The parts that the page LICENSES.chromium.html lists; throws where it is none. */
export function readParts(page: string): Part[] {
  const products = page.split(/<div class="product">/).slice(1);
  if (products.length === 0) throw new Error('LICENSES.chromium.html lists no products');
  return products.map((html) => ({
    name: plain(first(html, /<span class="title">([\s\S]*?)<\/span>/)),
    homepage: first(html, /<span class="homepage"><a href="([^"]*)"/),
    text: plain(first(html, /<pre>([\s\S]*?)<\/pre>/)),
  }));
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Each licence's text once, after the names of all that come under it, and each long paragraph of these texts once. */
export function tellParts(parts: readonly Part[]): string {
  const byText = new Map<string, Part[]>();
  for (const part of parts) {
    const key = squeezed(part.text);
    byText.set(key, [...(byText.get(key) ?? []), part]);
  }
  const all = [...byText.values()].map(tellAlike).join(`\n\n${'-'.repeat(80)}\n\n`);
  return `A paragraph that occurs several times has a number; after that the number replaces it.\n\n${withoutRepeats(all)}`;
}

function tellAlike(parts: readonly Part[]): string {
  const names = new Set(parts.map(({ name, homepage }) => (homepage ? `${name} (${homepage})` : name)));
  return `${[...names].join('\n')}\n\n${parts[0]!.text}`;
}

/** Shorter paragraphs are repeated, as the reference would be hardly shorter. */
const leastRepeated = 100;

/** `[12]` before a paragraph that occurs again, and `[see 12]` in its place from then on: some texts are collections of hundreds. */
function withoutRepeats(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((words) => ({ words, key: squeezed(words) }));
  const counts = new Map<string, number>();
  for (const { key } of paragraphs) counts.set(key, (counts.get(key) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const told = paragraphs.map(({ words, key }) => {
    if (key.length < leastRepeated || counts.get(key) === 1) return words;
    const known = numbers.get(key);
    if (known) return `[see ${known}]`;
    numbers.set(key, numbers.size + 1);
    return `[${numbers.size}]\n${words}`;
  });
  return told.join('\n\n');
}
