import { beforeEach, expect, it, vi } from 'vitest';
import { showTurn } from '../../../../../renderer/trainer/lesson/view/turning.ts';

let isCalm: boolean;
const animate = vi.fn<(frames: Keyframe[], options: { duration: number }) => void>();
const block = { getAttribute: () => 'translate(3 7)', animate } as unknown as Element;

beforeEach(() => {
  isCalm = false;
  animate.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});

it('lets a turned piece come round about its centre, in less than 200 ms', () => {
  showTurn([block], { x: 3, y: 2 }, 10, 'cw');
  const [frames, { duration }] = animate.mock.calls[0]!;
  expect(frames).toEqual([
    { transform: 'rotate(-90deg) translate(3px, 7px)', transformOrigin: '3.5px 7.5px' },
    { transform: 'rotate(0deg) translate(3px, 7px)', transformOrigin: '3.5px 7.5px' },
  ]);
  expect(duration).toBeLessThan(200);
});

it.each(['left', 'hardDrop', undefined])('shows no turn for %s', (input) => {
  showTurn([block], { x: 3, y: 2 }, 10, input);
  expect(animate).not.toHaveBeenCalled();
});

it('moves nothing with reduced motion', () => {
  isCalm = true;
  showTurn([block], { x: 3, y: 2 }, 10, 'ccw');
  expect(animate).not.toHaveBeenCalled();
});
