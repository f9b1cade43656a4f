import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemClock, type Clock } from '#platform/clock.ts';
import { createBroadcastApi } from './broadcast-api.ts';
import { Connections } from './accept-connections.server.ts';
import { Hub } from './hub.ts';
import { watchAccess } from './watch-access.server.ts';

/** Milliseconds that clients have to close their side. */
const closeTimeout = 1_000;

/** The hosted backend's /realtime/v1: WebSockets, and broadcasts over HTTP. */
export function createRealtime(clock: Clock = systemClock) {
  const hub = new Hub();
  const connections = new Connections(hub, clock);
  let watching: Promise<() => Promise<void>> | undefined;

  function* channels() {
    for (const connection of connections) yield* connection.channels.values();
  }

  return {
    api: createBroadcastApi(hub, clock),
    /** Takes a request to change to a WebSocket; false when it is for something else. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      watching ??= watchAccess(channels);
      watching.catch(() => (watching = undefined));
      return connections.upgrade(request, socket, head);
    },
    count: () => connections.count,
    /** Ends all connections, so that the process can stop. */
    async stop(): Promise<void> {
      connections.stop();
      for (let waited = 0; connections.count > 0 && waited < closeTimeout; waited += 20) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      connections.cutOffAll();
      await hub.stop();
      const stopWatching = await watching?.catch(() => undefined);
      await stopWatching?.();
    },
  };
}

export const realtime = createRealtime();
