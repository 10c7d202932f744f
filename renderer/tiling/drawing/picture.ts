import { download } from '../../shared/download.ts';
import { drawTiling, heightOf, type Sheet } from './drawTiling.ts';

const cell = 32;
const margin = 16;

/** Saves a tiling as a PNG, by way of the browser's download. */
export function savePicture(sheet: Sheet, tiling: Uint16Array, number: number): void {
  const laid = Array.from(tiling, (placement) => sheet.placed.cellsOf(placement)).flat();
  const rows = heightOf(laid, sheet.fixed);
  const canvas = document.createElement('canvas');
  canvas.width = sheet.columns * cell + 2 * margin;
  canvas.height = rows * cell + 2 * margin;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#14161A';
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawTiling(context, { ...sheet, rows }, tiling, margin, margin, cell);
  canvas.toBlob((blob) => blob && download(blob, `tiling-${number}.png`), 'image/png');
}
