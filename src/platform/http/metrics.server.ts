import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { AggregatorRegistry, Counter, Gauge, Histogram } from 'prom-client';
import { type QueueFigures, readQueueFigures } from '../jobs/queue-figures.server.ts';
import { countUnusedSlots } from '../database/unused-slots.server.ts';
import { readPoolFigures } from '../database/health.server.ts';
import { log } from '../log.server.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request.',
  labelNames: ['method', 'status', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metricsRegistry],
});

const rejections = new Counter({
  name: 'rate_limited_total',
  help: 'Attempts answered with 429.',
  labelNames: ['route'],
  registers: [metricsRegistry],
});

type DatabaseFigures = QueueFigures & { unusedSlots: number };

/** The database is one for all processes: adding up what each of them reads would be wrong. */
const databaseGauge = (name: string, help: string, value: (figures: DatabaseFigures) => number) =>
  new Gauge({
    name,
    help,
    aggregator: 'first',
    registers: [metricsRegistry],
    async collect() {
      const figures = await currentFigures();
      if (figures) this.set(value(figures));
      else this.remove();
    },
  });

databaseGauge('jobs_waiting', 'Jobs that are due and not running.', ({ waiting }) => waiting);
databaseGauge(
  'jobs_failed',
  'Jobs that failed for good; staff can start them again.',
  ({ failed }) => failed,
);
databaseGauge(
  'jobs_oldest_waiting_seconds',
  'Time since the oldest waiting job was due.',
  ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
);

databaseGauge(
  'replication_slots_unused',
  'Replication slots that no replica and no backup reads; the log of the database grows for them.',
  ({ unusedSlots }) => unusedSlots,
);

const databaseUp = new Gauge({
  name: 'database_up',
  help: '1 while the database answers within two seconds, 0 otherwise.',
  aggregator: 'min',
  registers: [metricsRegistry],
  async collect() {
    databaseUp.set((await currentFigures()) ? 1 : 0);
  },
});

/** Milliseconds; workers hand their figures over within five seconds or not at all. */
const longestRead = 2_000;
let reading: Promise<DatabaseFigures | undefined> | undefined;

/** One read for the gauges of one scrape; undefined when the database does not answer in time. */
function currentFigures(): Promise<DatabaseFigures | undefined> {
  reading ??= Promise.race([
    readDatabaseFigures().catch((error: unknown) => {
      log.warn({ err: error }, 'the figures of the database cannot be read');
      return undefined;
    }),
    sleep(longestRead, undefined, { ref: false }),
  ]).finally(() => (reading = undefined));
  return reading;
}

async function readDatabaseFigures(): Promise<DatabaseFigures> {
  // One after the other: figures take one connection from the shop.
  return { ...(await readQueueFigures()), unusedSlots: await countUnusedSlots() };
}

const realtimeConnections = new Gauge({
  name: 'realtime_connections',
  help: 'Open WebSockets of /realtime/v1.',
  registers: [metricsRegistry],
});

export function observeRealtimeConnections(count: number): void {
  realtimeConnections.set(count);
}

const connections = new Gauge({
  name: 'database_connections',
  help: 'Connections that are busy or idle, and requests that wait for one.',
  labelNames: ['state'],
  registers: [metricsRegistry],
  collect() {
    const figures = readPoolFigures();
    for (const [state, count] of Object.entries(figures)) connections.set({ state }, count);
  },
});

interface Observation {
  method: string;
  status: number;
  route: string;
  seconds: number;
}

export function observeRequest({ method, status, route, seconds }: Observation): void {
  durations.observe({ method, status, route }, seconds);
  if (status === 429) rejections.inc({ route });
}

/**
 * Listens on loopback only: metrics are for the operator. A worker hands its figures to the process
 * that started it, which serves those of all.
 */
export function serveMetrics(port: number) {
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(metricsRegistry);
    void new AggregatorRegistry();
    return undefined;
  }
  const app = new Hono();
  app.get('/metrics', async (context) => {
    return context.text(await metricsRegistry.metrics(), 200, {
      'Content-Type': metricsRegistry.contentType,
    });
  });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  // A second process on the same machine runs without its own metrics.
  server.on('error', (error) => log.warn({ err: error, port }, 'metrics are not served'));
  return server;
}
