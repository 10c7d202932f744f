import { mostColours } from '../rules/pairs.ts';
import { randomFrom, shuffled } from '../random.ts';
import { type Pair, type PuyoColour, type PuyoState, puyoKinds } from '../types.ts';

/** Colours of a common Tsu game; the thesis plays with all five. */
const commonColours = 4;

/** Each colour comes so often before any comes again: pools are even. */
const perBag = 2;

/** All colours that the game is taken to have: those seen, filled up to a common number. */
export function coloursOf({ field, pairs, opponent, rules }: PuyoState): PuyoColour[] {
  const sides = [{ field, pairs }, ...(opponent ? [opponent] : [])];
  const cells = sides.flatMap((side) => side.field.cells.flatMap((row) => [...row]));
  const shown = sides.flatMap((side) => side.pairs.flatMap(({ axis, child }) => [axis, child]));
  const seen = new Set<string>([...cells, ...shown]);
  const all = puyoKinds.filter((kind): kind is PuyoColour => kind !== 'O');
  const known = all.filter((colour) => seen.has(colour));
  const wanted = rules === 'thesis' ? mostColours : commonColours;
  const others = all.filter((colour) => !seen.has(colour));
  return [...known, ...others.slice(0, Math.max(0, wanted - known.length))];
}

/** Pairs that may come, so many times: drawn from bags with each colour equally often. */
export function sampleFutures(
  colours: readonly PuyoColour[],
  count: number,
  length: number,
  seed: number,
): Pair[][] {
  const random = randomFrom(seed);
  const bag = colours.flatMap((colour) => Array.from({ length: perBag }, () => colour));
  return Array.from({ length: count }, () => {
    const puyos: PuyoColour[] = [];
    while (puyos.length < 2 * length) puyos.push(...shuffled(bag, random));
    return Array.from({ length }, (_, turn) => ({ axis: puyos[2 * turn]!, child: puyos[2 * turn + 1]! }));
  });
}

/** A number that stands for a position, so that the same position gets the same answer. */
export function seedOf({ field, pairs }: PuyoState): number {
  const text = field.cells.join('') + pairs.map(({ axis, child }) => axis + child).join('');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
