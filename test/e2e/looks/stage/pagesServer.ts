/** Gives out the built pages, as they are, at an address of this machine. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../../out/pages', import.meta.url));
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Those of a folder. Resolves with the server and its address, without a slash at the end. */
export async function servePages(folder = built): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url!, 'http://localhost').pathname).replace(/\/$/, '/index.html');
    readFile(join(folder, path)).then(
      (data) => response.setHeader('content-type', kinds[extname(path)] ?? 'text/plain').end(data),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
