import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expectThat } from './drill-report.ts';
import { type Fault, lasting } from './fault.ts';
import { findFilterProblem } from './packet-filter.ts';
import type { DrillCluster } from './start-cluster.ts';

/** Seconds within which /readyz reports that the database is gone, and a change is shown. */
const reportedWithin = 4;
const shownWithin = 10;
const page = '/en/product/amir-coffee-table';

/** Longer than a hanging network: the pauses before a packet is sent again double each time. */
const lossLasting = 10_000;

export function listNetworkFaults(cluster: DrillCluster): Record<'network' | 'packets', Fault> {
  return {
    // Connections stay open and nothing comes through, over the pooler and past it.
    network: cutOff(cluster, {
      title: 'the network between shop and database hangs for 5 s',
      milliseconds: lasting,
      cut: cluster.freezeDatabase,
    }),
    packets: {
      missing: async () => findFilterProblem(),
      ...cutOff(cluster, {
        title: 'all packets between shop and database are lost for 10 s',
        milliseconds: lossLasting,
        cut: cluster.dropPackets,
      }),
    },
  };
}

interface Cut {
  title: string;
  milliseconds: number;
  /** Returns what ends it. */
  cut(): () => void;
}

function cutOff({ shop, databaseUrl }: DrillCluster, { title, milliseconds, cut }: Cut): Fault {
  return {
    title,
    async cause() {
      const mend = cut();
      const began = performance.now();
      const [readiness] = await Promise.all([readReadiness(shop.url), sleep(milliseconds)]);
      const took = (readiness.at - began) / 1_000;
      expectThat(
        `/readyz said “${readiness.text}” after ${took.toFixed(1)} s`,
        readiness.status === 503 && took <= reportedWithin,
      );
      return mend;
    },
    async check() {
      const name = `Table ${Date.now()}`;
      const changed = performance.now();
      await rename(databaseUrl, name);
      const seconds = () => (performance.now() - changed) / 1_000;
      while (seconds() < shownWithin && !(await isShownByAll(shop.url, name))) await sleep(100);
      const took = seconds();
      expectThat(`a change is shown after ${took.toFixed(1)} s`, took < shownWithin);
    },
  };
}

async function readReadiness(url: string) {
  const signal = AbortSignal.timeout(lasting);
  const { status, text } = await fetch(`${url}/readyz`, { signal }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: 'nothing' }),
  );
  return { status, text, at: performance.now() };
}

/** Requests at the same time go to different workers, each with a connection that listens. */
async function isShownByAll(url: string, name: string): Promise<boolean> {
  const read = async () => (await (await fetch(url + page)).text()).includes(name);
  return (await Promise.all(Array.from({ length: 16 }, read))).every(Boolean);
}

async function rename(databaseUrl: string, name: string): Promise<void> {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  await owner.query(`update products set name = $1 where slug = 'amir-coffee-table'`, [name]);
  await owner.end();
}
