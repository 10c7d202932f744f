/** What messages are made of: each is refused where it is out of its bounds. */
import * as v from 'valibot';
import { fractions } from '../../../vision/space.ts';

export const finite = v.pipe(v.number(), v.finite());
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const countTo = (most: number) => v.pipe(count, v.maxValue(most));
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const line = v.pipe(v.string(), v.maxLength(400));
export const fractionPoint = v.pipe(v.strictObject({ x: fraction, y: fraction }), v.transform(fractions));
/** In frame pixels. */
const rect = v.strictObject({ x: finite, y: finite, width: finite, height: finite });
export const fractionRect = v.pipe(rect, v.transform(fractions));
/** No screen has a longer side, in pixels. */
const longestSide = 16_384;
/** Of a picture, in pixels. */
export const size = v.strictObject({ width: countTo(longestSide), height: countTo(longestSide) });
const most = 64;
/** Rows of a board, one string each. */
export const rowsOfCells = v.pipe(v.array(v.pipe(v.string(), v.maxLength(most))), v.maxLength(most));
/** The same of these letters alone. */
export const rowsOf = (letters: string) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(most), v.regex(new RegExp(`^[${letters}]*$`)))),
    v.maxLength(most),
  );
