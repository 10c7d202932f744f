/** The pages of `npm run dev`: served by Vite, which replaces what has changed in them while they are open. */
import { fileURLToPath } from 'node:url';
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import { configOf } from '../bundle/bundles.ts';
import { savedAt } from './watchBundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PagesEvents {
  /** The panel's page was asked for: a new window has started. */
  opened(): void;
  /** The hidden capture page, which can't be replaced in part, was changed by a file saved at `savedMs`. */
  captureChanged(savedMs: number): void;
}

/** A page's policy with what Vite needs in it: styles that a script sets, and the connection that tells of changes. */
export function withDevPolicy(html: string): string {
  return html
    .replace(/style-src 'self'/, "$& 'unsafe-inline'")
    .replace(/default-src 'none'/, "$&; connect-src 'self' ws://127.0.0.1:*");
}

/** Whether the hidden capture page or one of its workers is among the modules, or those that import them. */
export function reachesCapture(modules: Iterable<EnvironmentModuleNode>, seen = new Set<unknown>()): boolean {
  return [...modules].some((module) => {
    if (seen.has(module)) return false;
    seen.add(module);
    return module.file?.includes('/electron/capture/') || reachesCapture(module.importers, seen);
  });
}

function devPages(events: PagesEvents): Plugin {
  return {
    name: 'okiba:dev-pages',
    transformIndexHtml: withDevPolicy,
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/renderer/panel/index.html')) events.opened();
        next();
      });
    },
    hotUpdate({ file, modules }) {
      if (!reachesCapture(modules)) return;
      events.captureChanged(savedAt(file));
      return [];
    },
  };
}

/** Serves the pages to this machine alone. */
export async function servePages(events: PagesEvents): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: configOf('pages'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [devPages(events)],
    server: { host: '127.0.0.1', watch: { ignored: [`${root}out/**`] } },
  });
  return server.listen();
}
