import type { Input } from '../../../engine/tetris/types.ts';
import { iconOf } from '../../../electron/contract/hint/caps.ts';

/** A button that replaces a key. */
export interface TouchKey<Press extends string> {
  press: Press;
  name: string;
  /** A path in a box of 16 x 16; null: the name is written there. */
  icon: string | null;
}

/** As thumbs lie: moves left, turns right, and below them what comes less often. */
const places: readonly (readonly Input[])[] = [
  ['left', 'right', 'ccw', 'cw'],
  ['softDrop', 'hardDrop', 'hold'],
];

/** Buttons for those of the inputs that do something, row by row; `names` of all inputs. */
export function touchKeys<Press extends Input>(
  inputs: readonly Press[],
  names: Readonly<Record<Input, string>>,
): TouchKey<Press>[][] {
  return places.map((row) =>
    row.flatMap((place) =>
      inputs
        .filter((input) => input === place)
        .map((press) => ({ press, name: names[press], icon: iconOf(press) })),
    ),
  );
}
