import { join } from 'node:path';
import { app } from 'electron';
import type { Settings } from './contract/settings.ts';
import { saveCase } from './finding/SupportCase.ts';
import type { Stills } from './finding/Stills.ts';
import type { Watching } from './finding/Watching.ts';
import type { Assistant } from './hints/Assistant.ts';

interface CaseParts {
  assistant: Pick<Assistant, 'status'>;
  watching: Pick<Watching, 'source'>;
  stills: Stills;
  settings: Settings;
}

/** A picture of what is watched, and what was read in it, among the user's documents; answers the folder. */
export async function keepCase({ assistant, watching, stills, settings }: CaseParts): Promise<string> {
  const about = {
    version: app.getVersion(),
    status: assistant.status,
    sourceKind: watching.source?.kind ?? null,
    settings,
  };
  return saveCase(join(app.getPath('documents'), 'Okiba'), await stills.take('case'), about, new Date());
}
