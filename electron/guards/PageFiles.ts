import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pages, type PageKind } from '../contract/pages.ts';
import { scheme } from './address.ts';
import { headersOf } from './policy.ts';

/** All other files in the folder are refused. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Names without a leading dot, nothing escaped: such a path can't leave the folder. */
const plainPath = /^(\/[\w-][\w.-]*)+$/;

interface PageFile {
  kind: PageKind;
  /** Below the folder of what was built. */
  path: string;
  type: string;
}

/** The file of an address of our scheme; null if no page may have it. */
function fileAt(address: string): PageFile | null {
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== `${scheme}:` || !Object.hasOwn(pages, host) || !plainPath.test(pathname)) return null;
  const kind = host as PageKind;
  const path = pathname.slice(1);
  const type = types[extname(path)];
  const isOwn = !path.endsWith('.html') || path === pages[kind].file;
  return type !== undefined && isOwn ? { kind, path, type } : null;
}

/** Answers what pages ask for under our scheme, from the folder of what was built. */
export class PageFiles {
  readonly #folder: string;
  readonly #onMissing: (reason: string) => void;

  constructor(folder: string, onMissing: (reason: string) => void) {
    this.#folder = folder;
    this.#onMissing = onMissing;
  }

  /** Never rejects: what is refused or missing is answered with 404, and logged. */
  async answer({ url, method }: Pick<Request, 'url' | 'method'>): Promise<Response> {
    const file = method === 'GET' ? fileAt(url) : null;
    if (!file) return this.#missing(`${method} ${url}: refused`);
    try {
      const body = await readFile(join(this.#folder, file.path));
      return new Response(body, { headers: { ...headersOf(file.kind), 'Content-Type': file.type } });
    } catch (error) {
      return this.#missing(`${url}: ${(error as Error).message}`);
    }
  }

  #missing(reason: string): Response {
    this.#onMissing(reason);
    return new Response(null, { status: 404 });
  }
}
