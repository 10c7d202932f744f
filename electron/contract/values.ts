/** What messages are made of: each is refused where it is out of its bounds. */
import * as v from 'valibot';
import { fractions } from '../../vision/space.ts';

export const finite = v.pipe(v.number(), v.finite());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const line = v.pipe(v.string(), v.maxLength(400));
export const fractionPoint = v.pipe(v.strictObject({ x: fraction, y: fraction }), v.transform(fractions));
/** In frame pixels. */
export const rect = v.strictObject({ x: finite, y: finite, width: finite, height: finite });
export const fractionRect = v.pipe(rect, v.transform(fractions));
export const size = v.strictObject({ width: count, height: count });
/** Rows of a board, one string each. */
export const rowsOfCells = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(64));
