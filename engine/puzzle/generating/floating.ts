import type { Board } from '../../tetris/types.ts';

/** Whether some block hangs together with nothing that stands on the floor. */
export function hasFloating({ masks }: Board): boolean {
  const held = new Uint16Array(masks.length);
  for (let changed = true; changed;) {
    changed = false;
    for (let y = 0; y < masks.length; y++) {
      const near = held[y]! | (held[y]! << 1) | (held[y]! >> 1);
      const beside = near | (y === 0 ? 0xffff : held[y - 1]!) | (held[y + 1] ?? 0);
      const now = masks[y]! & (held[y]! | beside);
      changed ||= now !== held[y];
      held[y] = now;
    }
  }
  return masks.some((mask, y) => mask !== held[y]);
}
