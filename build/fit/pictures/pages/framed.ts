import { within, type Box, type Page } from './Page.ts';

/** A frame about a grid, as many games have one. */
export function framed(page: Page, columns: number, rows: number, tall = 1): Box {
  const { chance } = page;
  const place = page.place(columns, rows, tall, chance.is(0.5) ? 40 : 0);
  if (chance.is(0.6))
    page.box(within(place, -chance.whole(2, 12)), chance.is(0.5) ? page.shade() : page.colour());
  return place;
}
