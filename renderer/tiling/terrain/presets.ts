/** Terrains to begin with: own examples. */
import { trimmed, type Terrain } from './terrain.ts';

export interface Preset {
  id: 'stack' | 'stairs' | 'block' | 'oneBag' | 'overhang' | 'threeBags';
  terrain: Terrain;
}

const leastRows = 10;

/** The first one is there when the page opens. */
const pictures: Record<Preset['id'], Terrain> = {
  stack: [
    '......#...',
    '#....##...',
    '###..###.#',
    '####.#####',
    '####.#####',
    '####.#####',
    '####.#####',
    '##.#######',
  ],
  stairs: ['##........', '###.......', '#####.....', '#######...', '########..', '#########.', '##########'],
  block: ['##########', '##########', '##########', '##########'],
  oneBag: ['..#.......', '.####.....', '#####.....', '#######.##', '#######.##'],
  overhang: ['#######...', '########..', '###..####.', '##....####', '###..#####'],
  threeBags: [
    '..#.##....',
    '.##.##.##.',
    '###.##.##.',
    '###.##.###',
    '###.##.###',
    '###.#..###',
    '######.###',
    '######.###',
    '####.#####',
    '######.###',
    '#######.##',
  ],
};

export const presets: readonly Preset[] = Object.entries(pictures).map(([id, rows]) => ({
  id: id as Preset['id'],
  terrain: trimmed(rows, leastRows),
}));
