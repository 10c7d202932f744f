import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../renderer/overlay/draw.ts';
import { opaqueRects } from '../../../renderer/shared/opaque.ts';
import type { OverlayScene, Shape } from '../../../renderer/shared/scene.ts';

const square = { x: 10, y: 10, width: 20, height: 20 };
const shapes: Shape[] = [
  { type: 'cells', role: 'hint', colour: '#AD4D9C', cells: [square, { ...square, x: 30 }] },
  { type: 'cells', role: 'second', colour: '#AD4D9C', cells: [{ ...square, y: 60 }] },
  { type: 'cells', role: 'notHere', colour: '#AD4D9C', cells: [{ ...square, y: 90 }] },
  { type: 'keys', x: 10, y: 200, keys: ['left', 'left', 'hardDrop'] },
  { type: 'status', x: 10, y: 240, text: 'NEXTが読み取れません' },
];

function scene(translucent: boolean): OverlayScene {
  return { seq: 1, piece: 1, width: 300, height: 300, shapes, translucent };
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
  it('outlines touching cells as one shape', () => {
    draw(svg, scene(true), { fadeIn: false });
    const paths = [...svg.querySelectorAll('[data-role=hint] path')];
    expect(paths.every((path) => path.getAttribute('d')!.match(/M/g)!.length === 1)).toBe(true);
    expect(paths.filter((path) => path.getAttribute('fill-opacity') === '0.18')).toHaveLength(1);
  });

  it('dashes the second place, hatches and crosses what to avoid, writes keys and status', () => {
    draw(svg, scene(true), { fadeIn: false });
    expect(svg.querySelector('[data-role=second] path')!.getAttribute('stroke-dasharray')).toBe('4 3');
    expect(svg.querySelectorAll('[data-role=notHere] path')).toHaveLength(3);
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '×2',
      'NEXTが読み取れません',
    ]);
  });

  it('paints nothing outside the rectangles that an opaque window is cut to', () => {
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

  it('vanishes at once', () => {
    draw(svg, scene(true), { fadeIn: false });
    draw(svg, null, { fadeIn: false });
    expect(svg.childElementCount).toBe(0);
  });

  it('fades only when told to, and only the places', () => {
    draw(svg, scene(true), { fadeIn: false });
    expect(animate).not.toHaveBeenCalled();
    draw(svg, scene(true), { fadeIn: true });
    expect(animate).toHaveBeenCalledTimes(3);
    expect(animate.mock.calls[0]![1]).toMatchObject({ duration: 80 });
  });
});
