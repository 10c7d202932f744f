import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../build/wasm/compile.ts';
import { module } from '../../engine/tetris/wasm/module.ts';

describe('the compiled kernel', () => {
  it('is what its sources compile to (else: node --import tsx build/wasm/write.ts)', async () => {
    const compiled = Buffer.from(await compileKernel());
    expect(compiled.equals(Buffer.from(module, 'base64'))).toBe(true);
  }, 120_000);
});
