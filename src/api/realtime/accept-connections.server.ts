import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Clock } from '#platform/clock.ts';
import { environment } from '#platform/environment.server.ts';
import { observeRealtimeConnections } from '#platform/http/metrics.server.ts';
import { forwardedAddress } from '#platform/http/request-scope.server.ts';
import { log } from '#platform/log.server.ts';
import { networkOf } from '#services/shared/rate-limits.server.ts';
import { Connection } from './connection.ts';
import { handleMessage } from './handle-message.ts';
import type { Hub } from './hub.ts';
import { identifyBy } from './identify.ts';
import { limits } from './limits.ts';
import type { Version } from './protocol/message.ts';
import { AllowancePerKey } from '#platform/allowance.ts';

const path = '/realtime/v1/websocket';
/** Milliseconds between looks for idle connections and expired tokens. */
const sweepInterval = 5_000;
const versions = new Map<string, Version>([
  ['1.0.0', 1],
  ['2.0.0', 2],
]);

interface Rejection {
  status: 400 | 403 | 429 | 503;
  text: string;
}

/** Accepts WebSockets, counts them for each network and cuts off those that are silent. */
export class Connections {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // Compression would cost memory for each connection, and messages are small.
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #open = new Set<Connection>();
  readonly #perNetwork = new Map<string, number>();
  #attempts: AllowancePerKey | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(hub: Hub, clock: Clock) {
    this.#hub = hub;
    this.#clock = clock;
  }

  get count(): number {
    return this.#open.size;
  }

  *[Symbol.iterator](): Iterator<Connection> {
    yield* this.#open;
  }

  /** False when the request is for something else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (!URL.canParse(request.url ?? '', 'http://localhost')) return false;
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname !== path) return false;
    // The client may go at any moment.
    socket.on('error', () => {});
    void this.#accept(url, request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a realtime connection could not be opened');
      reject(socket, { status: 503, text: 'Service Unavailable' });
    });
    return true;
  }

  stop(): void {
    this.#isStopping = true;
    clearInterval(this.#sweeping);
    for (const connection of this.#open) connection.stop();
  }

  /** Those who have not answered the close meanwhile. */
  cutOffAll(): void {
    for (const connection of this.#open) connection.cutOff();
  }

  async #accept(url: URL, incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const network = networkOf(addressOf(incoming));
    const version = versions.get(url.searchParams.get('vsn') ?? '1.0.0');
    if (!version) return reject(socket, { status: 400, text: 'Bad Request' });
    const rejection = this.#limit(network);
    if (rejection) return reject(socket, rejection);
    const release = this.#reserve(network);
    try {
      const identify = identifyBy(toRequest(url, incoming), this.#clock);
      const identified = await identify(null);
      if (!identified.ok) return reject(socket, { status: 403, text: 'Forbidden' });
      await this.#hub.start();
      if (socket.destroyed) return;
      const shared = { hub: this.#hub, clock: this.#clock, handle: handleMessage };
      this.#sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        const own = { socket: webSocket, network, version, identify };
        const connection = new Connection({ ...own, ...shared });
        const free = this.#reserve(network);
        this.#open.add(connection);
        observeRealtimeConnections(this.#open.size);
        webSocket.once('close', () => {
          this.#open.delete(connection);
          observeRealtimeConnections(this.#open.size);
          free();
        });
        this.#sweeping ??= setInterval(() => this.#sweep(), sweepInterval).unref();
      });
    } finally {
      release();
    }
  }

  #limit(network: string): Rejection | undefined {
    const { REALTIME_CONNECTIONS, REALTIME_CONNECTIONS_PER_ADDRESS: perAddress } = environment();
    if (this.#isStopping || this.#open.size >= REALTIME_CONNECTIONS) {
      return { status: 503, text: 'Service Unavailable' };
    }
    this.#attempts ??= new AllowancePerKey({ burst: perAddress, perSecond: perAddress / 10 });
    const isTooMany = (this.#perNetwork.get(network) ?? 0) >= perAddress;
    if (isTooMany || !this.#attempts.take(network))
      return { status: 429, text: 'Too Many Requests' };
    return undefined;
  }

  /** Counts a connection; the result gives its place back. */
  #reserve(network: string): () => void {
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    return () => {
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
    };
  }

  #sweep(): void {
    for (const connection of this.#open) {
      if (connection.isIdle()) connection.cutOff();
      for (const channel of connection.channels.values()) {
        if (channel.isExpired()) channel.shutDown('Token has expired');
      }
    }
  }
}

function reject(socket: Duplex, { status, text }: Rejection): void {
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What identification reads: key, token and origin. */
function toRequest(url: URL, { headers }: IncomingMessage): Request {
  const names = ['apikey', 'authorization', 'origin', 'sec-fetch-site'] as const;
  const pairs = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(url, { headers: pairs });
}

function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const own = socket.remoteAddress ?? 'unknown';
  return environment().TRUST_PROXY ? forwardedAddress(header) || own : own;
}
