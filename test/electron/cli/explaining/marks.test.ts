import { expect, it } from 'vitest';
import { svgOfMarks, type Mark } from '../../../../electron/cli/explaining/marks.ts';

const part = { x: 10, y: 20, width: 100, height: 50 };
const mark: Mark = { rect: { x: 30, y: 50, width: 20, height: 10 }, colour: '#FF0000', label: 'a<b & c' };

it("draws a box where it is in the shown part, at that part's scale", () => {
  const svg = svgOfMarks([mark], part, 3);
  expect(svg).toContain('width="300" height="150"');
  expect(svg).toContain('<rect x="60" y="90" width="60" height="30" stroke="#FF0000"');
});

it('draws lines between the cells of a grid', () => {
  const svg = svgOfMarks([{ ...mark, grid: { columns: 2, rows: 3 } }], part, 1);
  expect(svg).toContain('d="M30 30v10M20 33.33h20M20 36.67h20"');
});

it('keeps labels from being read as markup', () => {
  expect(svgOfMarks([mark], part, 1)).toContain('>a&lt;b &amp; c</text>');
});
