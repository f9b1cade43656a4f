import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type FlightCounter = {
  url: string;
  /** How often the client had to wait for an answer before it sent on. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
};

/** A wire between client and database, long enough that waiting can be told from sending. */
const ONE_WAY = 10;

export async function countFlights(databaseUrl: string): Promise<FlightCounter> {
  const target = new URL(databaseUrl);
  let flights = 0;
  let answered = true;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    client.on('data', async (data) => {
      if (answered) flights += 1;
      answered = false;
      await sleep(ONE_WAY);
      server.write(data);
    });
    server.on('data', async (data) => {
      await sleep(ONE_WAY);
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
      flights = 0;
      await work();
      return flights;
    },
    async close() {
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
