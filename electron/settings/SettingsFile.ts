import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SlipCounts } from '../../engine/tetris/advice/learnedSlips.ts';
import type { KeptName, Settings } from '../contract/settings.ts';
import type { RememberedLayout } from '../sourceSelection/LayoutMemory.ts';
import type { Turn } from '../hints/turns.ts';
import { emptyKept, keepable, readKept, withLost, withTurn, writeKept, type Kept } from './kept.ts';
import { keepableOwn, type OwnSettings } from './ownSettings.ts';
import { asidesOf, fileReason, readOwnFile, replaceOwnFile } from './ownFile.ts';
import { regained } from './regained.ts';

/** Such a file has never been ours; it is not even read. */
const mostBytes = 64_000_000;

/** What was out of order in the file, and where the file went: null while it stands where it was. */
export interface Damage {
  /** null: all of it, for this reason. */
  repaired: readonly KeptName[] | null;
  reason: string | null;
  aside: string | null;
}

/** Milliseconds until what was learned is written, and until writing is tried again. */
export interface SavingTimes {
  learned: number;
  again: number;
}

const usualTimes: SavingTimes = { learned: 20_000, again: 3000 };

/**
 * What is kept between two starts: a file of JSON in the app's own folder. What counts is the copy here, which is sound
 * from the first moment; the file follows it where it can.
 */
export class SettingsFile {
  readonly file: string;
  readonly #told: () => void;
  readonly #times: SavingTimes;
  #kept: Kept;
  #damage: Damage | null = null;
  /** What stands in the file's place was not understood: the first writing sets it aside. */
  #isForeign = false;
  #failure: string | null = null;
  #hasFolder = true;
  #isDue = false;
  #timer: NodeJS.Timeout | null = null;

  /** Writes nothing yet and never throws. `told`: `damage` or `failure` has changed. */
  constructor(folder: string, defaults: Settings, told: () => void = () => {}, times = usualTimes) {
    this.file = join(folder, 'settings.json');
    this.#told = told;
    this.#times = times;
    const standing = this.#read(defaults) ?? emptyKept(defaults);
    this.#kept = this.#withRegained(standing, defaults);
    if (this.#isForeign || this.#kept !== standing) this.#saveIn(0);
  }

  /** Another object after each change, and only then. */
  get all(): Settings {
    return this.#kept.settings;
  }

  /** What was wrong with the file at the start; null: nothing. */
  get damage(): Damage | null {
    return this.#damage;
  }

  /** There is a folder to save anything in. */
  get hasFolder(): boolean {
    return this.#hasFolder;
  }

  /** Why nothing can be saved at present; null: it can. */
  get failure(): string | null {
    return this.#failure;
  }

  get turns(): ReadonlyMap<string, Turn> {
    return this.#kept.turns;
  }

  get layouts(): readonly RememberedLayout[] {
    return this.#kept.layouts;
  }

  set layouts(layouts: readonly RememberedLayout[]) {
    this.#kept = { ...this.#without(layouts.length > 0 ? [] : ['layouts']), layouts: keepable(layouts) };
    this.#saveIn(this.#times.learned);
  }

  /** Saved at once. */
  change(change: Partial<Settings>): Settings {
    const changed = Object.keys(change) as KeptName[];
    this.#kept = { ...this.#without(changed), settings: { ...this.#kept.settings, ...change } };
    this.#save();
    return this.all;
  }

  get ownSettings(): readonly OwnSettings[] {
    return this.#kept.ownSettings;
  }

  set ownSettings(ownSettings: readonly OwnSettings[]) {
    const forgotten: KeptName[] = ownSettings.length > 0 ? [] : ['ownSettings'];
    this.#kept = { ...this.#without(forgotten), ownSettings: keepableOwn(ownSettings) };
    this.#save();
  }

  get agreedBots(): readonly string[] {
    return this.#kept.agreedBots;
  }

  set agreedBots(agreedBots: readonly string[]) {
    this.#kept = { ...this.#kept, agreedBots };
    this.#save();
  }

  get slips(): SlipCounts {
    return this.#kept.slips;
  }

  set slips(slips: SlipCounts) {
    this.#kept = { ...this.#kept, slips };
    this.#saveIn(this.#times.learned);
  }

  learnTurn(title: string, turn: Turn): void {
    if (this.turns.get(title) === turn) return;
    this.#kept = { ...this.#kept, turns: withTurn(this.turns, title, turn) };
    this.#saveIn(this.#times.learned);
  }

  /** Makes the folder, so that it is known at once, and not only with the first change, where nothing can be saved. */
  check(): void {
    const folder = dirname(this.file);
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch (error) {
      this.#failure = fileReason(error);
      this.#hasFolder = false;
      this.#saveIn(this.#times.again);
    }
  }

  /** Writes what is not saved yet, and anew what has been spoilt meanwhile. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#isDue || this.#isSpoilt()) this.#save();
    if (this.#timer) clearTimeout(this.#timer);
  }

  #read(defaults: Settings): Kept | null {
    const standing = readOwnFile(this.file, mostBytes);
    if (standing.kind === 'nothing') return null;
    const found = standing.kind === 'text' ? readKept(standing.text, defaults) : null;
    this.#isForeign = found?.repaired.length !== 0;
    if (standing.kind === 'blocked') this.#failure = standing.reason;
    else if (!found) {
      const reason = standing.kind === 'text' ? whyNone(standing.text) : standing.reason;
      this.#damage = { repaired: null, reason, aside: null };
    } else if (this.#isForeign) this.#damage = { repaired: found.repaired, reason: null, aside: null };
    return found && withLost(found.kept, [...(found.kept.lost ?? []), ...found.repaired]);
  }

  /** What the user has settled since is not looked for any more. */
  #without(names: readonly KeptName[]): Kept {
    const { lost = [] } = this.#kept;
    return withLost(
      this.#kept,
      lost.filter((name) => !names.includes(name)),
    );
  }

  #withRegained(kept: Kept, defaults: Settings): Kept {
    if (!kept.lost) return kept;
    const asides = asidesOf(this.file).map((file) => readOwnFile(file, mostBytes));
    const texts = asides.flatMap((aside) => (aside.kind === 'text' ? [aside.text] : []));
    return regained(kept, texts, defaults);
  }

  #isSpoilt(): boolean {
    const standing = readOwnFile(this.file, mostBytes);
    if (standing.kind === 'nothing') return false;
    return standing.kind !== 'text' || readKept(standing.text, this.all)?.repaired.length !== 0;
  }

  #saveIn(milliseconds: number): void {
    this.#isDue = true;
    this.#timer ??= setTimeout(() => this.#save(), milliseconds);
  }

  #save(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      this.#write();
      this.#isDue = false;
      this.#hasFolder = true;
      this.#fail(null);
    } catch (error) {
      this.#fail(fileReason(error));
      this.#saveIn(this.#times.again);
    }
  }

  #write(): void {
    const aside = replaceOwnFile(this.file, writeKept(this.#kept), this.#isForeign);
    this.#isForeign = false;
    if (!this.#damage || !aside) return;
    this.#damage = { ...this.#damage, aside };
    this.#told();
  }

  #fail(reason: string | null): void {
    if (this.#failure === reason) return;
    this.#failure = reason;
    this.#told();
  }
}

function whyNone(text: string): string {
  return text.trim() === '' ? 'it is empty' : 'it is not a file of settings';
}
