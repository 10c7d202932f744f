import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationFor } from '../../../build/package/configuration.ts';
import { systems, type System } from '../../../build/package/contents/target.ts';

const folders = { app: '/app', icons: '/icons', output: '/output' };
const official = { folder: null, version: '42.0.0', repack: null };
const configurationOf = (system: System) => configurationFor(systems[system](true), folders, official, false);

describe('the configuration of electron-builder', () => {
  it.each([
    ['macos', true],
    ['windows', false],
    ['linux', false],
  ] as const)('signs the runtime of %s again after the fuses are set: %s', (system, isAnew) => {
    expect(configurationOf(system).electronFuses!.resetAdHocDarwinSignature).toBe(isAnew);
  });

  it('packs the files of each processor into packages with its name', () => {
    const { files, artifactName, nsis } = configurationOf('windows');
    expect(files).toEqual([
      { from: join('/app', '${arch}'), to: '.', filter: ['**/*'] },
      { from: join('/app', '${arch}', 'node_modules'), to: 'node_modules', filter: ['**/*'] },
    ]);
    expect(artifactName).toContain('-windows-${arch}');
    expect(nsis!.artifactName).toContain('-windows-${arch}-setup');
    expect(nsis!.buildUniversalInstaller).toBe(false);
  });

  it("of a development package publishes no updates and uses the runtime's folder", () => {
    const repack = { folder: '/runtime', version: '42.0.0', repack: 'a-repack@42.0.0' };
    const told = configurationFor(systems.linux(), folders, repack, true);
    expect(told).toMatchObject({ publish: null, electronDist: '/runtime', compression: 'store' });
    expect(told.artifactName).toContain('-development-');
  });
});
