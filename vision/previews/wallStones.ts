import { isSame, type Lattice } from '../pixels/foregroundBlobs.ts';

/** Where the next square of a row would be, in squares from the last one's middle: no thin frame fills all of it. */
const beyond = [0.7, 1, 1.3];
/**
 * Whether a bar of four squares goes on with a fifth like them at either end: it is a part of a wall of stones. A wall
 * that goes on upwards or downwards there is one that the bar only stands at. `middles`: the points of the lattice in
 * the middle of its squares, in order.
 */
export function isInWall(lattice: Lattice, middles: readonly number[]): boolean {
  const spots = middles.map((point) => ({ x: point % lattice.width, y: Math.floor(point / lattice.width) }));
  const [first, last] = [spots[0]!, spots.at(-1)!];
  const step = { x: (last.x - first.x) / (spots.length - 1), y: (last.y - first.y) / (spots.length - 1) };
  /** `along` and `across` in squares from `end`. */
  const isAlike = (end: { x: number; y: number }, along: number, across: number): boolean => {
    const x = Math.round(end.x + along * step.x + across * step.y);
    const y = Math.round(end.y + along * step.y + across * step.x);
    const isInside = x >= 0 && y >= 0 && x < lattice.width && y < lattice.height;
    return isInside && isSame(lattice, y * lattice.width + x, middles[0]!);
  };
  const goesOn = (end: { x: number; y: number }, way: 1 | -1): boolean =>
    beyond.every((squares) => isAlike(end, way * squares, 0)) &&
    [1, -1].every((across) => !isAlike(end, way, across));
  return goesOn(last, 1) || goesOn(first, -1);
}
