import type { Plugin } from 'vite';
import { manifestFile } from './installable.ts';

/** As in the app, but for what a page can't forbid by itself: to be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Every page beside the others under its name, with `host` (from the root) as the first that runs in it. `pages`: files
 * from the root by name.
 */
export function flatPages(pages: Readonly<Record<string, string>>, host: string): Plugin {
  return {
    name: 'flat-pages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } },
        { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
        { tag: 'script', attrs: { type: 'module', src: `/${host}` }, injectTo: 'head-prepend' },
      ],
    },
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(pages)) {
        const page = bundle[file];
        if (page?.type !== 'asset') this.error(`${file} was not built`);
        const up = '../'.repeat(file.split('/').length - 1);
        const source = String(page.source)
          .replaceAll(`"${up}`, '"./')
          .replace('</head>', `<link rel="manifest" href="./${manifestFile}"></head>`);
        delete bundle[file];
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}
