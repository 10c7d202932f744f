import { posix } from 'node:path';
import type { CustomPublishOptions } from 'builder-util-runtime';
import type { AppUpdater } from 'electron-updater';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js';
import type { Feed } from './feed.ts';
import { provenText } from './signature.ts';

type Runtime = ConstructorParameters<typeof GenericProvider>[2];

/** Asks a plain web server, and takes nothing from it that is not signed. */
class SignedProvider extends GenericProvider {
  readonly #key: string;

  constructor(options: CustomPublishOptions, updater: AppUpdater, runtime: Runtime) {
    const { url, key } = options as unknown as Feed;
    super({ provider: 'generic', url }, updater, runtime);
    this.#key = key;
  }

  protected override async httpRequest(...request: Parameters<GenericProvider['httpRequest']>) {
    const text = await super.httpRequest(...request);
    return provenText(posix.basename(request[0].pathname), text ?? '', this.#key);
  }
}

/** Where an updater has to ask. */
export const signedFeed = (feed: Feed): CustomPublishOptions => ({
  provider: 'custom',
  updateProvider: SignedProvider,
  ...feed,
});
