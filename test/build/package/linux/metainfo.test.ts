import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackageFile } from '../../../../build/package/contents/staging.ts';
import { desktopEntry } from '../../../../build/package/linux/deb.ts';
import { componentId, metainfo } from '../../../../build/package/linux/metainfo.ts';

const hasTool = spawnSync('appstreamcli', ['--version']).status === 0;
if (!hasTool) console.log('the AppStream data are not validated here: to do so, install appstream');

describe('the entry in software centres', () => {
  it.each([
    ['https://okiba.example', 'example.okiba'],
    ['https://people.github.io/okiba/', 'io.github.people.okiba'],
  ])('is named after %s', (homepage, id) => {
    expect(componentId({ ...readPackageFile(), homepage })).toBe(id);
  });

  it('names this version, and the entry that starts it', () => {
    expect(metainfo('2026-01-31')).toContain(
      `<release version="${readPackageFile().version}" date="2026-01-31"/>`,
    );
    expect(metainfo('2026-01-31')).toContain('<launchable type="desktop-id">okiba.desktop</launchable>');
    expect(desktopEntry()).toContain('Name=Okiba');
  });

  it.skipIf(!hasTool)('is valid by the rules of AppStream', () => {
    const folder = mkdtempSync(join(tmpdir(), 'okiba-metainfo-'));
    // As long as the project's home is a placeholder, its name is in no domain that there is.
    const about = { ...readPackageFile(), homepage: 'https://people.github.io/okiba' };
    const file = join(folder, `${componentId(about)}.metainfo.xml`);
    writeFileSync(file, metainfo('2026-01-31', about));
    const run = spawnSync('appstreamcli', ['validate', '--no-net', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(run.stdout).not.toMatch(/^[EW]:/m);
    expect(run.status).toBe(0);
  });
});
