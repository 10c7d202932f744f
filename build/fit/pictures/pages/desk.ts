/** Texts, lists and pictures, as a desk or a telephone shows them. */
import { within, type Box, type Draw, type Page } from './Page.ts';
import { bar } from './bar.ts';

const codeLine = (page: Page): string =>
  page.words(page.chance.whole(1, 7)).replaceAll(' ', page.chance.of(['.', ' = ', ', ', ' ']));

export const editor: Draw = (page) => {
  const { chance } = page;
  const top = chance.is(0.7) ? bar(page) : 0;
  const aside = chance.is(0.6) ? page.width * chance.between(0.12, 0.25) : 0;
  if (aside) page.box({ x: 0, y: top, w: aside, h: page.height }, page.shade());
  const size = chance.whole(10, 20);
  const colours = Array.from({ length: 4 }, () => page.colour());
  for (let y = top + size * 1.5, i = 1; y < page.height; y += size * 1.5, i += 1) {
    if (aside && chance.is(0.8))
      page.text(10 + 10 * chance.whole(0, 2), y, size * 0.9, page.words(chance.whole(1, 2)));
    page.text(aside + 6, y, size, String(i), '#888');
    if (chance.is(0.85))
      page.text(
        aside + 40 + size * 1.2 * chance.whole(0, 4),
        y,
        size,
        codeLine(page),
        chance.is(0.4) ? page.ink : chance.of(colours),
      );
  }
};

export const icons: Draw = (page) => {
  const { chance } = page;
  if (chance.is(0.5)) page.box({ x: 0, y: 0, w: page.width, h: page.height }, page.colour());
  const [columns, rows] = [chance.whole(3, 12), chance.whole(3, 14)];
  const place = page.place(columns, rows, chance.between(1, 1.4));
  const [round, share, isNamed] = [chance.between(0, 0.5), chance.between(0.5, 1), chance.is(0.6)];
  page.each(place, columns, rows, (cell) => {
    if (!chance.is(share)) return;
    const size = cell.w * 0.62;
    const icon: Box = { x: cell.x + (cell.w - size) / 2, y: cell.y + cell.h * 0.08, w: size, h: size };
    page.box(icon, page.colour(), { round: size * round });
    if (chance.is(0.6))
      page.text(
        icon.x + size / 2,
        icon.y + size * 0.75,
        size * 0.7,
        chance.of([...'★☀☎♫✿♠✉✈☂A6$']),
        '#fff',
        'middle',
      );
    if (isNamed)
      page.text(
        cell.x + cell.w / 2,
        cell.y + cell.h * 0.92,
        Math.min(13, cell.h * 0.16),
        page.words(1),
        page.ink,
        'middle',
      );
  });
};

export const menu: Draw = (page) => {
  const { chance } = page;
  const rows = chance.whole(3, 22);
  const place = page.place(chance.whole(3, 9), rows, 1);
  if (chance.is(0.7))
    page.box(within(place, -8), page.shade(), { round: chance.whole(0, 12), line: page.ink });
  const [isButtons, chosen] = [chance.is(0.5), chance.whole(0, rows - 1)];
  page.each(place, 1, rows, (row, _, v) => {
    if (isButtons)
      page.box(within(row, row.h * 0.1), v === chosen ? page.accent : page.ground, {
        round: row.h * chance.of([0, 0.2]),
        line: page.ink,
      });
    else if (v === chosen) page.box(row, page.accent);
    if (chance.is(0.4)) page.box(within({ ...row, w: row.h }, row.h * 0.2), page.colour());
    page.text(row.x + row.h * 1.2, row.y + row.h * 0.66, row.h * 0.45, page.words(chance.whole(1, 3)));
  });
};

export const gallery: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(2, 8), chance.whole(2, 9)];
  page.each({ x: 8, y: bar(page) + 8, w: page.width - 16, h: page.height - 60 }, columns, rows, (cell) => {
    const photo = within(cell, chance.whole(2, 5));
    page.box(photo, page.colour());
    for (let i = chance.whole(0, 4); i > 0; i -= 1)
      page.disc(
        photo.x + photo.w * chance.next(),
        photo.y + photo.h * chance.next(),
        Math.min(photo.w, photo.h) * chance.between(0.05, 0.4),
        page.colour(),
      );
  });
};

export const keys: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = chance.of([
    [15, 5],
    [10, 4],
    [4, 6],
    [18, 9],
  ] as const);
  const place = page.place(columns, rows, 1);
  page.box(within(place, -6), page.shade(), { round: 8 });
  page.each(place, columns, rows, (cell) => {
    if (chance.is(0.1)) return;
    page.box(within(cell, cell.w * 0.06), chance.is(0.6) ? page.ground : page.colour(), {
      round: 3,
      line: page.ink,
    });
    page.text(
      cell.x + cell.w * 0.3,
      cell.y + cell.h * 0.6,
      cell.h * 0.4,
      chance.of([...'QWERTYUIOP1234567890']),
    );
  });
};

export const article: Draw = (page) => {
  const { chance } = page;
  const top = bar(page);
  const size = chance.whole(11, 20);
  const wide = page.width * chance.between(0.3, 0.9);
  const x = (page.width - wide) * chance.next();
  for (let y = top + size * 2; y < page.height; y += size * 1.5) {
    if (chance.is(0.1)) page.text(x, y, size * 1.6, page.words(3));
    else if (chance.is(0.06))
      page.box({ x, y, w: wide * 0.7, h: (y += size * 8) - y + size * 7 }, page.colour());
    else if (chance.is(0.9))
      page.text(x, y, size, page.words(Math.round((wide * chance.between(0.5, 1)) / size / 3.4)));
  }
};

export const terminal: Draw = (page) => {
  const { chance } = page;
  page.box(
    { x: 0, y: 0, w: page.width, h: page.height },
    chance.of(['#000', '#1e1e2e', '#300a24', '#fdf6e3']),
  );
  const size = chance.whole(10, 20);
  const glyphs = chance.of(['│─┌┐└┘ ab', '#.@ -+|', '0123456789abcdef ', '█▓▒░ ', '- drwxr-x']);
  for (let y = size; y < page.height; y += size * 1.2) {
    const isWords = chance.is(0.4);
    const line = isWords
      ? page.words(chance.whole(1, 12))
      : Array.from({ length: chance.whole(5, 70) }, () => chance.of([...glyphs])).join('');
    page.text(4, y, size, line, chance.of(['#4e9a06', '#c4a000', '#3465a4', '#ccc', '#ccc', '#ccc']));
  }
};
