import { describe, expect, it } from 'vitest';
import { compileKernel, kernels } from '../../build/wasm/compile.ts';

describe('the compiled kernels', () => {
  it.each(Object.entries(kernels))(
    '%s is what its sources compile to (else: node --import tsx build/wasm/write.ts)',
    async (_, kernel) => {
      const compiled = Buffer.from(await compileKernel(kernel));
      const { module } = (await import(new URL('module.ts', kernel.folder).href)) as { module: string };
      expect(compiled.equals(Buffer.from(module, 'base64'))).toBe(true);
    },
    120_000,
  );
});
