import type { State, Worker } from './installation.ts';

/** An order waits four times for the database (decision 64), so its own work has five parts. */
const waits = 4;
const parts = waits + 1;
/** Its second wait locks the product, its last one commits. */
const lockingWait = 1;

/** `src/platform/overload.server.ts`: so many turns of the event loop, and so many orders in a second. */
const turns = 8;
const crowd = 20;

interface Order {
  now: number;
  isHot: boolean;
}

/** False when the order is answered with 429. */
export function sendOrder(state: State, worker: Worker, { now, isHot }: Order): boolean {
  if (isOverloaded(worker, now, state.installation.limits.maxWait)) return false;
  const products = isHot ? ['hot'] : [];
  return worker.orders.enter(now, products, (startedAt) => {
    // Commits and only then gives its place to the next order.
    const commit = (at: number) => {
      const committed = (end: number) => {
        if (isHot) state.hotProduct.release(end);
        worker.orders.leave(end, products, startedAt);
        const answered = worker.core.finish(end, state.costs.order.shop / parts);
        state.placed.add(answered - now);
      };
      waitForCommit(state, at, committed);
    };
    runWaits(state, worker, { wait: 0, isHot, at: startedAt, done: commit });
  });
}

interface Progress {
  wait: number;
  isHot: boolean;
  at: number;
  done: (now: number) => void;
}

function runWaits(state: State, worker: Worker, { wait, isHot, at, done }: Progress): void {
  if (wait === waits) return done(at);
  const { events, database, costs, installation, hotProduct } = state;
  const sent = worker.core.finish(at, costs.order.shop / parts);
  const query = (now: number) =>
    events.add(database.finish(now, costs.order.database / waits) + installation.roundTrip, (end) =>
      runWaits(state, worker, { wait: wait + 1, isHot, at: end, done }),
    );
  events.add(sent, (now) => {
    if (isHot && wait === lockingWait) hotProduct.acquire(now, query);
    else query(now);
  });
}

function waitForCommit(state: State, at: number, committed: (now: number) => void): void {
  const { events, installation, notify } = state;
  if (!installation.notifies) return events.add(at + installation.commitWait, committed);
  notify.acquire(at, (now) =>
    events.add(now + installation.commitWait, (end) => {
      notify.release(end);
      committed(end);
    }),
  );
}

/** The process is late, and there is a crowd. */
function isOverloaded({ core, crowd: recent }: Worker, now: number, maxWait: number): boolean {
  recent.push(now);
  if (recent.length > crowd) recent.shift();
  const isCrowd = recent.length === crowd && now - recent[0]! <= 1_000;
  return isCrowd && turns * core.delay(now) > maxWait;
}
