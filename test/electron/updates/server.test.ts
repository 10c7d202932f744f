import { NodeHttpExecutor } from 'builder-util';
import { configureRequestOptions, configureRequestUrl, type DownloadOptions } from 'builder-util-runtime';
import { NsisUpdater } from 'electron-updater';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKeys, privateKeyFor, signed } from '../../../build/package/updates/signing.ts';
import type { Refusal } from '../../../electron/contract/updates.ts';
import { signedFeed } from '../../../electron/updates/SignedProvider.ts';
import { Updates } from '../../../electron/updates/Updates.ts';
import { sha512, tell as tellOf } from './tell.ts';

const keys = makeKeys();
const own = privateKeyFor(keys.publicKey, keys.privateKey);

const setup = Buffer.from('a setup program '.repeat(1000));
/** What a channel's file says of the newest version there. */
const tell = (version: string, hash: string): string => tellOf(version, 'setup.exe', hash, setup.length);

/** Fetches as Electron's own does, by Node's means; into `place` where there is one. */
class Fetcher extends NodeHttpExecutor {
  readonly #place: string | null;

  constructor(place: string | null) {
    super();
    this.#place = place;
  }

  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise<string>((resolve, reject, onCancel) => {
      const request = { headers: options.headers ?? {} };
      configureRequestUrl(url, request);
      configureRequestOptions(request);
      const callback = (error: Error | null): void => (error ? reject(error) : resolve(destination));
      const into = { destination: this.#place ?? destination, options, onCancel, callback };
      this.doDownload(request, { ...into, responseHandler: null }, 0);
    });
  }
}

/** Half of the program, of which it said that all would come. */
const breakOff = (answer: ServerResponse): void => {
  answer.writeHead(200, { 'content-length': setup.length });
  answer.write(setup.subarray(0, setup.length / 2), () => answer.destroy());
};

describe('updates from a server', () => {
  let folder: string;
  let server: Server;
  let offered: Record<string, string>;
  /** How many times the program breaks off half-way. */
  let breaks: number;
  let place: string | null;
  const asked: string[] = [];
  const events = {
    ready: vi.fn<(version: string) => void>(),
    failed: vi.fn<(reason: string) => void>(),
    refused: vi.fn<(refusal: Refusal) => void>(),
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'okiba-updates-'));
    offered = {};
    breaks = 0;
    place = null;
    asked.length = 0;
    vi.resetAllMocks();
    server = createServer(({ url }, answer) => {
      const name = new URL(url!, 'http://here').pathname.slice(1);
      asked.push(name);
      if (name === 'setup.exe') return breaks-- > 0 ? breakOff(answer) : answer.end(setup);
      const body = offered[name];
      answer.writeHead(body ? 200 : 404).end(body || 'nothing here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  /** The real updater of Windows, in an app of version 1.0.0 that is not there. */
  function realUpdater(): NsisUpdater {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const updater = new NsisUpdater(null, {
      version: '1.0.0',
      name: 'okiba',
      isPackaged: true,
      appUpdateConfigPath: join(folder, 'app-update.yml'),
      userDataPath: folder,
      baseCachePath: folder,
      whenReady: () => Promise.resolve(),
      relaunch: () => {},
      quit: () => {},
      onQuit: () => {},
    });
    Object.assign(updater, {
      httpExecutor: new Fetcher(place),
      logger: null,
      disableDifferentialDownload: true,
    });
    // Where its files lie and whether it is new to this machine is asked of app-update.yml and a file beside it.
    Object.assign(updater, { configOnDisk: { value: Promise.resolve({ updaterCacheDirName: 'cache' }) } });
    Object.assign(updater, { _testOnlyOptions: { platform: 'win32', isUseDifferentialDownload: false } });
    updater.setFeedURL(signedFeed({ url, key: keys.publicKey }));
    return updater;
  }

  async function lookOn(choice: 'stable' | 'beta'): Promise<void> {
    const updates = new Updates(() => Promise.resolve(realUpdater()), events);
    updates.choose(choice);
    await updates.check();
    updates.close();
  }

  /** Puts what is told into a channel's file, signed by the project. */
  function offer(channel: string, text: string): void {
    offered[`${channel}.yml`] = signed(`${channel}.yml`, text, own);
  }

  const kept = (): string[] => {
    const pending = join(folder, 'cache/pending');
    return existsSync(pending) ? readdirSync(pending).filter((name) => name.endsWith('.exe')) : [];
  };

  it('are offered, fetched, and reported', async () => {
    offer('latest', tell('1.1.0', sha512(setup)));
    await lookOn('stable');
    expect(events.failed.mock.calls).toEqual([]);
    expect(events.ready).toHaveBeenCalledWith('1.1.0');
    expect(kept()).toEqual(['setup.exe']);
  });

  it('are refused if their hash differs', async () => {
    offer('latest', tell('1.1.0', sha512(Buffer.from('another program'))));
    await lookOn('stable');
    expect(events.ready).not.toHaveBeenCalled();
    expect(events.failed.mock.calls[0]![0]).toContain('sha512 checksum mismatch');
    expect(events.refused.mock.calls).toEqual([['altered']]);
    expect(kept()).toEqual([]);
  });

  it.each<[Refusal, (text: string) => string]>([
    ['unsigned', (text) => text],
    ['forged', (text) => signed('beta.yml', text, own)],
    ['forged', (text) => signed('latest.yml', text, own).replace('1.1.0', '1.2.0')],
  ])('are refused where their manifest is %s', async (refusal, change) => {
    offered['latest.yml'] = change(tell('1.1.0', sha512(setup)));
    await lookOn('stable');
    expect(events.refused.mock.calls).toEqual([[refusal]]);
    expect(asked).not.toContain('setup.exe');
  });

  it('that broke off half-way are fetched from the start the next time', async () => {
    offer('latest', tell('1.1.0', sha512(setup)));
    breaks = 1;
    await lookOn('stable');
    expect(events.failed).toHaveBeenCalled();
    expect(asked.filter((name) => name === 'setup.exe')).toHaveLength(1);
    expect(kept()).toEqual([]);
    await lookOn('stable');
    expect(events.ready).toHaveBeenCalledWith('1.1.0');
    expect(kept()).toEqual(['setup.exe']);
  });

  it.runIf(existsSync('/dev/full'))('that find no room on the disk are none, and said', async () => {
    offer('latest', tell('1.1.0', sha512(setup)));
    place = '/dev/full';
    await lookOn('stable');
    expect(events.failed.mock.calls[0]![0]).toContain('ENOSPC');
    expect(events.ready).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  });

  it.each(['1.0.0', '0.9.0'])('are not fetched where %s is all there is', async (version) => {
    offer('latest', tell(version, sha512(setup)));
    await lookOn('stable');
    expect(asked).not.toContain('setup.exe');
    expect(events.ready).not.toHaveBeenCalled();
  });

  it('come early for those who chose that, and only for them', async () => {
    offer('latest', tell('1.0.0', sha512(setup)));
    offer('beta', tell('2.0.0-beta.1', sha512(setup)));
    await lookOn('stable');
    expect(events.ready).not.toHaveBeenCalled();
    await lookOn('beta');
    expect(events.ready).toHaveBeenCalledWith('2.0.0-beta.1');
  });
});
