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

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

/** Each licence's text once, after the names of all that come under it. */
export function tellParts(parts: readonly Part[]): string {
  const byText = new Map<string, Part[]>();
  for (const part of parts) {
    const key = squeezed(part.text);
    byText.set(key, [...(byText.get(key) ?? []), part]);
  }
  return [...byText.values()].map(tellAlike).join(`\n\n${'-'.repeat(80)}\n\n`);
}

function tellAlike(parts: readonly Part[]): string {
  const names = new Set(parts.map(({ name, homepage }) => (homepage ? `${name} (${homepage})` : name)));
  return `${[...names].join('\n')}\n\n${parts[0]!.text}`;
}
