/** The project's homepage, as far as updates go: what tells of the newest version, signed, and its package. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { makeKeys, privateKeyFor, signed } from '../../../build/package/updates/signing.ts';
import { sha512, tell } from '../../electron/updates/tell.ts';

const keys = makeKeys();
const folder = '/updates/';

export class UpdateServer {
  readonly #server: Server;
  readonly #offered = new Map<string, Buffer>();
  #packagesMayGo = Promise.resolve();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', ({ url }, answer) => {
      const name = new URL(url!, 'http://here').pathname.slice(folder.length);
      const content = this.#offered.get(name);
      if (!content) return answer.writeHead(404).end('nothing here');
      if (name.endsWith('.yml')) return answer.end(content);
      void this.#packagesMayGo.then(() => answer.end(content));
    });
  }

  static async open(): Promise<UpdateServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new UpdateServer(server);
  }

  /** What an app has to say of itself to look here. */
  get about(): { homepage: string; updateKey: string } {
    const { port } = this.#server.address() as AddressInfo;
    return { homepage: `http://127.0.0.1:${port}/`, updateKey: keys.publicKey };
  }

  /** `manifest`: as a system's apps ask for it, "latest.yml". */
  offer(manifest: string, version: string, file: string): void {
    const content = readFileSync(file);
    const text = tell(version, basename(file), sha512(content), content.length);
    const own = privateKeyFor(keys.publicKey, keys.privateKey);
    this.#offered.set(basename(file), content);
    this.#offered.set(manifest, Buffer.from(signed(manifest, text, own)));
  }

  /** Packages that are asked for from now on come only once what is answered was called. */
  holdPackages(): () => void {
    let release = (): void => {};
    this.#packagesMayGo = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
