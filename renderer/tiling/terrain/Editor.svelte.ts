/** The terrain that is painted, with the way back, and which pieces may cover it. */
import { pieces, type Cell, type Piece } from '../../../engine/tetris/types.ts';
import { anyBounds, bagBounds, type Bounds } from '../../../engine/tiling/bounds.ts';
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import { History } from '../../shared/History.svelte.ts';
import type { Asking } from '../words/tilingMessages.en.ts';
import { presets } from './presets.ts';
import type { ClearWish, Rule, Shared } from './share.ts';
import { cellsWith, emptyTerrain, letterAt, painted, type Paint, type Terrain } from './terrain.ts';

const mostSteps = 200;

export class Editor {
  readonly #history = new History<Terrain>(presets.tilings[0]!.terrain, mostSteps);
  rule: Rule = $state('bags');
  carried: Piece[] = $state.raw([]);
  missing: Piece[] = $state.raw([]);
  clears = $state(false);
  kicks: KickRules = $state('srs');
  /** In a field to clear everything that is painted is a block that is there already. */
  asking: Asking = $state('tilings');
  wish: ClearWish = $state.raw({ queue: '*p7', lines: 4, hold: true, drops: false });
  /** What a stroke over empty cells paints. */
  brush: '#' | 'X' = $state('#');

  /** The stroke that is being painted; its first cell decides between painting and wiping. */
  #stroke: Paint | null = null;

  get terrain(): Terrain {
    return this.#history.now;
  }

  readonly cells = $derived(cellsWith(this.terrain, '#'));
  readonly fixed = $derived(cellsWith(this.terrain, 'X'));
  /** Empty cells in the rows that are to be cleared. */
  readonly openCells = $derived(
    this.wish.lines * this.terrain[0]!.length -
      [...this.cells, ...this.fixed].filter(([, y]) => y < this.wish.lines).length,
  );
  readonly canUndo = $derived(this.#history.canUndo);
  readonly canRedo = $derived(this.#history.canRedo);

  readonly bounds: Bounds = $derived.by(() => {
    const count = Math.floor(this.cells.length / 4);
    if (this.rule === 'any') return anyBounds(count);
    return bagBounds(count, { carried: countsOf(this.carried), missing: countsOf(this.missing) });
  });

  /** Takes another terrain, as one step that can be undone. */
  set(terrain: Terrain): void {
    if (terrain === this.terrain || terrain.join() === this.terrain.join()) return;
    this.#history.step(terrain);
  }

  beginStroke(cell: Cell): void {
    const letter = letterAt(this.terrain, cell);
    const isPainted = this.asking === 'clears' ? letter !== '.' : letter === this.brush;
    this.#stroke = isPainted ? '.' : this.brush;
    this.set(painted(this.terrain, cell, this.#stroke));
  }

  /** On to the next cell of the stroke, which stays one step. */
  stroke(cell: Cell): void {
    if (this.#stroke) this.#history.amend(painted(this.terrain, cell, this.#stroke));
  }

  endStroke(): void {
    this.#stroke = null;
  }

  undo(): void {
    this.#history.undo();
  }

  redo(): void {
    this.#history.redo();
  }

  /** An example that nobody has changed gives way to one of what is asked now. */
  ask(asking: Asking): void {
    if (this.terrain.join() === presets[this.asking][0]!.terrain.join())
      this.set(presets[asking][0]!.terrain);
    this.asking = asking;
  }

  clear(): void {
    this.set(emptyTerrain(this.terrain[0]!.length, this.terrain.length));
  }

  get shared(): Shared {
    const { terrain, rule, carried, missing, clears, kicks, asking, wish } = this;
    return { terrain, rule, carried, missing, clears, kicks, wish: asking === 'clears' ? wish : null };
  }

  load({ terrain, rule, carried, missing, clears, kicks, wish }: Shared): void {
    this.set(terrain);
    this.rule = rule;
    this.carried = carried;
    this.missing = missing;
    this.clears = clears;
    this.kicks = kicks;
    this.asking = wish ? 'clears' : 'tilings';
    if (wish) this.wish = wish;
  }
}

function countsOf(list: readonly Piece[]): Partial<Record<Piece, number>> {
  return Object.fromEntries(pieces.map((piece) => [piece, list.filter((one) => one === piece).length]));
}
