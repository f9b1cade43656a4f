import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readQueueFigures } from '../jobs/queue-figures.server.ts';
import { log } from '../log.server.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request.',
  labelNames: ['method', 'status', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

const rejections = new Counter({
  name: 'rate_limited_total',
  help: 'Attempts answered with 429.',
  labelNames: ['route'],
  registers: [registry],
});

const failedJobs = new Gauge({
  name: 'jobs_failed',
  help: 'Jobs that failed for good; staff can start them again.',
  registers: [registry],
});

const oldestJob = new Gauge({
  name: 'jobs_oldest_waiting_seconds',
  help: 'Time since the oldest waiting job was due.',
  registers: [registry],
});

const waitingJobs = new Gauge({
  name: 'jobs_waiting',
  help: 'Jobs that are due and not running.',
  registers: [registry],
});

const realtimeConnections = new Gauge({
  name: 'realtime_connections',
  help: 'Open WebSockets of /realtime/v1.',
  registers: [registry],
});

export function observeRealtimeConnections(count: number): void {
  realtimeConnections.set(count);
}

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

/** Read at the moment of the request: without the database the other figures are still served. */
async function observeQueue(): Promise<void> {
  try {
    const { waiting, failed, oldestWaitingSeconds } = await readQueueFigures();
    waitingJobs.set(waiting);
    failedJobs.set(failed);
    oldestJob.set(oldestWaitingSeconds);
  } catch (error) {
    for (const gauge of [waitingJobs, failedJobs, oldestJob]) gauge.remove();
    log.warn({ err: error }, 'the figures of the job queue cannot be read');
  }
}

/** Listens on loopback only: metrics are for the operator. */
export function serveMetrics(port: number) {
  const app = new Hono();
  app.get('/metrics', async (context) => {
    await observeQueue();
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  // A second process on the same machine runs without its own metrics.
  server.on('error', (error) => log.warn({ err: error, port }, 'metrics are not served'));
  return server;
}
