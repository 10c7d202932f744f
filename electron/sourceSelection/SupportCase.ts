/** A picture and what was read in it, as files that a report can carry and a test can read again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CellCorrection, Sighting } from '../../vision/types.ts';
import type { StillPicture } from './Capture.ts';
import type { Source, Status } from '../contract/panel.ts';
import { publicSettings, type Settings } from '../contract/settings.ts';

export interface CaseCircumstances {
  version: string;
  status: Status;
  sourceKind: Source['kind'] | null;
  settings: Settings;
  /** What the user says of misread cells. */
  corrections?: readonly CellCorrection[];
}

/** The content of `reading.json`: nothing that identifies the user or names their windows. */
export interface CaseReading {
  okiba: string;
  platform: string;
  source: Source['kind'] | null;
  status: Status;
  picture: { file: string; width: number; height: number };
  sighting: Sighting | null;
  corrections?: readonly CellCorrection[];
  settings: Partial<Settings>;
}

export const pictureFile = 'picture.png';
const readingFile = 'reading.json';

/** Writes both files into a new folder of `parent`, and answers the folder. */
export function saveCase(parent: string, still: StillPicture, about: CaseCircumstances, now: Date): string {
  const folder = join(parent, `okiba-${stampOf(now)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, pictureFile), still.bytes);
  writeFileSync(join(folder, readingFile), `${JSON.stringify(makeReading(still, about), plain, 2)}\n`);
  return folder;
}

function makeReading({ width, height, sighting }: StillPicture, about: CaseCircumstances): CaseReading {
  return {
    okiba: about.version,
    platform: process.platform,
    source: about.sourceKind,
    status: about.status,
    picture: { file: pictureFile, width, height },
    sighting,
    ...(about.corrections && { corrections: about.corrections }),
    settings: publicSettings(about.settings),
  };
}

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Uint16Array ? Array.from(value) : value;

/** Local time to the second, sortable. */
function stampOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
