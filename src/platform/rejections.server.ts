import { Counter } from 'prom-client';
import { metricsRegistry } from './metrics-registry.server.ts';

type Cause = 'queue' | 'event_loop';

const rejections = new Counter({
  name: 'orders_rejected_total',
  help: 'Orders and claims answered with 429 in a crowd, because the queue is long or the process is late.',
  labelNames: ['cause'],
  registers: [metricsRegistry],
});

// From the start, so that Prometheus also sees the first rejections as an increase.
for (const cause of ['queue', 'event_loop']) rejections.inc({ cause }, 0);

export const countRejection = (cause: Cause): void => rejections.inc({ cause });
