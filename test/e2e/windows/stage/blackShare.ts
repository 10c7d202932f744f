import type { Image } from '../../../../vision/types.ts';

/** Share (0..1) of pixels that are quite black: no game of these tests has many. */
export function blackShare({ data }: Image): number {
  let black = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! === 0) black++;
  return (4 * black) / data.length;
}
