import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { log } from '../log.server.ts';
import { probePort } from './probe-port.server.ts';

/**
 * Sockets that listen on the port. Node accepts one connection from each in a turn of its event loop.
 * In a crowd a turn takes 10 ms or more: with one socket, most connections would wait for seconds
 * without any response, not even a 429.
 */
const socketCount = 16;
/**
 * Connections that may wait at each socket, as far as the system allows. Those beyond are dropped,
 * and their clients try again after 1, 3 and 7 seconds: a crowd is larger than Node's own limit.
 */
const backlog = 4096;

/** What Node sets for the connections of an HTTP server. */
const asForHttp = { allowHalfOpen: true, noDelay: true };

export interface OpenPort {
  port: number;
  /** Takes no new connections; the open ones stay. Resolves when they have ended. */
  close(): Promise<void>;
}

type Address = Parameters<typeof probePort>[0];

/** Lets the server listen; rejects when the port is taken. */
export function openPort(server: HttpServer, address: Address): Promise<OpenPort> {
  return canShare() ? shareAmongSockets(server, address) : listen(server, address);
}

/** Only Linux divides connections among sockets. A worker gets its connections from the launcher. */
const canShare = () => process.platform === 'linux' && !cluster.isWorker;

async function listen(server: Server, address: Address): Promise<OpenPort> {
  await listening(server, { ...address, backlog });
  return openPortOf([server]);
}

async function shareAmongSockets(server: HttpServer, { host, port }: Address): Promise<OpenPort> {
  // Sockets that share a port would also share it with those of another shop.
  const free = await probePort({ host, port });
  const more = Array.from(
    { length: socketCount - 1 },
    () => new Server(asForHttp, (socket) => void server.emit('connection', socket)),
  );
  const servers = [server, ...more];
  const shared = { host, port: free, backlog, reusePort: true };
  await Promise.all(servers.map((each) => listening(each, shared)));
  return openPortOf(servers);
}

async function listening(server: Server, options: Parameters<Server['listen']>[0]): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}

function openPortOf(servers: readonly Server[]): OpenPort {
  for (const server of servers) server.on('error', logError);
  return {
    port: (servers[0]!.address() as AddressInfo).port,
    async close() {
      await Promise.all(servers.map(closed));
    },
  };
}

/** Such as too many open files: the connection is lost, but not the shop. */
const logError = (error: Error) => log.error({ err: error }, 'a connection was not accepted');

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    // The method of an HTTP server would also end connections that are idle.
    Server.prototype.close.call(server, () => resolve());
  });
