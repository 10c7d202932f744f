import { describe, expect, it } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { Stills } from '../../../electron/sourceSelection/Stills.ts';
import { framePixels } from '../../../vision/space.ts';

const own = framePixels({ x: 1, y: 2, width: 3, height: 4 });

function open(kind: Source['kind'] | null) {
  const log: string[] = [];
  const stills = new Stills(
    {
      source: () => kind && { id: '1', name: 'A', kind },
      capture: (wanted, hidden) => {
        log.push(`take ${wanted} without ${hidden.length}`);
        return Promise.resolve({ bytes: new Uint8Array([65]), width: 8, height: 6, sighting: null });
      },
      ownRects: () => [own],
      withoutOverlay: async (work) => {
        log.push('overlay away');
        const result = await work();
        log.push('overlay back');
        return result;
      },
    },
    0,
  );
  return { log, stills };
}

describe('Stills', () => {
  it("takes a window's picture as it is", async () => {
    const { log, stills } = open('window');
    await stills.capture('case');
    expect(log).toEqual(['take case without 0']);
  });

  it("steps aside for a screen's picture", async () => {
    const { log, stills } = open('screen');
    await stills.capture('case');
    expect(log).toEqual(['overlay away', 'take case without 1', 'overlay back']);
  });

  it('hands the panel a picture that it can show', async () => {
    const { stills } = open('window');
    expect(await stills.view()).toEqual({ url: 'data:image/jpeg;base64,QQ==', width: 8, height: 6 });
  });

  it('rejects where nothing is watched', async () => {
    await expect(open(null).stills.view()).rejects.toThrow('nothing is watched');
  });
});
