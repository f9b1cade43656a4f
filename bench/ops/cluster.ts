// npm run drill:cluster: a highly available installation on loopback, broken in the middle of orders.
import './silent-log.ts';
import { mkdirSync } from 'node:fs';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { findLostClaims, openGame, sendClaims } from './claims.ts';
import { createDrillClock } from './drill-clock.ts';
import { endDrill, expectThat } from './drill-report.ts';
import type { Fault } from './fault.ts';
import { listFaults } from './faults.ts';
import { listMachineFaults } from './machine-faults.ts';
import { findBrokenInvariants, findLostOrders, sendOrders } from './orders.ts';
import { until, Workspace } from './programs.ts';
import { type DrillCluster, startDrillCluster } from './start-cluster.ts';
import { watchPages } from './watch-pages.ts';

const number = (name: string, standard: number) => Number(process.env[name] ?? standard);
const orders = number('ORDERS', 500);
const claims = number('CLAIMS', 100);
const firstSeed = number('FIRST_SEED', 1);
const seeds = number('SEEDS', 1);
const nodes = number('NODES', 2);
/** Names of faults with commas between; all unless given. */
const only = process.env['FAULTS']?.split(',');
/** Seconds after which orders must be accepted again. */
const backWithin = 30;
const pages = ['/en', '/ar/shop', '/en/product/amir-coffee-table'];

const space = new Workspace('cluster');
const sink = await smtpSink();
try {
  const uploads = space.path('uploads');
  mkdirSync(uploads);
  console.log('Starting etcd, PostgreSQL, HAProxy, PgBouncer, the shop and nginx …');
  const clock = createDrillClock(space.path('clock'));
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'shop@fustat.example' };
  const env = { ...mail, UPLOADS_DIR: uploads, ...clock.env };
  const cluster = await startDrillCluster(space, { nodes, env });
  try {
    expectThat('a backup of the primary succeeds', cluster.backUp());
    await openGame(cluster.databaseUrl, 1_000_000);
    const machineFaults = listMachineFaults(cluster, clock);
    await drillAll(cluster, { ...listFaults(cluster, sink, uploads), ...machineFaults });
  } finally {
    await cluster.shop.stop();
  }
} finally {
  await sink.close();
  await space.remove();
}
endDrill();

async function drillAll(cluster: DrillCluster, faults: Record<string, Fault>): Promise<void> {
  let buyers = 0;
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    for (const [name, fault] of Object.entries(faults)) {
      if (only && !only.includes(name)) continue;
      console.log(`\n${fault.title} (seed ${seed})`);
      const missing = await fault.missing?.();
      if (missing) {
        expectThat('this machine can cause it', [missing]);
        continue;
      }
      await drill(cluster, fault, { buyers: (buyers += 1), before: momentOf(seed) });
      await until(() => cluster.isWhole(), 'the cluster is whole again', 240);
    }
  }
}

/** Each seed breaks things at another moment: the share of the orders that were accepted before. */
function momentOf(seed: number): number {
  return 0.15 + 0.07 * ((seed * 3) % 10);
}

async function drill(
  cluster: DrillCluster,
  fault: Fault,
  { buyers, before }: { buyers: number; before: number },
): Promise<void> {
  const { url, databaseUrl } = cluster;
  await readInEveryWorker(cluster.shop.url);
  const accepted: number[] = [];
  const claimed: number[] = [];
  const onAccepted = () => accepted.push(performance.now());
  const onClaimed = () => claimed.push(performance.now());
  const sending = sendOrders(url, databaseUrl, { count: orders, seed: buyers, onAccepted });
  const claiming = sendClaims(url, { count: claims, during: sending, onClaimed });
  await until(() => accepted.length >= orders * before, 'a share of the orders is accepted', 300);
  const watch = watchPages(url, pages);
  const began = performance.now();
  const repair = await fault.cause();
  if (fault.healsByItself) {
    await Promise.race([sending, until(() => hasAcceptedSince(accepted, began), 'orders', 120)]);
  }
  await repair();
  const sent = await sending;
  const claimants = await claiming;
  const { served, failed, slowest } = await watch.stop();
  const gap = longestGap(accepted, began);
  expectThat(
    `every one of ${orders} orders is stored once`,
    await findLostOrders(databaseUrl, sent),
  );
  expectThat(
    `every one of ${claimants.length} claims is stored once`,
    await findLostClaims(databaseUrl, claimants),
  );
  expectThat(`orders were accepted again after ${gap.toFixed(1)} s`, gap <= backWithin);
  expectThat(
    'orders and claims were under way',
    [accepted, claimed].every((times) => times[0]! < began && times.at(-1)! > began),
  );
  const pagesText = `stored pages were served ${served} times, ${failed} failed`;
  expectThat(`${pagesText}, the slowest took ${slowest.toFixed(1)} s`, failed === 0);
  await fault.check?.();
  expectThat('stock, coupons, sums and points hold', findBrokenInvariants(databaseUrl));
}

/**
 * Requests at the same time go over different connections, and so to different workers. Past nginx,
 * whose open connections may all lead to the worker that was not killed.
 */
async function readInEveryWorker(url: string): Promise<void> {
  for (const page of pages) {
    await Promise.all(Array.from({ length: 16 }, async () => (await fetch(url + page)).text()));
  }
}

/** An order after the fault that had time to take effect. */
function hasAcceptedSince(accepted: readonly number[], began: number): boolean {
  return accepted.some((time) => time > began + 2_000);
}

/** Seconds: the longest time after the fault in which no order was accepted. */
function longestGap(accepted: readonly number[], began: number): number {
  const times = [began, ...accepted.filter((time) => time > began)];
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  return Math.max(0, ...gaps) / 1_000;
}
