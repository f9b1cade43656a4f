import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import { deliverPending } from '../mail/deliver.server.ts';
import { sendStockAlerts } from '../stock-alerts/send-alerts.server.ts';
import { sweepIdentity } from './sweep.server.ts';

const second = 1000;

/** Sends waiting mail and removes what has run out, in every process; returns the way to stop. */
export function startHousekeeping(clock: Clock = systemClock): () => Promise<void> {
  const stops = [
    repeat('mail delivery', 10 * second, () => deliverPending(clock.now())),
    repeat('stock alerts', 30 * second, () => sendStockAlerts(clock.now())),
    repeat('identity sweep', 3600 * second, () => sweepIdentity(clock.now())),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** The next run is due a while after the last one ended, so that runs never overlap. */
function repeat(task: string, pause: number, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopped = false;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.warn({ err: error, task }, 'housekeeping failed'))
        .then(schedule);
    }, pause);
    timer.unref();
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
