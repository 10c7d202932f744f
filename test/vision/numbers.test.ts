import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../imports.ts';

/** What stands in the first column, up to where it ends. */
const statement = /^(?:export )?const (\w+)\b[^]*?;$/gm;
const decimal = /(?<![\w.])\d+\.\d|\de-\d/;

/** Named numbers above which no docstring stands, and no other named number that one stands above. */
function unexplained(source: string): string[] {
  const found: string[] = [];
  let explainedTo = -1;
  for (const match of source.matchAll(statement)) {
    const before = source.slice(0, match.index).trimEnd();
    const follows = !source.slice(before.length, match.index).includes('\n\n');
    const isExplained = follows && (before.endsWith('*/') || before.length === explainedTo);
    if (isExplained) explainedTo = match.index + match[0].length;
    else if (isNumeric(match[0])) found.push(match[1]!);
  }
  return found;
}

/** A constant with decimals, not a function; what is not numbers by hand says so by its name. */
const isNumeric = (text: string): boolean => decimal.test(text) && !text.includes('=>');

describe('the numbers of recognition', () => {
  const sources = filesBelow('vision').filter(
    (file) => file.endsWith('.ts') && !/[wW]eights\.ts$/.test(file),
  );

  it.each(sources)('in %s have a comment that explains them', (file) => {
    expect(unexplained(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('are reported if no comment explains them', () => {
    expect(unexplained('/** In cells. */\nconst near = 0.2;\nconst far = 0.4;\n')).toEqual([]);
    expect(unexplained('const near = 0.2;\n')).toEqual(['near']);
    expect(
      unexplained('/** In cells. */\nconst near = 0.2;\n\nexport const far = {\n  x: 0.4,\n};\n'),
    ).toEqual(['far']);
  });
});
