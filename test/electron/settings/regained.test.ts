import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { emptyKept, readKept, withLost, type Kept } from '../../../electron/settings/kept.ts';
import { regained } from '../../../electron/settings/regained.ts';
import { SettingsFile } from '../../../electron/settings/SettingsFile.ts';

const defaults = defaultSettings('en');
const kept = (more: Partial<Kept>): Kept => ({ ...emptyKept(defaults), ...more });
const text = (value: unknown): string => JSON.stringify(value);

describe('what was lost', () => {
  it('is read from the files set aside, the latest readable one first', () => {
    const asides = [{ help: 'place' }, { help: 'all', language: 'ja' }, { help: 'lots' }, 'damaged'].map(
      text,
    );
    const found = regained(kept({ lost: ['help'] }), asides, defaults);
    expect(found).toEqual(kept({ settings: { ...defaults, help: 'all' } }));
  });

  it("stays lost if it can't be read from any", () => {
    const before = kept({ lost: ['help', 'turns'] });
    expect(regained(before, [text({ help: 'lots', turns: [] })], defaults)).toEqual(before);
  });

  it('is joined with what was learned since, which counts more', () => {
    const own = (title: string, help: 'place' | 'all') => ({ title, settings: { help } });
    const since = kept({
      lost: ['turns', 'ownSettings'],
      turns: new Map([['B', 'cw']] as const),
      ownSettings: [own('B', 'place')],
    });
    const aside = text({ turns: { A: 'ccw', B: 'ccw' }, ownSettings: [own('A', 'all'), own('B', 'all')] });
    const found = regained(since, [aside], defaults);
    expect(Object.fromEntries(found.turns)).toEqual({ A: 'ccw', B: 'cw' });
    expect(found.ownSettings).toEqual([own('A', 'all'), own('B', 'place')]);
    expect(found.lost).toBeUndefined();
  });

  it('leaves all else as it is', () => {
    const before = kept({ settings: { ...defaults, language: 'ja' } });
    expect(regained(before, [text({ help: 'all' })], defaults)).toBe(before);
  });
});

describe('a file of settings', () => {
  let folder: string;
  const file = (): string => join(folder, 'settings.json');
  const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as { lost?: string[]; help: string };
  /** Opened, written where that is due, and closed. */
  const open = (): SettingsFile => {
    const settings = new SettingsFile(folder, defaults);
    vi.runAllTimers();
    settings.close();
    return settings;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    folder = mkdtempSync(join(tmpdir(), 'okiba-regained-'));
    writeFileSync(file(), text({ help: 'lots', language: 'ja' }));
    open();
  });

  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  /** What a version understands that comes after the one that set it aside. */
  const understand = (): void => writeFileSync(`${file()}.broken-1`, text({ help: 'all', language: 'en' }));

  it('remembers what could not be read of it, over any number of starts', () => {
    expect(stored().lost).toEqual(['help']);
    expect(open().damage).toBeNull();
    expect(stored().lost).toEqual(['help']);
    expect(readKept(readFileSync(file(), 'utf8'), defaults)!.kept).toEqual(
      withLost(emptyKept({ ...defaults, language: 'ja' }), ['help']),
    );
  });

  it('restores it in the first version that can read it, and keeps all later changes', () => {
    understand();
    expect(open().all).toEqual({ ...defaults, language: 'ja', help: 'all' });
    expect(stored()).toMatchObject({ help: 'all' });
    expect(stored().lost).toBeUndefined();
  });

  it('does not restore what the user has chosen anew', () => {
    const settings = new SettingsFile(folder, defaults);
    settings.change({ help: defaults.help });
    settings.close();
    understand();
    expect(open().all.help).toBe(defaults.help);
  });
});
