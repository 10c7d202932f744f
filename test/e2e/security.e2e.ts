/** What a page could do if it were taken over: each page tries, in one running app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openedPages, pageKinds, type PageKind } from '../../electron/contract/pages.ts';
import { reports } from '../../electron/contract/reports.ts';
import { requests } from '../../electron/contract/requests.ts';
import { settingSchemas } from '../../electron/contract/settings.ts';
import { hostileMessages, right } from '../electron/contract/hostile.ts';
import { sleep } from './stage/desktop.ts';
import type { Okiba } from './stage/Okiba.ts';
import { Stage } from './stage/stage.ts';

type Channel = keyof typeof right;

const messagesEach = 200;
const seed = 20261122;
const stubborn = fileURLToPath(new URL('../engine/protocol/tbp/stubbornBot.mjs', import.meta.url));
/** Tells this run's bots from others. */
const mark = `of-${process.pid}`;
const command = `"${process.execPath}" "${stubborn}" ${mark}`;
const stage = new Stage();
const pages = new Map<PageKind, Page>();
let okiba: Okiba;

beforeAll(async () => {
  await stage.open({});
  okiba = await stage.launch();
  for (const kind of openedPages) await okiba.request(`${kind}:open`, null);
  for (const kind of pageKinds) {
    const page = await okiba.page(kind);
    pages.set(kind, page);
  }
});
afterAll(() => stage.close());

/** Answers all dialogs from now on, and notes what they ask. */
async function answerDialogs(response: number): Promise<void> {
  await okiba.app.evaluate(({ dialog }, chosen) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBox = ((_parent: unknown, { detail }: { detail: string }) => {
      asked.push(detail);
      return Promise.resolve({ response: chosen, checkboxChecked: false });
    }) as never;
  }, response);
}
const asked = () => okiba.app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

/** The stubborn bot and its child. */
function botProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isBot(Number(name)))
    .map(Number);
}

function isBot(pid: number): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return (
      words.includes(stubborn) &&
      words.includes(mark) &&
      !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

describe('the app', () => {
  it('gives its pages only their own files, and has no menu', async () => {
    const made = await okiba.app.evaluate(({ BrowserWindow, Menu }) => ({
      menu: Menu.getApplicationMenu(),
      preferences: BrowserWindow.getAllWindows().map(({ webContents }) =>
        (webContents as never as { getLastWebPreferences(): object }).getLastWebPreferences(),
      ),
    }));
    expect(made.menu).toBeNull();
    expect(made.preferences).toHaveLength(pageKinds.length);
    for (const preferences of made.preferences)
      expect(preferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        webviewTag: false,
        allowRunningInsecureContent: false,
        experimentalFeatures: false,
      });
  });

  it.each([
    'okiba://panel/../../package.json',
    'okiba://panel/..%2f..%2fpackage.json',
    'okiba://panel/renderer/overlay/index.html',
    'okiba://panel/inputs.json',
    'okiba://nobody/assets/a.js',
  ])('does not have %s', async (url) => {
    expect(await okiba.app.evaluate(async ({ net }, wanted) => (await net.fetch(wanted)).status, url)).toBe(
      404,
    );
  });

  it('sends each page with its type and its policy', async () => {
    const sent = await okiba.app.evaluate(async ({ net }) => {
      const { headers } = await net.fetch('okiba://capture/electron/capture/index.html');
      return [headers.get('content-type'), headers.get('content-security-policy')];
    });
    expect(sent).toEqual(['text/html; charset=utf-8', expect.stringContaining("default-src 'none'")]);
  });
});

describe.each(pageKinds)('the page %s', (kind) => {
  const page = () => pages.get(kind)!;

  it('stays where it is and opens nothing', async () => {
    const { url, windows } = { url: page().url(), windows: okiba.app.windows().length };
    expect(url).toMatch(new RegExp(`^okiba://${kind}/`));
    const other =
      kind === 'panel'
        ? 'okiba://tiling/renderer/tiling/index.html'
        : 'okiba://panel/renderer/panel/index.html';
    for (const wanted of [other, 'file:///etc/hostname', 'data:text/html,x', 'https://example.com/']) {
      expect(await page().evaluate((to) => window.open(to) === null, wanted)).toBe(true);
      await page().evaluate((to) => void (location.href = to), wanted);
    }
    await sleep(300);
    expect(page().url()).toBe(url);
    expect(await page().evaluate(() => location.href)).toBe(url);
    expect(okiba.app.windows()).toHaveLength(windows);
  });

  it('runs and loads only its own files', async () => {
    const done = await page().evaluate(async (mayCompile) => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
      // A debugger's own call may evaluate; what comes of a timer may not.
      const evaluated = await new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return true')());
          } catch {
            resolve(false);
          }
        }),
      );
      const compiled = await new Promise((resolve) =>
        setTimeout(() => {
          WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
            () => resolve(true),
            () => resolve(false),
          );
        }),
      );
      const reaches = async (url: string) =>
        fetch(url).then(
          () => true,
          () => false,
        );
      return {
        inline: 'wasRun' in window,
        evaluated,
        compiled: compiled === mayCompile,
        fetched: (await reaches(location.href)) || (await reaches('http://127.0.0.1:9/')),
        node: ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in window),
        bridge: Object.keys(window.okiba),
      };
    }, ['practice', 'tiling', 'trainer', 'review', 'capture'].includes(kind));
    expect(done).toEqual({
      inline: false,
      evaluated: false,
      compiled: true,
      fetched: false,
      node: [],
      bridge: ['request', 'on', 'report'],
    });
  });

  it('may send the messages in its table and no others, even well-formed ones', async () => {
    const strangers = Object.entries(requests).filter(([, { from }]) => !from.includes(kind));
    for (const [channel] of strangers) {
      const told = await page().evaluate(
        ([name, message]) =>
          window.okiba.request(name as never, message as never).then(() => 'answered', String),
        [channel, right[channel as Channel]] as const,
      );
      expect(told).toContain(`${channel}: refused, the sender`);
    }
  });

  it('may ask the system for nothing, except the capture page for a picture', async () => {
    const { id } = (await okiba.request('sources:list', null)).find((source) => source.kind === 'screen')!;
    const got = await page().evaluate(async (chromeMediaSourceId) => {
      const screen = { mandatory: { chromeMediaSource: 'desktop', chromeMediaSourceId } };
      const stream = (wanted: object) =>
        navigator.mediaDevices.getUserMedia(wanted).then(
          () => true,
          () => false,
        );
      return {
        sound: await stream({ audio: true }),
        notifications: await Notification.requestPermission(),
        place: await new Promise((resolve) =>
          navigator.geolocation.getCurrentPosition(
            () => resolve(true),
            ({ code }) => resolve(code),
          ),
        ),
        denied: await navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state),
        screen: await stream({ video: screen }),
      };
    }, id);
    expect(got).toEqual({
      sound: false,
      notifications: 'denied',
      place: 1,
      denied: 'denied',
      screen: kind === 'capture',
    });
  });
});

