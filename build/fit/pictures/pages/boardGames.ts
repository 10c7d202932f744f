/** Games on boards and with cards, none of them ours. */
import { framed } from './framed.ts';
import { middle, within, type Draw } from './Page.ts';

export const chess: Draw = (page) => {
  const { chance } = page;
  const place = framed(page, 8, 8);
  const [light, dark] = [`hsl(${chance.whole(20, 120)},30%,80%)`, page.colour()];
  const isFull = chance.is(0.4);
  page.each(place, 8, 8, (cell, u, v) => {
    page.box(cell, (u + v) % 2 ? dark : light);
    const isThere = isFull ? v < 2 || v > 5 : chance.is(0.25);
    const [x, y] = middle(cell);
    if (isThere)
      page.text(x, y + cell.h * 0.3, cell.h * 0.85, chance.of([...'♔♕♖♗♘♙♚♛♜♝♞♟']), '#111', 'middle');
  });
};

export const draughts: Draw = (page) => {
  const size = page.chance.of([8, 10]);
  const place = framed(page, size, size);
  const [a, b, one, two] = [page.colour(), page.shade(), page.colour(), page.colour()];
  page.each(place, size, size, (cell, u, v) => {
    page.box(cell, (u + v) % 2 ? a : b);
    if ((u + v) % 2 && page.chance.is(0.5))
      page.disc(...middle(cell), cell.w * 0.4, page.chance.is(0.5) ? one : two);
  });
};

export const fourInARow: Draw = (page) => {
  const { chance } = page;
  const place = framed(page, 7, 6);
  page.box(place, chance.is(0.7) ? '#1450c8' : page.colour());
  const heights = Array.from({ length: 7 }, () => chance.whole(0, 6));
  page.each(place, 7, 6, (cell, u, v) =>
    page.disc(
      ...middle(cell),
      cell.w * 0.4,
      6 - v <= heights[u]! ? chance.of(['#e02020', '#f0d010']) : page.ground,
    ),
  );
};

export const stones: Draw = (page) => {
  const { chance } = page;
  const size = chance.of([9, 13, 19]);
  const place = framed(page, size, size);
  page.box(place, '#dcb35c');
  page.each(place, size, size, (cell, u, v) => {
    const [x, y] = middle(cell);
    if (u < size - 1) page.line(x, y, x + cell.w, y, '#333');
    if (v < size - 1) page.line(x, y, x, y + cell.h, '#333');
  });
  const many = chance.between(0.05, 0.6);
  page.each(
    place,
    size,
    size,
    (cell) => chance.is(many) && page.disc(...middle(cell), cell.w * 0.47, chance.of(['#111', '#f4f4f4'])),
  );
};

export const cards: Draw = (page) => {
  const { chance } = page;
  page.box({ x: 0, y: 0, w: page.width, h: page.height }, `hsl(${chance.whole(90, 160)},60%,25%)`);
  const place = page.place(7, 4, 1.5);
  const [cw, ch] = [place.w / 7, place.h / 4];
  for (let pile = 0; pile < 7; pile += 1)
    for (let i = 0; i <= pile + chance.whole(0, 5); i += 1) {
      const card = { x: place.x + pile * cw, y: place.y + i * ch * 0.28, w: cw * 0.88, h: ch * 0.92 };
      const isOpen = i >= pile;
      page.box(card, isOpen ? '#fff' : '#2244aa', { round: 4, line: '#555' });
      const suit = chance.of([...'♥♦♣♠']);
      if (isOpen)
        page.text(
          card.x + 3,
          card.y + cw * 0.28,
          cw * 0.26,
          `${chance.whole(2, 10)}${suit}`,
          '♥♦'.includes(suit) ? '#c00' : '#111',
        );
    }
};

export const pairs: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = [chance.whole(3, 9), chance.whole(3, 12)];
  const place = framed(page, columns, rows, chance.of([1, 1, 1.3]));
  const back = page.colour();
  page.each(place, columns, rows, (cell) => {
    const isOpen = chance.is(0.3);
    page.box(within(cell, cell.w * 0.07), isOpen ? '#fff' : back, { round: cell.w * 0.08, line: '#0006' });
    const [x, y] = middle(cell);
    if (isOpen)
      page.text(x, y + cell.w * 0.25, cell.w * 0.7, chance.of([...'♥♦♣♠★☀☂☎♫✿']), page.colour(), 'middle');
  });
};

/** Guesses of letters, one a row. */
export const guesses: Draw = (page) => {
  const [columns, rows] = [page.chance.whole(4, 7), page.chance.whole(6, 12)];
  const place = framed(page, columns, rows);
  const tried = page.chance.whole(0, rows);
  page.each(place, columns, rows, (cell, u, v) => {
    const isTried = v < tried;
    page.box(
      within(cell, cell.w * 0.06),
      isTried ? page.chance.of(['#6aaa64', '#c9b458', '#787c7e']) : 'none',
      { line: '#999', thick: 2 },
    );
    const [x, y] = middle(cell);
    if (isTried)
      page.text(x, y + cell.h * 0.25, cell.h * 0.65, page.chance.of([...'AEIOURSTLN']), '#fff', 'middle');
  });
};

/** Ships, or a picture by numbers: marked or not. */
export const marked: Draw = (page) => {
  const { chance } = page;
  const [columns, rows] = chance.is(0.4) ? [10, 10] : [chance.whole(5, 20), chance.whole(5, 24)];
  const place = framed(page, columns, rows);
  const colour = page.colour();
  const share = chance.between(0.05, 0.6);
  page.each(place, columns, rows, (cell, u, v) => {
    page.box(cell, chance.is(share) ? colour : page.isDark ? '#111' : '#fff', { line: page.shade() });
    if (u === 0 && chance.is(0.9))
      page.text(cell.x - cell.w * 0.6, cell.y + cell.h * 0.8, cell.h * 0.6, String(v + 1));
    if (v === 0) page.text(cell.x + cell.w * 0.25, cell.y - 3, cell.h * 0.6, String(u + 1));
  });
};
