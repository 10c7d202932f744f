import { describe, expect, it } from 'vitest';
import { withoutMissing } from '../../../build/windows/withoutMissing.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('an executable for Wine', () => {
  it('imports another function in each place, and keeps its length', () => {
    const original = 'MZ\xff\0IsWindowArranged\0\x01\0IsWindow\0--IsWindowArranged\0end';
    expect(withoutMissing(bytes(original)).toString('latin1')).toBe(
      'MZ\xff\0IsHungAppWindow\0\0\x01\0IsWindow\0--IsHungAppWindow\0\0end',
    );
  });

  it('leaves the original as it is', () => {
    const original = bytes('IsWindowArranged\0');
    withoutMissing(original);
    expect(original.toString('latin1')).toBe('IsWindowArranged\0');
  });

  it('is refused if there is nothing to rename', () => {
    expect(() => withoutMissing(bytes('IsWindow\0IsWindowArrangedToo\0'))).toThrow('does not import');
  });
});
