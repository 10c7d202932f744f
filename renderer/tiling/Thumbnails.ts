import { drawTiling, type Sheet } from './drawTiling.ts';
import type { TilingList } from './TilingList.ts';

/** Several screens full. */
const mostKept = 600;

/** Small pictures of tilings, kept while they are in view or near it: scrolling draws each only once. */
export class Thumbnails {
  readonly #kept = new Map<number, HTMLCanvasElement>();
  #look = '';
  #list: TilingList | null = null;
  #sheet: Sheet | null = null;
  #size = 1;

  /** What the next pictures are of; `size` of a cell and `scale` of the screen in pixels. Another look forgets all. */
  begin(sheet: Sheet | null, list: TilingList, size: number, scale: number): void {
    const look = `${size * scale} ${sheet?.letters} ${sheet?.columns} ${sheet?.rows}`;
    if (look !== this.#look || list !== this.#list || sheet?.placed !== this.#sheet?.placed)
      this.#kept.clear();
    this.#look = look;
    this.#list = list;
    this.#sheet = sheet;
    this.#size = Math.round(size * scale);
  }

  of(index: number): HTMLCanvasElement {
    const kept = this.#kept.get(index);
    if (kept) return kept;
    if (this.#kept.size >= mostKept) this.#forgetOldest();
    const made = this.#draw(index);
    this.#kept.set(index, made);
    return made;
  }

  #draw(index: number): HTMLCanvasElement {
    const { columns, rows } = this.#sheet!;
    const canvas = document.createElement('canvas');
    canvas.width = columns * this.#size;
    canvas.height = rows * this.#size;
    const context = canvas.getContext('2d');
    if (context) drawTiling(context, this.#sheet!, this.#list!.at(index), 0, 0, this.#size);
    return canvas;
  }

  #forgetOldest(): void {
    for (const index of this.#kept.keys()) {
      this.#kept.delete(index);
      if (this.#kept.size < mostKept / 2) return;
    }
  }
}
