/** Terrains to begin with: own examples. */
import type { Asking, PresetName } from '../words/tilingMessages.en.ts';
import { trimmed, type Terrain } from './terrain.ts';

export interface Preset {
  id: PresetName;
  terrain: Terrain;
}

const leastRows = 10;

const shapes: Partial<Record<PresetName, Terrain>> = {
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

const fields: Partial<Record<PresetName, Terrain>> = {
  middle: ['###....###', '###...####', '###..#####', '###...####'],
  wide: ['####......', '####......', '####......', '####......'],
};

const presetsOf = (pictures: Partial<Record<PresetName, Terrain>>): Preset[] =>
  Object.entries(pictures).map(([id, rows]) => ({ id: id as PresetName, terrain: trimmed(rows, leastRows) }));

/** Shapes to fill, and fields to clear. The first one is there when that is asked first. */
export const presets: Record<Asking, readonly Preset[]> = {
  tilings: presetsOf(shapes),
  clears: presetsOf(fields),
};
