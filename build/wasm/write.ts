/** `node --import tsx build/wasm/write.ts`: compiles the kernel into engine/tetris/wasm/module.ts. */
import { writeFileSync } from 'node:fs';
import { compileKernel } from './compile.ts';

const target = new URL('../../engine/tetris/wasm/module.ts', import.meta.url);

const binary = await compileKernel();
writeFileSync(
  target,
  `/** The kernel, compiled by build/wasm/write.ts from the sources beside this file. */
export const module =
  '${Buffer.from(binary).toString('base64')}';
`,
);
console.error(`okiba: kernel of ${binary.length} bytes`);
