import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { linesOf, mostText, Patience, textOf } from '../../../../electron/cli/console/bounded.ts';
import { Failure } from '../../../../electron/cli/console/Failure.ts';

/** Goes on for ever. */
function endless(chunk: string): { stream: Readable; given: () => number } {
  let given = 0;
  const stream = new Readable({
    read() {
      given += chunk.length;
      this.push(Buffer.from(chunk));
    },
  });
  return { stream, given: () => given };
}

const bytes = (...parts: (string | Buffer)[]) => Readable.from(parts.map((part) => Buffer.from(part)));

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

describe('text', () => {
  it('are joined from chunks, letters that are cut in two included', async () => {
    const letters = Buffer.from('階段');
    expect(await textOf(bytes(letters.subarray(0, 2), letters.subarray(2)), 'x')).toBe('階段');
    expect(await textOf(bytes('x'.repeat(mostText)), 'x')).toHaveLength(mostText);
  });

  it('without an end are refused by name, and reading stops', async () => {
    const { stream, given } = endless('\0'.repeat(65_536));
    await expect(textOf(stream, 'the file')).rejects.toThrow(
      new Failure('the file: is longer than 2 MB; no board or position is'),
    );
    expect(stream.destroyed).toBe(true);
    expect(given()).toBeLessThan(2 * mostText);
  });
});

describe('lines', () => {
  it('are split correctly at any chunk borders', async () => {
    expect(await all(linesOf(bytes('a\nb', 'c\r\n', '\nd')))).toEqual(['a', 'bc\r', '', 'd']);
    expect(await all(linesOf(bytes()))).toEqual([]);
  });

  it('are requested one by one', async () => {
    const heard: string[] = [];
    for await (const line of linesOf(bytes('a\nb\n'), () => heard.push('?'))) heard.push(line);
    expect(heard).toEqual(['?', 'a', '?', 'b', '?']);
  });

  it('without an end are refused', async () => {
    const { stream, given } = endless('x'.repeat(65_536));
    await expect(all(linesOf(stream))).rejects.toThrow(
      new Failure('stdin: a line is longer than 1000000 characters'),
    );
    expect(given()).toBeLessThan(2_000_000);
  });
});

it('gives up on input that is never usable', () => {
  const patience = new Patience();
  for (let line = 0; line < 5000; line++) patience.hear(line % 90 === 0);
  const hear = () => {
    for (let line = 0; line < 100; line++) patience.hear(false);
  };
  expect(hear).toThrow(new Failure("stdin: 100 lines in a row that can't be used"));
});
