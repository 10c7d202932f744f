/** Games on grids that screens are full of, none of them ours. */
import { framed } from './framed.ts';
import { middle, within, type Draw } from './Page.ts';

export const mines: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = chance.of([
    [9, 9],
    [16, 16],
    [30, 16],
    [8, 14],
    [10, 20],
    [6, 12],
    [12, 18],
  ] as const);
  const place = framed(page, columns, rows);
  const colours = ['blue', 'green', 'red', 'navy', 'brown'];
  const opened = chance.between(0.2, 0.9);
  page.each(place, columns, rows, (cell, u, v) => {
    const isOpen = chance.is(v / rows < opened ? 0.85 : 0.15);
    page.box(within(cell, 0.5), isOpen ? '#c6c6c6' : '#b0b6bd', { line: isOpen ? '#888' : '#f4f4f4' });
    const [x, y] = middle(cell);
    const count = chance.whole(1, 5);
    if (isOpen && chance.is(0.35))
      page.text(x, y + cell.h * 0.3, cell.h * 0.75, String(count), colours[count - 1], 'middle');
    if (!isOpen && chance.is(0.12)) page.box(within(cell, cell.w * 0.3), 'red');
  });
};

export const merging: Draw = (page) => {
  const size = page.chance.of([4, 4, 5, 6]);
  const place = framed(page, size, size);
  page.box(within(place, -place.w * 0.02), '#bbada0', { round: 6 });
  page.each(place, size, size, (cell) => {
    const power = page.chance.whole(0, 9);
    page.box(
      within(cell, cell.w * 0.06),
      power ? `hsl(${45 - power * 4},${40 + power * 5}%,${82 - power * 3}%)` : '#cdc1b4',
      { round: 5 },
    );
    const [x, y] = middle(cell);
    if (power)
      page.text(
        x,
        y + cell.h * 0.14,
        cell.h * 0.36,
        String(2 ** power),
        power > 2 ? '#fff' : '#776e65',
        'middle',
      );
  });
};

export const sudoku: Draw = (page) => {
  const place = framed(page, 9, 9);
  page.box(place, page.isDark ? '#222' : '#fff');
  page.each(place, 9, 9, (cell) => {
    page.box(cell, 'none', { line: page.ink, thick: 0.6 });
    const [x, y] = middle(cell);
    if (page.chance.is(0.5))
      page.text(x, y + cell.h * 0.25, cell.h * 0.65, String(page.chance.whole(1, 9)), page.ink, 'middle');
  });
  page.each(place, 3, 3, (cell) => page.box(cell, 'none', { line: page.ink, thick: 2.5 }));
};

export const crossword: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = chance.is(0.5) ? [15, 15] : [chance.whole(6, 21), chance.whole(6, 21)];
  const place = framed(page, columns, rows);
  const black = chance.between(0.12, 0.4);
  let number = 1;
  page.each(place, columns, rows, (cell) => {
    const isBlack = chance.is(black);
    page.box(cell, isBlack ? '#000' : '#fff', { line: '#222' });
    if (isBlack) return;
    if (chance.is(0.25))
      page.text(cell.x + 1, cell.y + cell.h * 0.35, cell.h * 0.33, String(number++), '#000');
    const [x, y] = middle(cell);
    if (chance.is(0.4))
      page.text(x, y + cell.h * 0.35, cell.h * 0.7, chance.of([...'ABCDEFGHILMNOPRSTU']), '#000', 'middle');
  });
};

/** Gems, sweets or bubbles, of which three in a row are wanted; often the field is full. */
export const matching: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(5, 11), chance.whole(5, 14)];
  const place = framed(page, columns, rows);
  const colours = Array.from({ length: chance.whole(4, 7) }, () => page.colour());
  const [shape, tiles] = [chance.whole(0, 3), chance.is(0.5)];
  const risen = chance.is(0.6) ? 0 : chance.between(0.2, 0.8);
  page.each(place, columns, rows, (cell, u, v) => {
    if (tiles) page.box(within(cell, 1), (u + v) % 2 ? page.ground : '#0003');
    if (v < rows * risen) return;
    const colour = chance.of(colours);
    if (shape === 0) page.disc(...middle(cell), cell.w * 0.43, colour);
    else if (shape === 1) page.box(within(cell, cell.w * 0.06), colour, { round: cell.w * 0.2 });
    else if (shape === 2) {
      page.disc(...middle(cell), cell.w * 0.42, colour);
      page.disc(cell.x + cell.w * 0.38, cell.y + cell.h * 0.36, cell.w * 0.12, '#fff9');
    } else
      page.text(
        cell.x + cell.w / 2,
        cell.y + cell.h * 0.8,
        cell.h * 0.85,
        chance.of([...'♥♦♣♠★●◆▲']),
        colour,
        'middle',
      );
  });
};

export const snake: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(8, 30), chance.whole(8, 24)];
  const place = framed(page, columns, rows);
  page.box(place, page.shade(), { line: page.ink, thick: 2 });
  let [u, v] = [columns >> 1, rows >> 1];
  const [cw, ch] = [place.w / columns, place.h / rows];
  const colour = page.colour();
  for (let i = chance.whole(3, 60); i > 0; i -= 1) {
    page.box(within({ x: place.x + u * cw, y: place.y + v * ch, w: cw, h: ch }, 0.5), colour);
    if (chance.is(0.5)) u = Math.max(0, Math.min(columns - 1, u + chance.of([-1, 1])));
    else v = Math.max(0, Math.min(rows - 1, v + chance.of([-1, 1])));
  }
  page.box(
    {
      x: place.x + chance.whole(0, columns - 1) * cw,
      y: place.y + chance.whole(0, rows - 1) * ch,
      w: cw,
      h: ch,
    },
    'red',
  );
};

/** A wall of bricks above, a bat below. */
export const bricks: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(6, 16), chance.whole(10, 24)];
  const place = framed(page, columns, rows, chance.of([0.4, 0.5, 1]));
  page.box(place, chance.is(0.7) ? '#000' : page.shade(), { line: page.ink, thick: 2 });
  const rowColours = Array.from({ length: rows }, () => page.colour());
  page.each(place, columns, rows, (cell, u, v) => {
    if (v > 1 && v < rows * 0.4 && chance.is(0.9)) page.box(within(cell, 1), rowColours[v]!);
  });
  page.box(
    {
      x: place.x + place.w * chance.between(0, 0.8),
      y: place.y + place.h * 0.95,
      w: place.w * 0.18,
      h: place.h * 0.02,
    },
    page.ink,
  );
  page.disc(
    place.x + place.w * chance.next(),
    place.y + place.h * chance.between(0.5, 0.9),
    place.w * 0.015,
    '#fff',
  );
};

/** A cave or a town of tiles, seen from above. */
export const tiles: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(8, 32), chance.whole(8, 22)];
  const place = framed(page, columns, rows);
  const [wall, floor, other] = [page.colour(), page.shade(), page.colour()];
  const share = chance.between(0.1, 0.5);
  page.each(place, columns, rows, (cell, u, v) => {
    const isWall = u === 0 || v === 0 || u === columns - 1 || v === rows - 1 || chance.is(share);
    page.box(cell, isWall ? wall : floor, { line: chance.is(0.9) ? '#0003' : '' });
    if (!isWall && chance.is(0.08)) page.disc(...middle(cell), cell.w * 0.35, other);
  });
};
