/** Sheets: days, numbers and tasks in rows. */
import { middle, within, type Draw } from './Page.ts';
import { bar } from './bar.ts';

export const calendar: Draw = (page) => {
  const { chance } = page;
  const top = bar(page);
  const weeks = chance.whole(4, 6);
  const place = page.place(7, weeks + 1, chance.between(0.5, 1.1), top);
  const isRuled = chance.is(0.7);
  let day = -chance.whole(0, 5);
  page.each(place, 7, weeks + 1, (cell, u, v) => {
    if (isRuled) page.box(cell, 'none', { line: page.shade() });
    if (v === 0)
      return page.text(...middle(cell), Math.min(16, cell.h * 0.3), 'SMTWTFS'[u]!, page.ink, 'middle');
    day += 1;
    if (chance.is(0.06))
      page.disc(cell.x + cell.h * 0.25, cell.y + cell.h * 0.25, cell.h * 0.22, page.accent);
    if (day > 0 && day < 32) page.text(cell.x + 5, cell.y + cell.h * 0.32, cell.h * 0.24, String(day));
    if (chance.is(0.25))
      page.box({ x: cell.x + 2, y: cell.y + cell.h * 0.5, w: cell.w - 4, h: cell.h * 0.2 }, page.colour(), {
        round: 3,
      });
  });
};

/** Months side by side. */
export const year: Draw = (page) => {
  const [columns, rows] = page.chance.of([
    [4, 3],
    [3, 4],
    [6, 2],
  ] as const);
  page.each({ x: 10, y: bar(page), w: page.width - 20, h: page.height - 70 }, columns, rows, (month) => {
    page.text(month.x + 8, month.y + 16, 13, page.words(1));
    let day = -page.chance.whole(0, 5);
    page.each({ x: month.x + 8, y: month.y + 24, w: month.w * 0.85, h: month.h * 0.75 }, 7, 6, (cell) => {
      day += 1;
      if (day > 0 && day < 32)
        page.text(cell.x, cell.y + cell.h * 0.7, Math.min(14, cell.h * 0.6), String(day));
    });
  });
};

export const spreadsheet: Draw = (page) => {
  const { chance } = page;
  const top = bar(page);
  const [cw, ch] = [chance.whole(40, 110), chance.whole(16, 30)];
  const [columns, rows] = [Math.floor(page.width / cw), Math.floor((page.height - top) / ch)];
  const full = chance.between(0.1, 0.8);
  const part = { u: chance.whole(2, Math.max(3, columns)), v: chance.whole(3, Math.max(4, rows)) };
  page.each({ x: 0, y: top, w: columns * cw, h: rows * ch }, columns, rows, (cell, u, v) => {
    const isHead = u === 0 || v === 0;
    page.box(cell, isHead ? page.shade() : chance.is(0.02) ? page.colour() : page.ground, {
      line: page.shade(),
    });
    const isFull = u < part.u && v < part.v && chance.is(full);
    if (isHead)
      page.text(
        cell.x + 4,
        cell.y + ch * 0.7,
        ch * 0.55,
        u === 0 ? String(v) : String.fromCharCode(64 + (u % 26)),
      );
    else if (isFull)
      page.text(
        cell.x + 4,
        cell.y + ch * 0.7,
        ch * 0.55,
        chance.is(0.6) ? chance.between(0, 900).toFixed(2) : page.words(1),
      );
  });
};

export const table: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(2, 9), chance.whole(5, 30)];
  const place = page.place(columns, rows, chance.between(0.15, 0.6), bar(page));
  const isStriped = chance.is(0.5);
  page.each(place, columns, rows, (cell, u, v) => {
    if (isStriped && v % 2) page.box(cell, page.shade());
    if (v === 0) page.box(cell, page.accent);
    page.line(cell.x, cell.y + cell.h, cell.x + cell.w, cell.y + cell.h, page.shade());
    page.text(cell.x + 4, cell.y + cell.h * 0.7, Math.min(18, cell.h * 0.55), page.words(1));
  });
};

export const bars: Draw = (page) => {
  const { chance } = page;
  const top = bar(page);
  page.each(
    { x: 0, y: top, w: page.width, h: page.height - top },
    chance.whole(1, 3),
    chance.whole(1, 2),
    (part) => {
      const chart = within(part, Math.min(part.w, part.h) * 0.1);
      page.box(chart, page.isDark ? '#1a1a1a' : '#fff', { line: page.shade() });
      const lines = chance.whole(3, 10);
      for (let i = 1; i < lines; i += 1)
        page.line(
          chart.x,
          chart.y + (chart.h * i) / lines,
          chart.x + chart.w,
          chart.y + (chart.h * i) / lines,
          page.shade(),
        );
      const many = chance.whole(4, 24);
      const colour = page.colour();
      page.each(chart, many, 1, (slot) => {
        const high = slot.h * chance.between(0.02, 0.95);
        page.box({ x: slot.x + slot.w * 0.1, y: slot.y + slot.h - high, w: slot.w * 0.8, h: high }, colour);
      });
    },
  );
};

/** How busy each day or hour was. */
export const heat: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(6, 53), chance.whole(6, 24)];
  const place = page.place(columns, rows, 1, bar(page));
  const hue = chance.whole(0, 359);
  const share = chance.between(0.2, 0.9);
  page.each(place, columns, rows, (cell) =>
    page.box(
      within(cell, cell.w * 0.08),
      chance.is(share) ? `hsl(${hue},60%,${chance.whole(25, 80)}%)` : page.shade(),
      { round: cell.w * 0.1 },
    ),
  );
};

/** Columns of cards. */
export const tasks: Draw = (page) => {
  const { chance } = page;
  const top = bar(page);
  page.each({ x: 0, y: top, w: page.width, h: page.height - top }, chance.whole(2, 7), 1, (column) => {
    page.box(within(column, 6), page.shade(), { round: 6 });
    let y = column.y + 34;
    for (let i = chance.whole(0, 9); i > 0; i -= 1) {
      const high = chance.whole(26, 90);
      page.box({ x: column.x + 12, y, w: column.w - 24, h: high }, page.ground, { round: 4 });
      page.text(column.x + 20, y + 18, 12, page.words(3));
      y += high + 8;
    }
  });
};
