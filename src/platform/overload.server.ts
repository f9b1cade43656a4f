import { Counter } from 'prom-client';
import { countArrivals } from './arrivals.ts';
import { queueTransaction } from './database/queue-transaction.server.ts';
import { environment } from './environment.server.ts';
import { createLagMeter } from './event-loop-lag.ts';
import { metricsRegistry } from './metrics-registry.server.ts';

const interval = 50;
/** An order needs so many turns of the event loop: its body, waits for the database, the answer. */
const turns = 8;
/**
 * Fewer orders than this in a second are no crowd: the process is late for another reason, and
 * rejecting a buyer would not make it quicker.
 */
const crowd = 20;
/** Seconds after which a rejected client may try again. */
export const overloadRetryAfter = 2;

const arrivals = countArrivals(() => performance.now());
const rejections = new Counter({
  name: 'orders_rejected_total',
  help: 'Orders answered with 429 in a crowd, because the queue is long or the process is late.',
  labelNames: ['cause'],
  registers: [metricsRegistry],
});

// From the start, so that Prometheus also sees the first rejections as an increase.
for (const cause of ['queue', 'event_loop']) rejections.inc({ cause }, 0);

let lag: ReturnType<typeof createLagMeter> | undefined;

/**
 * Whether an order that comes now would wait longer than `QUEUE_MILLISECONDS`: for its transaction,
 * or for the process to get to it. Asked before anything else is done for a request, because in a
 * crowd also the work for those who are rejected makes the others wait.
 */
export function isOverloaded(): boolean {
  lag ??= startMeter();
  const { QUEUE_MILLISECONDS: limit } = environment();
  const isLate = arrivals.add() >= crowd && turns * lag.milliseconds() > limit;
  const isFull = queueTransaction.isFull();
  if (isFull || isLate) rejections.inc({ cause: isFull ? 'queue' : 'event_loop' });
  return isFull || isLate;
}

function startMeter(): ReturnType<typeof createLagMeter> {
  const meter = createLagMeter({ interval, now: () => performance.now() });
  setInterval(() => meter.tick(), interval).unref();
  return meter;
}
