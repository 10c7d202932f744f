import { main } from 'assemblyscript/asc';
import { readFileSync } from 'node:fs';
import { writeLow } from './low.ts';
import { writeTables } from './tables.ts';

/** A WebAssembly module, compiled into `module.ts` beside its sources. */
export interface KernelSource {
  /** Holds kernel.as, the modules that it imports, and the compiled module.ts; ends with a slash. */
  readonly folder: URL;
  /** Modules that are written by a program, from the same tables as the TypeScript. */
  readonly written: Readonly<Record<string, () => string>>;
}

function kernelIn(folder: string, written: KernelSource['written'] = {}): KernelSource {
  return { folder: new URL(`../../${folder}/`, import.meta.url), written };
}

/** By name. */
export const kernels: Readonly<Record<string, KernelSource>> = {
  tetris: kernelIn('engine/tetris/wasm', { low: writeLow, tables: writeTables }),
  puyo: kernelIn('engine/puyo/wasm'),
  tiling: kernelIn('engine/tiling/wasm'),
  vision: kernelIn('vision/wasm'),
};

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'];

function readModule({ folder, written }: KernelSource, file: string): string | null {
  const name = file.replace(/\.ts$/, '');
  if (written[name]) return written[name]();
  try {
    return readFileSync(new URL(`${name}.as`, folder), 'utf8');
  } catch {
    return null;
  }
}

/** Compiles a kernel. Throws an Error with the compiler's messages. */
export async function compileKernel(kernel: KernelSource): Promise<Uint8Array> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(['kernel.ts', '-o', 'kernel.wasm', ...options], {
    readFile: (file) => readModule(kernel, file),
    writeFile: (_, contents) => void (binary = contents as Uint8Array),
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(`the kernel does not compile:\n${stderr.toString()}`);
  return binary;
}
