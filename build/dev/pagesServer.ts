/** The pages of `npm run dev`: served by Vite, which replaces what has changed in them while they are open. */
import { fileURLToPath } from 'node:url';
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import { pageKinds, pages, type PageKind } from '../../electron/contract/pages.ts';
import { policyOf } from '../../electron/guards/policy.ts';
import { configOf } from '../bundle/bundles.ts';
import { savedAt } from './watchBundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PagesEvents {
  /** The panel's page was asked for: a new window has started. */
  opened(): void;
  /** The hidden capture page, which can't be replaced in part, was changed by a file saved at `savedMs`. */
  captureChanged(savedMs: number): void;
}

/** A page's policy with what Vite needs in it: styles that a script sets, and the connection that reports changes. */
export const devPolicyOf = (kind: PageKind): string =>
  policyOf(kind, {
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws://127.0.0.1:*",
  });

/** The page that an address of the server stands for, if any. */
export const pageAt = (url: string): PageKind | undefined =>
  pageKinds.find((kind) => url.split('?')[0] === `/${pages[kind].file}`);

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
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const kind = pageAt(request.url!);
        if (kind) response.setHeader('Content-Security-Policy', devPolicyOf(kind));
        if (kind === 'panel') events.opened();
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
