import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
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

const refusals = new Counter({
  name: 'rate_limited_total',
  help: 'Attempts answered with 429.',
  labelNames: ['route'],
  registers: [registry],
});

interface Observation {
  method: string;
  status: number;
  route: string;
  seconds: number;
}

export function observeRequest({ method, status, route, seconds }: Observation): void {
  durations.observe({ method, status, route }, seconds);
  if (status === 429) refusals.inc({ route });
}

/** Listens on loopback only: figures are for the operator, not for the world. */
export function serveMetrics(port: number) {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  // A second process on the machine serves customers without its own figures.
  server.on('error', (error) => log.warn({ err: error, port }, 'metrics are not served'));
  return server;
}
