import { type PuyoField } from '../types.ts';
import { module } from './module.ts';
import { type Palette, fieldWords } from './planes.ts';

/** What kernel.as exports; places are byte addresses in the memory. */
interface KernelExports {
  memory: WebAssembly.Memory;
  field: WebAssembly.Global<'i32'>;
  chains(): number;
  chainScore(): number;
  chainPopped(): number;
  repeat(times: number, scored: boolean): number;
}

/** The compiled resolver: as `resolve` in chain.ts, and many times as fast. */
export class Kernel {
  private readonly calls: KernelExports;

  /** Throws where WebAssembly with 128-bit words is missing or forbidden. */
  constructor() {
    const binary = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(binary));
    this.calls = exports as unknown as KernelExports;
  }

  private get words(): Uint16Array {
    return new Uint16Array(this.calls.memory.buffer, this.calls.field.value, fieldWords);
  }

  /** The chain of a field, and the field afterwards. */
  resolve(
    field: PuyoField,
    palette: Palette,
  ): { chains: number; score: number; popped: number; after: PuyoField } {
    palette.write(field, this.words);
    const chains = this.calls.chains();
    const after = palette.read(this.words, field);
    return { chains, score: this.calls.chainScore(), popped: this.calls.chainPopped(), after };
  }

  /** Resolves a field so many times, with or without its score; for measuring. */
  repeat(field: PuyoField, palette: Palette, times: number, scored: boolean): number {
    palette.write(field, this.words);
    return this.calls.repeat(times, scored);
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
