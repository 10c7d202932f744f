import type { Reports } from '../../contract/reports.ts';
import type { BoardSighting } from '../Advice.ts';
import { freeSide, type CapSide } from './freeSide.ts';

/** A board that is measured anew by less has not moved, in frame pixels. */
const sameWithin = 8;

/** On which side of the watched board key caps are: once chosen they stay, because a hint that jumps about is no help. */
export class CapRoom {
  #side: CapSide = 'below';
  #chosenFor = '';

  get side(): CapSide {
    return this.#side;
  }

  /**
   * A small picture of the game has come. `perPixel`: device-independent pixels per frame pixel; `isDrawn`: a hint may be
   * in the picture itself. Answers whether the side is another one now.
   */
  chooseSide(
    picture: Reports['capture:thumbnail'],
    { layout, full }: BoardSighting,
    perPixel: number,
    isDrawn: boolean,
  ): boolean {
    const { x, y, width, height } = layout.board;
    const place = [x, y, width, height].map((length) => Math.round(length / sameWithin));
    const chosenFor = JSON.stringify([place, full, perPixel]);
    if (!picture.board || (isDrawn && chosenFor === this.#chosenFor)) return false;
    const before = this.#side;
    const board = {
      x: picture.board.x * picture.width,
      y: picture.board.y * picture.height,
      width: picture.board.width * picture.width,
      height: picture.board.height * picture.height,
    };
    this.#chosenFor = chosenFor;
    this.#side = freeSide({ ...picture, board }, board.width / (layout.board.width * perPixel));
    return this.#side !== before;
  }
}
