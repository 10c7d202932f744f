import { type Pair, type PuyoField, type RuleSet } from '../types.ts';
import { keptRows } from '../rules/rules.ts';
import { formWords, knownForms, writeForm } from './formMasks.ts';
import { module } from './module.ts';
import { type Palette, fieldWords } from './planes.ts';

/** What kernel.as exports; places are byte addresses in the memory. */
interface KernelExports {
  memory: WebAssembly.Memory;
  field: WebAssembly.Global<'i32'>;
  weights: WebAssembly.Global<'i32'>;
  roots: WebAssembly.Global<'i32'>;
  queue: WebAssembly.Global<'i32'>;
  fired: WebAssembly.Global<'i32'>;
  waited: WebAssembly.Global<'i32'>;
  firedWays: WebAssembly.Global<'i32'>;
  waitedWays: WebAssembly.Global<'i32'>;
  forms: WebAssembly.Global<'i32'>;
  nodes: WebAssembly.Global<'i32'>;
  prepare(): void;
  configure(kept: number, walls: boolean): void;
  chains(): number;
  chainScore(): number;
  chainPopped(): number;
  waiting(): number;
  shapeWorth(): number;
  formsWorth(): number;
  setForms(written: number): void;
  repeat(times: number, scored: boolean): number;
  begin(alive: number): void;
  run(pairs: number, width: number): void;
  keep(): void;
  restore(): void;
  endWays(): void;
}

/** Most first placements of a search, pairs that it places one after the other, and lines that it keeps. */
export const mostRoots = 22;
const mostPairs = 32;
export const mostWidth = 2048;

/** By first placement, in thousandths of a step: the best chain that was fired, and the best that waits. */
export interface Prospects {
  fired: Int32Array;
  waited: Int32Array;
  /** How these two came about: see `placementsOf`. */
  firedWays: Int32Array;
  waitedWays: Int32Array;
}

const lists = ['fired', 'waited', 'firedWays', 'waitedWays'] as const;

/** The compiled resolver and beam search; the resolver does as `resolve` in chain.ts, and many times as fast. */
export class Kernel {
  private readonly calls: KernelExports;
  private readonly seen: Prospects;
  private readonly queue: Uint8Array;

  /** Throws where WebAssembly with 128-bit words is missing or forbidden. */
  constructor() {
    const binary = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(binary));
    this.calls = exports as unknown as KernelExports;
    this.calls.prepare();
    const { memory, fired, waited, firedWays, waitedWays, queue } = this.calls;
    const list = ({ value }: { value: number }) => new Int32Array(memory.buffer, value, mostRoots);
    this.seen = {
      fired: list(fired),
      waited: list(waited),
      firedWays: list(firedWays),
      waitedWays: list(waitedWays),
    };
    this.queue = new Uint8Array(memory.buffer, queue.value, 2 * mostPairs);
    this.writeForms();
  }

  private writeForms(): void {
    const { memory, forms } = this.calls;
    const words = new Uint16Array(memory.buffer, forms.value, knownForms.length * formWords);
    for (const [index, form] of knownForms.entries()) writeForm(form, words, index * formWords);
    this.calls.setForms(knownForms.length);
  }

  private wordsAt(address: number, fields: number): Uint16Array {
    return new Uint16Array(this.calls.memory.buffer, address, fields * fieldWords);
  }

  /** The chain of a field, and the field afterwards. */
  resolve(
    field: PuyoField,
    palette: Palette,
  ): { chains: number; score: number; popped: number; after: PuyoField } {
    const words = this.wordsAt(this.calls.field.value, 1);
    palette.write(field, words);
    const chains = this.calls.chains();
    const after = palette.read(words, field);
    return { chains, score: this.calls.chainScore(), popped: this.calls.chainPopped(), after };
  }

  /** The chain that waits in a field, as `bestTrigger` finds it, by these weights; no steps where there is none. */
  waiting(
    field: PuyoField,
    palette: Palette,
    rules: RuleSet,
    weights: readonly number[],
  ): { steps: number; puyos: number } {
    this.configure(rules, weights);
    palette.write(field, this.wordsAt(this.calls.field.value, 1));
    const found = this.calls.waiting();
    return { steps: found >> 2, puyos: found & 3 };
  }

  /** What a settled field is worth by its groups and its heights, by these weights. */
  shapeWorth(field: PuyoField, palette: Palette, weights: readonly number[]): number {
    this.configure('tsu', weights);
    palette.write(field, this.wordsAt(this.calls.field.value, 1));
    return this.calls.shapeWorth();
  }

  /** What the forms of a field are worth by these weights. */
  formsWorth(field: PuyoField, palette: Palette, weights: readonly number[]): number {
    this.configure('tsu', weights);
    palette.write(field, this.wordsAt(this.calls.field.value, 1));
    return this.calls.formsWorth();
  }

  private configure(rules: RuleSet, weights: readonly number[]): void {
    this.calls.configure(keptRows(rules), rules === 'tsu');
    new Int32Array(this.calls.memory.buffer, this.calls.weights.value, weights.length).set(weights);
  }

  /** Resolves a field so many times, with or without its score; for measuring. */
  repeat(field: PuyoField, palette: Palette, times: number, scored: boolean): number {
    palette.write(field, this.wordsAt(this.calls.field.value, 1));
    return this.calls.repeat(times, scored);
  }

  /** Begins a search from these fields, one for each first placement; null: that one leads nowhere. */
  begin(
    roots: readonly (PuyoField | null)[],
    palette: Palette,
    rules: RuleSet,
    weights: readonly number[],
  ): void {
    this.configure(rules, weights);
    const words = this.wordsAt(this.calls.roots.value, mostRoots);
    let alive = 0;
    for (const [index, field] of roots.entries())
      if (field) {
        palette.write(field, words, index * fieldWords);
        alive |= 1 << index;
      }
    this.calls.begin(alive);
  }

  /** Places these pairs, one after the other, each time keeping the `width` best lines. */
  run(pairs: readonly Pair[], palette: Palette, width: number): void {
    for (const [index, { axis, child }] of pairs.entries()) {
      this.queue[2 * index] = palette.numberOf(axis);
      this.queue[2 * index + 1] = palette.numberOf(child);
    }
    this.calls.run(pairs.length, width);
  }

  /** Keeps the lines as they are, for `restore`. */
  keep(): void {
    this.calls.keep();
  }

  /**
   * Goes back to the lines that were kept. `prospects` are those of that moment. The pairs that are placed from here on
   * may never come: they are not noted as ways.
   */
  restore(prospects: Prospects): void {
    this.calls.restore();
    this.calls.endWays();
    for (const name of lists) this.seen[name].set(prospects[name]);
  }

  /** A copy of what the search has seen since it began or was restored. */
  prospects(): Prospects {
    const { fired, waited, firedWays, waitedWays } = this.seen;
    return {
      fired: fired.slice(),
      waited: waited.slice(),
      firedWays: firedWays.slice(),
      waitedWays: waitedWays.slice(),
    };
  }

  /** Fields that were valued since the search began. */
  get nodes(): number {
    return this.calls.nodes.value;
  }
}

let loaded: Kernel | null | undefined;

function load(): Kernel | null {
  try {
    return new Kernel();
  } catch {
    return null;
  }
}

/** The kernel where it works in this place; else null. */
export function findKernel(): Kernel | null {
  if (loaded === undefined) loaded = load();
  return loaded;
}
