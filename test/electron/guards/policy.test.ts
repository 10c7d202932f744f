import { describe, expect, it } from 'vitest';
import { pageKinds } from '../../../electron/contract/pages.ts';
import { headersOf, policyOf } from '../../../electron/guards/policy.ts';

/** Each directive with its sources. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));

describe.each(pageKinds)('the policy of %s', (kind) => {
  const policy = directives(policyOf(kind));

  it('forbids what it doesn’t name, also what has no default', () => {
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy[name]).toEqual(["'none'"]);
  });

  it('names no other machine, and allows no scripts or styles from text', () => {
    expect(policy['connect-src']).toBeUndefined();
    for (const [name, sources] of Object.entries(policy))
      for (const source of sources) {
        expect(["'none'", "'self'", "'wasm-unsafe-eval'", 'data:', 'blob:']).toContain(source);
        if (/^(script|style|worker)/.test(name)) expect(source).not.toMatch(/data:|blob:/);
      }
  });

  it('is sent with the header that keeps a file from being taken for another type', () => {
    expect(headersOf(kind)).toMatchObject({
      'Content-Security-Policy': policyOf(kind),
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

it('lets only pages that compute by themselves compile WebAssembly', () => {
  const compiling = pageKinds.filter((kind) => policyOf(kind).includes('wasm-unsafe-eval'));
  expect(compiling).toEqual(['practice', 'tiling', 'trainer', 'review', 'capture']);
});
