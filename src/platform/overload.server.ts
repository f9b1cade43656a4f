import { countArrivals } from './arrivals.ts';
import { isQueueFull } from './database/queue-transaction.server.ts';
import { environment } from './environment.server.ts';
import { createLagMeter } from './event-loop-lag.ts';
import { countRejection } from './rejections.server.ts';

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
  const isFull = isQueueFull();
  if (isFull || isLate) countRejection(isFull ? 'queue' : 'event_loop');
  return isFull || isLate;
}

function startMeter(): ReturnType<typeof createLagMeter> {
  const meter = createLagMeter({ interval, now: () => performance.now() });
  setInterval(() => meter.tick(), interval).unref();
  return meter;
}
