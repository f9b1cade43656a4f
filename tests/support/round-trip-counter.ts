import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type RoundTripCounter = {
  url: string;
  /** How often the client had to wait for an answer before it sent on. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
};

/** A wire between client and database, long enough that waiting can be told from sending. */
const DELAY_MS = 10;

export async function countRoundTrips(databaseUrl: string): Promise<RoundTripCounter> {
  const target = new URL(databaseUrl);
  let roundTrips = 0;
  let answered = true;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    client.on('data', async (data) => {
      if (answered) roundTrips += 1;
      answered = false;
      await sleep(DELAY_MS);
      server.write(data);
    });
    server.on('data', async (data) => {
      await sleep(DELAY_MS);
      answered = true;
      client.write(data);
    });
    for (const [one, other] of [[client, server] as const, [server, client] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.port = `${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    async during(work) {
      roundTrips = 0;
      await work();
      return roundTrips;
    },
    async close() {
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
