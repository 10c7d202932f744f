import { findDrawnPieces, type Drawn } from '../../previews/drawnPieces.ts';
import { clip } from '../../pixels/image.ts';
import type { Image, Layout } from '../../types.ts';

/** Everything that looks like a piece left and right of the board, and above it. */
export function drawnAround(image: Image, { board, columns, rows }: Layout): Drawn[] {
  const cell = { width: board.width / columns, height: board.height / rows };
  const gap = cell.width / 4;
  const right = board.x + board.width + gap;
  const { height } = image;
  return [
    { x: 0, y: 0, width: board.x - gap, height },
    { x: right, y: 0, width: image.width - right, height },
    { x: board.x, y: 0, width: board.width, height: board.y - gap },
  ].flatMap((region) => findDrawnPieces(image, clip(region, image), cell));
}
