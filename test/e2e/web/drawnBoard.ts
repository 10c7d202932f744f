import sharp from 'sharp';

const cell = 24;
const margin = 40;
const colours: Readonly<Record<string, string>> = {
  I: '#31c7ef',
  O: '#f7d308',
  T: '#ad4d9c',
  S: '#42b642',
  Z: '#ef2029',
  J: '#5a65ad',
  L: '#ef7921',
};

/** A game's picture as PNG: its board with these rows (letters of pieces, top row first) in a frame. */
export function drawnBoard(rows: readonly string[]): Promise<Buffer> {
  const [wide, high] = [rows[0]!.length * cell, rows.length * cell];
  const blocks = rows.flatMap((row, y) => [...row].map((kind, x) => (kind === '.' ? '' : block(kind, x, y))));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide + 6 * margin}" height="${high + 2 * margin}">
    <rect width="100%" height="100%" fill="#20242c"/>
    <rect x="${margin - 4}" y="${margin - 4}" width="${wide + 8}" height="${high + 8}" fill="#9098a8"/>
    <g transform="translate(${margin} ${margin})"><rect width="${wide}" height="${high}" fill="#000"/>${blocks.join('')}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function block(kind: string, x: number, y: number): string {
  const at = `x="${x * cell}" y="${y * cell}"`;
  return `<rect ${at} width="${cell}" height="${cell}" fill="#0008"/>
    <rect ${at} width="${cell - 2}" height="${cell - 2}" fill="${colours[kind]}"/>`;
}
