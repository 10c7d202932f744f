import { main } from 'assemblyscript/asc';
import { readFileSync } from 'node:fs';
import { writeLow } from './low.ts';
import { writeTables } from './tables.ts';

const sources = new URL('../../engine/tetris/wasm/', import.meta.url);

/** Modules that are written here, from the same tables as the TypeScript. */
const written: Record<string, () => string> = { low: writeLow, tables: writeTables };

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'];

function readModule(file: string): string | null {
  const name = file.replace(/\.ts$/, '');
  if (written[name]) return written[name]();
  try {
    return readFileSync(new URL(`${name}.as`, sources), 'utf8');
  } catch {
    return null;
  }
}

/** Compiles the kernel. Throws an Error with the compiler's messages. */
export async function compileKernel(): Promise<Uint8Array> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(['kernel.ts', '-o', 'kernel.wasm', ...options], {
    readFile: readModule,
    writeFile: (_, contents) => void (binary = contents as Uint8Array),
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(`the kernel does not compile:\n${stderr.toString()}`);
  return binary;
}
