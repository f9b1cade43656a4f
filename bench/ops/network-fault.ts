import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expectThat } from './drill-report.ts';
import { type Fault, lasting } from './faults.ts';
import type { DrillCluster } from './start-cluster.ts';

/** Seconds within which /readyz says that the database does not answer. */
const saidWithin = 4;
const shownWithin = 10;
const page = '/en/product/amir-coffee-table';

/** Connections stay open and nothing comes through, over the pooler and past it. */
export function networkFault({ shop, databaseUrl, freezeDatabase }: DrillCluster): Fault {
  return {
    title: 'the network between shop and database hangs for 5 s',
    async cause() {
      const thaw = freezeDatabase();
      const began = performance.now();
      const [answer] = await Promise.all([readReadiness(shop.url), sleep(lasting)]);
      const took = (answer.at - began) / 1_000;
      expectThat(
        `/readyz said “${answer.text}” after ${took.toFixed(1)} s`,
        answer.status === 503 && took <= saidWithin,
      );
      return thaw;
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
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  const text = (await response?.text()) ?? 'nothing';
  return { status: response?.status, text, at: performance.now() };
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
