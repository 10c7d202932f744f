import { describe, expect, it } from 'vitest';
import { makeKeys, privateKeyFor, signed } from '../../../build/package/updates/signing.ts';
import type { RefusedUpdate } from '../../../electron/updates/signature.ts';
import { provenText } from '../../../electron/updates/signature.ts';

const pair = makeKeys();
const own = privateKeyFor(pair.publicKey, pair.privateKey);
const text = 'version: 1.1.0\nfiles: []\n';

function refusalOf(name: string, whole: string, key = pair.publicKey): string {
  try {
    return provenText(name, whole, key);
  } catch (error) {
    return (error as RefusedUpdate).refusal;
  }
}

describe('the manifest of a new version', () => {
  it('is taken as it was signed, without the signature', () => {
    expect(provenText('latest.yml', signed('latest.yml', text, own), pair.publicKey)).toBe(text);
  });

  it('is refused without a signature', () => {
    expect(refusalOf('latest.yml', text)).toBe('unsigned');
    expect(refusalOf('latest.yml', '')).toBe('unsigned');
  });

  it.each([
    ['another version', (whole: string) => whole.replace('1.1.0', '9.1.0')],
    ['no more than half of its signature', (whole: string) => whole.slice(0, -40)],
    ['nothing in place of its signature', (whole: string) => whole.replace(/signature: .*/, 'signature: ')],
  ])('is refused with %s', (_, change) => {
    expect(refusalOf('latest.yml', change(signed('latest.yml', text, own)))).toBe('forged');
  });

  it('does not include anything after its signature', () => {
    const whole = `${signed('latest.yml', text, own)}version: 9.1.0\n`;
    expect(['forged', text]).toContain(refusalOf('latest.yml', whole));
  });

  it('is refused under another name: early versions are not for everybody', () => {
    expect(refusalOf('latest.yml', signed('beta.yml', text, own))).toBe('forged');
    expect(refusalOf('latest.yml', signed('latest-mac.yml', text, own))).toBe('forged');
  });

  it('is refused with the signature of another', () => {
    const other = makeKeys();
    const whole = signed('latest.yml', text, privateKeyFor(other.publicKey, other.privateKey));
    expect(refusalOf('latest.yml', whole)).toBe('forged');
  });

  it.each(['', 'no key'])('is refused where the app knows the key "%s"', (key) => {
    expect(refusalOf('latest.yml', signed('latest.yml', text, own), key)).toBe('forged');
  });
});
