import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../renderer/overlay/draw.ts';
import { opaqueRects } from '../../../electron/contract/hint/opaque.ts';
import type { OverlayScene, Shape } from '../../../electron/contract/hint/scene.ts';
import type { HintStrength } from '../../../electron/contract/hint/strength.ts';
import { scenePixels } from '../../../vision/space.ts';

const square = scenePixels({ x: 10, y: 10, width: 20, height: 20 });
const shapes: Shape[] = [
  { type: 'cells', role: 'hint', colour: '#AD4D9C', cells: [square, { ...square, x: 30 }] },
  { type: 'cells', role: 'second', colour: '#AD4D9C', cells: [{ ...square, y: 60 }] },
  { type: 'cells', role: 'notHere', colour: '#AD4D9C', cells: [{ ...square, y: 90 }] },
  { type: 'disc', role: 'hint', colour: '#E8483F', cell: { ...square, y: 120 }, mark: 'ring' },
  { type: 'disc', role: 'hint', colour: '#3FB950', cell: { ...square, x: 30, y: 120 }, mark: 'dot' },
  { type: 'disc', role: 'second', colour: '#3FB950', cell: { ...square, x: 60, y: 120 }, mark: 'dot' },
  { type: 'cells', role: 'group', colour: '#E8483F', cells: [{ ...square, y: 140 }] },
  { type: 'keys', ...scenePixels({ x: 10, y: 200 }), keys: ['left', 'left', 'hardDrop'] },
  { type: 'frame', ...scenePixels({ x: 2, y: 2, width: 280, height: 260 }) },
  { type: 'numbers', columns: [scenePixels({ x: 20, y: 262 }), scenePixels({ x: 40, y: 262 })] },
  { type: 'status', ...scenePixels({ x: 10, y: 240 }), text: 'NEXTが読み取れません' },
];

function scene(translucent: boolean): OverlayScene {
  return { seq: 1, piece: 1, ...scenePixels({ width: 300, height: 300 }), shapes, translucent };
}

let svg: SVGSVGElement;
const animate = vi.fn();

beforeEach(() => {
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  animate.mockClear();
  SVGElement.prototype.animate = animate;
});

function numbers(node: Element, ...names: string[]): number[] {
  return names.map((name) => Number(node.getAttribute(name)));
}