describe('messages that no page would send', () => {
  const channels = [...Object.keys(requests), ...Object.keys(reports)] as Channel[];

  /** A test's own way into a page sets prototypes, where the message would have a name. */
  const arrives = (message: unknown) => !inspect(message, { depth: 9 }).includes('__proto__');

  /** What doesn't have the form of its channel, among what is spoilt at random. */
  function malformed(channel: Channel, from: number): unknown[] {
    const schema: v.GenericSchema =
      channel in requests ? requests[channel as 'state:get'].ask : reports[channel as 'capture:pace'].report;
    const spoilt = hostileMessages(channel, 2 * messagesEach, from);
    return spoilt.filter((message) => !v.is(schema, message) && arrives(message)).slice(0, messagesEach);
  }

  it('are refused in one line, and harm nothing', async () => {
    await answerDialogs(0);
    const windows = okiba.app.windows().length;
    for (const [kind, page] of pages)
      for (const [index, channel] of channels.entries()) {
        const messages = malformed(channel, seed + index);
        expect(messages).toHaveLength(messagesEach);
        const isRequest = channel in requests;
        const told = await page.evaluate(
          ({ channel, messages, isRequest }) => {
            const send = async (message: unknown) => {
              if (!isRequest) return window.okiba.report(channel as never, message as never);
              return window.okiba.request(channel as never, message as never).then(() => 'answered', String);
            };
            return Promise.all(messages.map(send));
          },
          { channel, messages, isRequest },
        );
        const refusal = isRequest ? new RegExp(`^[^\\n]*${channel}: [^\\n]{1,300}$`) : /^undefined$/;
        expect(
          told.map(String).filter((line) => !refusal.test(line)),
          `${kind}, ${channel}`,
        ).toEqual([]);
      }
    for (const page of pages.values())
      expect(await page.evaluate(() => document.readyState)).toBe('complete');
    const { settings } = await okiba.state();
    for (const [name, schema] of Object.entries(settingSchemas))
      expect(v.is(schema, settings[name as keyof typeof settings]), name).toBe(true);
    expect(settings.bot).toBeNull();
    expect(okiba.app.windows()).toHaveLength(windows);
    expect(readFileSync(join(stage.desktop.home, 'okiba/logs/main.log'), 'utf8')).not.toContain('[error]');
  });
});

describe('another engine', () => {
  const position = { cells: ['..........'], queue: ['T', 'I'], hold: null };

  it('does not run if the user refuses', async () => {
    await answerDialogs(0);
    expect((await okiba.request('settings:change', { bot: command })).bot).toBeNull();
    expect(await asked()).toEqual([expect.stringContaining(command)]);
    await okiba.request('manual:suggest', position);
    expect(botProcesses()).toEqual([]);
  });

  it('runs once the user agrees, with few environment variables, and ends with the app', async () => {
    await answerDialogs(1);
    expect((await okiba.request('settings:change', { bot: command })).bot).toBe(command);
    await okiba.request('settings:change', { bot: null });
    await okiba.request('settings:change', { bot: command });
    expect(await asked()).toHaveLength(1);
    void okiba.request('manual:suggest', position).catch(() => {});
    await expect.poll(() => botProcesses().length, { timeout: 20_000, interval: 20 }).toBe(2);
    const names = readFileSync(`/proc/${botProcesses()[0]}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=')[0]);
    expect(names.filter((name) => !['', 'PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'].includes(name!))).toEqual(
      [],
    );
    okiba.app.process().kill('SIGKILL');
    await expect.poll(botProcesses, { timeout: 20_000, interval: 50 }).toEqual([]);
  });
});
