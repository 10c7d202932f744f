/** Terrains to begin with: own examples. */
import type { PresetName } from '../words/tilingMessages.ts';
import { trimmed, type Terrain } from './terrain.ts';

export interface Preset {
  id: PresetName;
  terrain: Terrain;
}

const leastRows = 10;

/** The first one is there when the page opens. */
const pictures: Record<PresetName, Terrain> = {
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
  id: id as PresetName,
  terrain: trimmed(rows, leastRows),
}));
