import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageFiles } from '../../../electron/guards/PageFiles.ts';
import { policyOf } from '../../../electron/guards/policy.ts';

let folder: string;
let missing: string[];
let files: PageFiles;

function put(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-pages-'));
  for (const name of ['panel', 'overlay']) put(`pages/renderer/${name}/index.html`, name);
  put('pages/electron/capture/index.html', 'capture');
  for (const name of ['a.js', 'a.css', 'a.wasm', 'a-_1.worker.js', 'a.map'])
    put(`pages/assets/${name}`, name);
  put('pages/inputs.json', '{}');
  put('pages/.secret.js', 'secret');
  put('secret.js', 'secret');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  missing = [];
  files = new PageFiles(join(folder, 'pages'), (reason) => missing.push(reason));
});

const get = (url: string, method = 'GET') => files.answer({ url, method });

describe('the files of the pages', () => {
  it.each([
    ['okiba://panel/renderer/panel/index.html', 'text/html; charset=utf-8'],
    ['okiba://capture/electron/capture/index.html#x', 'text/html; charset=utf-8'],
    ['okiba://panel/assets/a.js?v=1', 'text/javascript; charset=utf-8'],
    ['okiba://capture/assets/a-_1.worker.js', 'text/javascript; charset=utf-8'],
    ['okiba://tiling/assets/a.wasm', 'application/wasm'],
    ['okiba://overlay/assets/a.css', 'text/css; charset=utf-8'],
  ])('%s comes as %s, under its page’s policy', async (url, type) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Content-Security-Policy')).toBe(policyOf(new URL(url).host as 'panel'));
    expect((await response.text()).length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it.each([
    'okiba://panel/../secret.js',
    'okiba://panel/assets/../../secret.js',
    'okiba://panel/%2e%2e/secret.js',
    'okiba://panel/..%2fsecret.js',
    'okiba://panel/assets/..%5c..%5csecret.js',
    'okiba://panel/assets/..\\..\\secret.js',
    'okiba://panel//etc/hostname.js',
    'okiba://panel/.secret.js',
    'okiba://panel/inputs.json',
    'okiba://panel/assets/a.map',
    'okiba://panel/assets',
    'okiba://panel/',
    'okiba://panel',
    'okiba://panel/renderer/overlay/index.html',
    'okiba://pages/assets/a.js',
    'okiba://constructor/assets/a.js',
    'okiba://panel/assets/missing.js',
    'file:///etc/hostname',
    'http://panel/assets/a.js',
  ])('%s is refused to a page, with an error', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
    expect(missing).toHaveLength(1);
  });

  it('can only be read', async () => {
    expect((await get('okiba://panel/assets/a.js', 'POST')).status).toBe(404);
  });
});
