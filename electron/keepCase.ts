import { join } from 'node:path';
import { app } from 'electron';
import type { Settings } from './contract/settings.ts';
import { saveCase } from './sourceSelection/SupportCase.ts';
import type { CellCorrection } from '../vision/types.ts';
import type { Stills } from './sourceSelection/Stills.ts';
import type { SourceSelector } from './sourceSelection/SourceSelector.ts';
import type { Assistant } from './hints/Assistant.ts';
import type { HintOverlay } from './hints/HintOverlay.ts';
import type { PageLink } from './windows/PageLink.ts';

interface CaseParts {
  assistant: Pick<Assistant, 'status'>;
  selector: Pick<SourceSelector, 'source'>;
  stills: Stills;
  overlay: Pick<HintOverlay, 'dismiss'>;
  link: Pick<PageLink, 'notify'>;
  settings: Settings;
  /** Cells that the user has put right: then what is shown is, too. */
  corrections?: readonly CellCorrection[] | undefined;
}

/**
 * A picture of what is watched, and what was read in it, among the user's documents; answers the folder. Where a case is
 * kept something is wrong: what is shown for this piece goes away.
 */
export async function keepCase({
  assistant,
  selector,
  stills,
  overlay,
  link,
  settings,
  corrections,
}: CaseParts): Promise<{ folder: string }> {
  if (!corrections) overlay.dismiss();
  const about = {
    version: app.getVersion(),
    status: assistant.status,
    sourceKind: selector.source?.kind ?? null,
    settings,
    ...(corrections && { corrections }),
  };
  const cases = join(app.getPath('documents'), 'Okiba');
  const folder = saveCase(cases, await stills.capture('case'), about, new Date());
  link.notify('panel:saved', { folder });
  return { folder };
}
