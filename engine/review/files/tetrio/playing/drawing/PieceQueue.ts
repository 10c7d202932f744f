import type { Piece } from '../../../../../tetris/types.ts';
import { MinimalStandard } from './MinimalStandard.ts';

/** What a bag holds before it is shuffled. */
const unshuffled: readonly Piece[] = ['Z', 'L', 'O', 'S', 'I', 'J', 'T'];

const awkwardStarts: readonly Piece[] = ['S', 'Z', 'O'];

/** The pieces of a game of TETR.IO: bags of seven, each shuffled from its end on. */
export class PieceQueue {
  readonly #random: MinimalStandard;
  #coming: Piece[] = [];

  /** `easyStart`: the first bag is turned until it begins with I, T, J or L. */
  constructor(seed: number, easyStart: boolean) {
    this.#random = new MinimalStandard(seed);
    this.#draw();
    if (easyStart) while (awkwardStarts.includes(this.#coming[0]!)) this.#coming.push(this.#coming.shift()!);
  }

  takePiece(): Piece {
    const [first] = this.peek(1);
    this.#coming.shift();
    return first!;
  }

  /** The next ones, which stay where they are. */
  peek(count: number): Piece[] {
    while (this.#coming.length < count) this.#draw();
    return this.#coming.slice(0, count);
  }

  #draw(): void {
    const bag = [...unshuffled];
    for (let last = bag.length - 1; last > 0; last--) {
      const other = Math.floor(this.#random.nextFraction() * (last + 1));
      [bag[last], bag[other]] = [bag[other]!, bag[last]!];
    }
    this.#coming.push(...bag);
  }
}
