import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPicture } from '../../../electron/cli/pictures/picture.ts';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { pictureFile, saveCase, type CaseReading } from '../../../electron/sourceSelection/SupportCase.ts';
import { read } from '../../../vision/read.ts';
import type { Image, Layout, Observation, Sighting } from '../../../vision/types.ts';
import { drawTetris } from '../../vision/synthetic.ts';
import { full, makeState, sight } from '../sightings.ts';
import { folderOfTest } from '../../folders.ts';

const state = makeState({ type: 'O', orientation: 'north', x: 4, y: 18 });
const about = {
  version: '1.2.3',
  status: 'ready',
  sourceKind: 'window',
  settings: { ...defaultSettings('ja'), bot: '/home/someone/bot', sourceId: 'window:77:0' },
} as const;
/** All but the settings that tell who the user is. */
const told = Object.fromEntries(
  Object.entries(about.settings).filter(([name]) => name !== 'bot' && name !== 'sourceId'),
);
const now = new Date(2026, 2, 4, 5, 6, 7);

let parent: string;
beforeEach(() => (parent = folderOfTest()));

const readingIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'reading.json'), 'utf8')) as CaseReading;

async function save(image: Image, sighting: Sighting | null): Promise<string> {
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  const bytes = new Uint8Array(await sharp(image.data, { raw }).png().toBuffer());
  return saveCase(parent, { bytes, width: image.width, height: image.height, sighting }, about, now);
}

/** What is read today in the picture of a case, at the place that was read then. */
async function readAgain(folder: string): Promise<{ then: Observation; today: Observation }> {
  const { sighting } = readingIn(folder);
  const { image } = await loadPicture(join(folder, pictureFile));
  const { observation, layout } = sighting!;
  return { then: observation, today: read(image, layout!, { seq: observation.seq }) };
}

describe('a saved case', () => {
  const { image, label } = drawTetris(3);
  const layout: Layout = {
    game: 'tetris',
    board: label!.board,
    columns: 10,
    rows: label!.rows,
    next: [],
    hold: null,
    confidence: 0.95,
  };

  it('has a folder of its own, named by the time', async () => {
    const folder = await save(image, sight(5, 1, state));
    expect(folder).toBe(join(parent, 'okiba-2026-03-04-050607'));
    expect(readdirSync(folder).sort()).toEqual(['picture.png', 'reading.json']);
  });

  it('says what was read, and nothing about the user', async () => {
    const sighting = sight(5, 1, state);
    const { picture, sighting: kept, ...rest } = readingIn(await save(image, sighting));
    expect(picture).toEqual({ file: 'picture.png', width: image.width, height: image.height });
    expect(kept!.state).toMatchObject({ board: { masks: Array.from(state.board.masks) } });
    expect(kept!.full).toEqual(full);
    expect(rest).toEqual({
      okiba: '1.2.3',
      platform: process.platform,
      source: 'window',
      status: 'ready',
      settings: told,
    });
  });

  it('contains the user’s corrections', () => {
    const corrections = [{ cell: [3, 0], kind: 'X' }] as const;
    const still = { bytes: new Uint8Array(1), width: 1, height: 1, sighting: null };
    const folder = saveCase(parent, still, { ...about, corrections }, now);
    expect(readingIn(folder).corrections).toEqual(corrections);
  });

  it('can be read again, pixel by pixel', async () => {
    const observation = read(image, layout, { seq: 5 });
    const folder = await save(image, { ...sight(5, 1, state), layout, observation });
    const { then, today } = await readAgain(folder);
    expect(today).toEqual(then);
  });
});

const kept = fileURLToPath(new URL('../../fixtures/cases', import.meta.url));

describe('a kept case', () => {
  it.each(readdirSync(kept))('%s is read as it was', async (name) => {
    const { then, today } = await readAgain(join(kept, name));
    // What was not told then may be told today.
    expect({ ...today, confidence: 0, doubts: [] }).toMatchObject({ ...then, confidence: 0, doubts: [] });
  });
});
