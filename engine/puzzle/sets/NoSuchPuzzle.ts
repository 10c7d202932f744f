/** There is none of this kind, or none was found in all tries. */
export class NoSuchPuzzle extends RangeError {
  override name = 'NoSuchPuzzle';
}
