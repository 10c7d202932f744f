/** How often a network correctly names the contents of places in drawn games. */
import type { Layer } from '../../../vision/puyo/cells/network.ts';
import { contents, type Content } from '../../../vision/puyo/cells/sprites.ts';
import { inputs } from '../../../vision/puyo/cells/window.ts';
import { run } from './plainNetwork.ts';
import type { Examples } from './puyoExamples.ts';

/** The share of places that is named correctly, for each of `contents`. */
export function sharesRight(
  layers: readonly Layer[],
  { inputs: rows, answers }: Examples,
): Record<Content, number> {
  const results = layers.map(({ outputs }) => new Float32Array(outputs));
  const [right, all] = [contents.map(() => 0), contents.map(() => 0)];
  answers.forEach((answer, at) => {
    const chances = run(layers, rows.subarray(at * inputs, (at + 1) * inputs), results);
    all[answer]! += 1;
    if (chances.indexOf(Math.max(...chances)) === answer) right[answer]! += 1;
  });
  const share = (i: number): number => Number((right[i]! / all[i]!).toFixed(4));
  return Object.fromEntries(contents.map((content, i) => [content, share(i)])) as Record<Content, number>;
}
