/** `node --import tsx build/wasm/write.ts [NAME...]`: compiles the kernels, each into the module.ts beside its sources. */
import { writeFileSync } from 'node:fs';
import { compileKernel, kernels } from './compile.ts';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kernels);
for (const name of names) {
  const kernel = kernels[name];
  if (!kernel) throw new Error(`there is no kernel "${name}"; there are ${Object.keys(kernels).join(', ')}`);
  const binary = await compileKernel(kernel);
  writeFileSync(
    new URL('module.ts', kernel.folder),
    `/** The kernel, compiled by build/wasm/write.ts from the sources beside this file. */
export const module =
  '${Buffer.from(binary).toString('base64')}';
`,
  );
  console.error(`okiba: kernel ${name} of ${binary.length} bytes`);
}