describe('draw', () => {
  it('numbers columns faintly, or on plates where the window is cut', () => {
    const told = () => [...svg.querySelectorAll('text')].filter((text) => /^\d$/.test(text.textContent));
    draw(svg, scene(true), { fadeIn: false });
    expect(told().map((text) => text.textContent)).toEqual(['1', '2']);
    expect(told().every((text) => Number(text.getAttribute('fill-opacity')) < 1)).toBe(true);
    draw(svg, scene(false), { fadeIn: false });
    expect(told().every((text) => text.previousElementSibling?.tagName === 'rect')).toBe(true);
  });

  it('outlines touching cells as one shape', () => {
    draw(svg, scene(true), { fadeIn: false });
    const paths = [...svg.querySelector('[data-role=hint]')!.querySelectorAll('path')];
    expect(paths.every((path) => path.getAttribute('d')!.match(/M/g)!.length === 1)).toBe(true);
    expect(paths.filter((path) => path.getAttribute('fill-opacity') === '0.18')).toHaveLength(1);
  });

  it('is as faint or strong as set, where fills can be drawn', () => {
    const look = (strength: HintStrength, translucent = true) => {
      draw(svg, { ...scene(translucent), strength }, { fadeIn: false });
      const painted = svg.querySelector('[data-role=hint]')!;
      const [fill] = [...painted.querySelectorAll('[fill-opacity]')];
      const lines = [...painted.querySelectorAll('path[stroke="#AD4D9C"]')];
      return [fill?.getAttribute('fill-opacity'), lines.at(-1)?.getAttribute('stroke-width')];
    };
    expect(look('faint')).toEqual(['0.08', '2']);
    expect(look('normal')).toEqual(['0.18', '2']);
    expect(look('strong')).toEqual(['0.36', '4']);
    expect(look('strong', false)).toEqual([undefined, undefined]);
  });

  it('writes the letter of its piece into the hint, if letters are on and no picture contains it', () => {
    const lettered: Shape = { type: 'cells', role: 'hint', colour: '#AD4D9C', cells: [square], letter: 'T' };
    draw(svg, { ...scene(true), shapes: [lettered] }, { fadeIn: false });
    expect(svg.querySelector('[data-role=hint] text')!.textContent).toBe('T');
    draw(svg, { ...scene(false), shapes: [lettered] }, { fadeIn: false });
    expect(svg.querySelector('text')).toBeNull();
  });

  it('dashes the second place, hatches and crosses what to avoid, writes keys and status', () => {
    draw(svg, scene(true), { fadeIn: false });
    expect(svg.querySelector('[data-role=second] path')!.getAttribute('stroke-dasharray')).toBe('4 3');
    expect(svg.querySelectorAll('[data-role=notHere] path')).toHaveLength(3);
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '×2',
      '1',
      '2',
      'NEXTが読み取れません',
    ]);
  });

  it('paints nothing outside the rectangles of an opaque window', () => {
    draw(svg, scene(false), { fadeIn: false });
    expect(svg.querySelectorAll('[data-role] path')).toHaveLength(0);
    const cut = opaqueRects(scene(false));
    for (const rect of svg.querySelectorAll('rect')) {
      const [x, y, width, height] = numbers(rect, 'x', 'y', 'width', 'height') as [
        number,
        number,
        number,
        number,
      ];
      const inside = cut.some(
        (part) =>
          part.x <= x &&
          part.y <= y &&
          part.x + part.width >= x + width &&
          part.y + part.height >= y + height,
      );
      expect(inside).toBe(true);
    }
  });

  it('draws a pair as discs in both colours, the axis with a ring and the child with a dot', () => {
    draw(svg, scene(true), { fadeIn: false });
    const inner = [...svg.querySelectorAll('[data-role=hint]')]
      .slice(1)
      .map((disc) => disc.lastElementChild!);
    expect(inner.map((mark) => mark.getAttribute('fill'))).toEqual(['none', '#3FB950']);
    expect(inner[0]!.getAttribute('stroke')).toBe('#E8483F');
    expect(numbers(inner[0]!, 'cx', 'cy', 'rx')).toEqual([20, 130, 4]);
    const [second] = svg.querySelectorAll('[data-role=second] ellipse');
    expect(second!.getAttribute('stroke-dasharray')).toBe('4 3');
    expect(second!.getAttribute('fill')).toBe('none');
  });

  it('draws the mark of a colour on its disc, where fills are drawn', () => {
    const signed = shapes
      .filter(({ type }) => type === 'disc')
      .map((shape) => ({ ...shape, sign: 'M0 0L1 1' }));
    const paths = (translucent: boolean) => {
      draw(svg, { ...scene(translucent), shapes: signed as Shape[] }, { fadeIn: false });
      return svg.querySelectorAll('path[d="M0 0L1 1"]').length;
    };
    expect([paths(true), paths(false)]).toEqual([3, 0]);
  });

  it('keeps a hole in the opaque form of a disc, so that the block under it stays visible', () => {
    const cut = opaqueRects({
      ...scene(false),
      shapes: shapes.filter(({ type }) => type === 'disc').slice(0, 1),
    });
    const covers = (x: number, y: number) =>
      cut.some((r) => r.x <= x && x < r.x + r.width && r.y <= y && y < r.y + r.height);
    expect([covers(11, 130), covers(20, 121)]).toEqual([true, true]);
    expect([covers(20, 130), covers(14, 130), covers(10.5, 120.5)]).toEqual([false, false, false]);
  });

  it('dashes the opaque form of a second disc', () => {
    const [first, , second] = shapes.filter(({ type }) => type === 'disc');
    const area = (shape: Shape) =>
      opaqueRects({ ...scene(false), shapes: [shape] }).reduce((sum, r) => sum + r.width * r.height, 0);
    expect(area(second!)).toBeLessThan(0.5 * area(first!));
  });

  it('vanishes without an animation', () => {
    draw(svg, scene(true), { fadeIn: false });
    draw(svg, null, { fadeIn: false });
    expect(svg.childElementCount).toBe(0);
  });

  it('fades only on request, and only the places', () => {
    draw(svg, scene(true), { fadeIn: false });
    expect(animate).not.toHaveBeenCalled();
    draw(svg, scene(true), { fadeIn: true });
    expect(animate).toHaveBeenCalledTimes(7);
    expect(animate.mock.calls[0]![1]).toMatchObject({ duration: 80 });
  });
});
