/** Looks for new versions of the app, fetches them, and has them put in place when Okiba ends. */
import type { Settings } from '../contract/settings.ts';
import type { Refusal } from '../contract/updates.ts';
import { RefusedUpdate } from './signature.ts';

/** What is used of electron-updater. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowPrerelease: boolean;
  allowDowngrade: boolean;
  channel: string | null;
  /** Finds what there is, and begins to fetch it; its promise ends with that. Rejects where either fails. */
  checkForUpdates(): Promise<{ downloadPromise?: Promise<unknown> | null } | null>;
  on(event: 'update-downloaded', listener: (found: { version: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface UpdateEvents {
  /** A version lies ready, and is what starts next time. */
  ready(version: string): void;
  /** Nothing could be fetched: everything stays as it is. */
  failed(reason: string): void;
  /** What could be was not what it should be, for the first time since the start: everything stays as it is. */
  refused(refusal: Refusal): void;
}

const intervalMs = 12 * 60 * 60_000;

/** A channel's file at the source of updates is called so: latest.yml, beta.yml. */
const channels = { stable: 'latest', beta: 'beta' } as const;

/** The updater is made when it is first wanted; null where this app can't be replaced by another. */
export class Updates {
  readonly #make: () => Promise<Updater | null>;
  readonly #events: UpdateEvents;
  #choice: Settings['updates'] = 'off';
  #updater: Promise<Updater | null> | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #refused = new Set<Refusal>();

  constructor(make: () => Promise<Updater | null>, events: UpdateEvents) {
    this.#make = make;
    this.#events = events;
  }

  /** As the user wants it from now on. */
  choose(choice: Settings['updates']): void {
    if (choice === this.#choice) return;
    this.#choice = choice;
    this.close();
    if (choice === 'off') return void this.#forget();
    this.#timer = setInterval(() => void this.check(), intervalMs);
    this.#timer.unref();
    void this.check();
  }

  /** Never rejects. */
  async check(): Promise<void> {
    try {
      const updater = await (this.#updater ??= this.#open());
      if (!updater || this.#choice === 'off') return;
      updater.channel = channels[this.#choice];
      updater.allowPrerelease = this.#choice === 'beta';
      updater.allowDowngrade = false;
      updater.autoInstallOnAppQuit = true;
      await (
        await updater.checkForUpdates()
      )?.downloadPromise;
    } catch (error) {
      this.#events.failed(reasonOf(error));
      const refusal = refusalOf(error);
      if (!refusal || this.#refused.has(refusal)) return;
      this.#refused.add(refusal);
      this.#events.refused(refusal);
    }
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  async #open(): Promise<Updater | null> {
    const updater = await this.#make();
    updater?.on('update-downloaded', ({ version }) => this.#events.ready(version));
    // It is reported by the request, too; without anybody who listens it would be thrown.
    updater?.on('error', () => {});
    return updater;
  }

  /** What was fetched already is not put in place either. */
  async #forget(): Promise<void> {
    const updater = await this.#updater?.catch(() => null);
    if (updater && this.#choice === 'off') updater.autoInstallOnAppQuit = false;
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedUpdate) return error.refusal;
  return (error as NodeJS.ErrnoException).code === 'ERR_CHECKSUM_MISMATCH' ? 'altered' : null;
}

const reasonOf = (error: unknown): string => String((error as Error).message ?? error).split('\n')[0]!;
