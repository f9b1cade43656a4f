import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

interface Upgradable {
  api: Hono<never>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop(): Promise<void>;
}

/** Serves an API that has WebSockets on a free port, as the shop's server does. */
export async function serveUpgrades(path: string, { api, upgrade, stop }: Upgradable) {
  const app = new Hono().route(path, api);
  const server = createServer(getRequestListener(app.fetch));
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
