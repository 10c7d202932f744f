import { describe, expect, it } from 'vitest';
import { mirrorIn } from '../../../build/windows/mirror.ts';

describe('the mirror in a file of package sources', () => {
  it('is the address of a line for main packages', () => {
    expect(
      mirrorIn('# deb http://old.example/debian sid main\ndeb http://a.example/debian stable main\n'),
    ).toBe('http://a.example/debian');
  });

  it('is found behind options in brackets', () => {
    const line = 'deb [arch=amd64 signed-by=/usr/share/k.gpg] https://a.example/debian/ stable main contrib';
    expect(mirrorIn(line)).toBe('https://a.example/debian/');
  });

  it('is the address of a paragraph for main packages', () => {
    const text =
      'Types: deb deb-src\nURIs: http://a.example/debian\nSuites: stable\nComponents: contrib main\n';
    expect(mirrorIn(text)).toBe('http://a.example/debian');
  });

  it('is not that of security updates, of another project or of a source that is switched off', () => {
    expect(mirrorIn('deb http://a.example/debian-security stable-security main')).toBeNull();
    expect(mirrorIn('deb https://a.example/node_20.x nodistro main')).toBeNull();
    expect(
      mirrorIn('Enabled: no\nTypes: deb\nURIs: http://a.example/debian\nSuites: stable\nComponents: main'),
    ).toBeNull();
    expect(mirrorIn('deb-src http://a.example/debian stable main')).toBeNull();
    expect(mirrorIn('')).toBeNull();
  });

  it('comes from the first paragraph that has one', () => {
    const paragraph = (address: string) =>
      `Types: deb\nURIs: ${address}\nSuites: stable\nComponents: main\nSigned-By: /usr/share/k.gpg`;
    const text = [paragraph('http://a.example/debian-security'), paragraph('http://b.example/debian')];
    expect(mirrorIn(text.join('\n\n'))).toBe('http://b.example/debian');
  });
});
