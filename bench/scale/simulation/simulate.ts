import { EventQueue } from './event-queue.ts';
import { Histogram } from './histogram.ts';
import {
  type Costs,
  createWorker,
  type Installation,
  type State,
  type Worker,
} from './installation.ts';
import { Lock } from './lock.ts';
import type { Random } from './random.ts';
import { sendOrder } from './send-order.ts';
import { Station } from './station.ts';

/** Arrivals in milliseconds, each in the order of time. */
export interface Load {
  stored: Iterator<number, void>;
  /** So many stored pages arrive at the same time, each at another worker: that saves events. */
  storedPerArrival: number;
  rendered: Iterator<number, void>;
  orders: Iterator<number, void>;
  /** The share of orders of one product that come at this time. */
  hotShare: (at: number) => number;
}

/** The busiest minute of each part, as a share of what it can do. */
export type Peaks = Record<
  'shop cores' | 'database cores' | 'orders at a time' | 'hot product' | 'NOTIFY lock',
  number
>;

export interface Result {
  stored: Histogram;
  rendered: Histogram;
  orders: Histogram;
  rejected: number;
  peaks: Peaks;
  /** Milliseconds after the beginning. */
  endedAt: number;
}

/** Runs every request through workers, database and locks; the same random numbers, the same result. */
export function simulate(
  installation: Installation,
  costs: Costs,
  load: Load,
  random: Random,
): Result {
  const state: State = {
    ...{ events: new EventQueue(), installation, costs, placed: new Histogram() },
    ...{ database: new Station(installation.databaseCores), hotProduct: new Lock() },
    notify: new Lock(),
  };
  const [stored, rendered] = [new Histogram(), new Histogram()];
  const workers = Array.from({ length: installation.workers }, createWorker(installation));
  let next = 0;
  const takeWorker = () => workers[(next = (next + 1) % workers.length)]!;
  let rejected = 0;

  arrive(load.stored, state, (now) => {
    for (let page = 0; page < load.storedPerArrival; page += 1)
      stored.add(takeWorker().core.finish(now, costs.stored.shop) - now);
  });
  arrive(load.rendered, state, (now) => render(state, takeWorker(), now, rendered));
  arrive(load.orders, state, (now) => {
    const isHot = random() < load.hotShare(now);
    if (!sendOrder(state, takeWorker(), { now, isHot })) rejected += 1;
  });
  let endedAt = 0;
  while (state.events.nextAt < Infinity) {
    endedAt = state.events.nextAt;
    state.events.runNext();
  }
  const peaks = findPeaks(state, workers);
  return { stored, rendered, orders: state.placed, rejected, peaks, endedAt };
}

/** Only the next arrival waits in the queue of events. */
function arrive(times: Iterator<number, void>, state: State, work: (now: number) => void): void {
  const { done, value } = times.next();
  if (done) return;
  state.events.add(value, (now) => {
    work(now);
    arrive(times, state, work);
  });
}

/** The database first, then React. */
function render(
  { events, database, costs, installation }: State,
  worker: Worker,
  now: number,
  durations: Histogram,
) {
  const read = database.finish(now, costs.rendered.database) + installation.roundTrip;
  events.add(read, (at) => durations.add(worker.core.finish(at, costs.rendered.shop) - now));
}

function findPeaks(
  { database, hotProduct, notify, installation }: State,
  workers: Worker[],
): Peaks {
  const highest = (shares: number[]) => Math.max(...shares);
  return {
    'shop cores': highest(workers.map(({ core }) => core.busy.peak(1))),
    'database cores': database.busy.peak(installation.databaseCores),
    'orders at a time': highest(
      workers.map(({ orders }) => orders.busy.peak(installation.limits.atATime)),
    ),
    'hot product': hotProduct.busy.peak(1),
    'NOTIFY lock': notify.busy.peak(1),
  };
}
