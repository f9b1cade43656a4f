import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeUnacceptedConnections } from './close-unaccepted-connections.ts';

/** What a worker sends when it serves. */
export type Ready = { url: string };
/** What the launcher sends a worker that shall end: it finishes its requests first. */
export type Order = 'finish';

export type Workers = {
  url: string;
  /** Replaces one worker after the other; each successor serves before its predecessor leaves. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Ending = { code: number | null; signal: string | null };
type Options = { count: number; crashed: (ending: Ending) => void };

/** Milliseconds after which a worker counts as healthy, and a later crash as the first. */
const healthyAfter = 60_000;
const firstDelay = 100;
const longestDelay = 30_000;

/** Milliseconds to wait before a worker that crashed so many times in a row is started again. */
export const restartDelay = (crashes: number): number =>
  Math.min(longestDelay, firstDelay * 2 ** (crashes - 1));

/**
 * Runs the shop in several processes that share one port. The port belongs to this process, so that
 * no connection is refused while workers come and go.
 */
export async function startWorkers({ count, crashed }: Options): Promise<Workers> {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'serve-worker.ts') });
  const serving = new Set<Worker>();
  let isStopping = false;
  let restarting = Promise.resolve();

  async function start(crashes = 0): Promise<Ready> {
    const started = Date.now();
    let isReady = false;
    const worker = cluster.fork();
    closeUnacceptedConnections(worker);
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      const isUnexpected = serving.delete(worker) && !isStopping && isReady;
      if (!isUnexpected) return;
      const inARow = Date.now() - started > healthyAfter ? 1 : crashes + 1;
      crashed({ code, signal });
      void startAgain(inARow);
    });
    const ready = await readyOf(worker).catch((error: unknown) => {
      // One that could not even be started, as while Node is being installed, has no exit.
      serving.delete(worker);
      throw error;
    });
    isReady = true;
    return ready;
  }

  async function startAgain(crashes: number): Promise<void> {
    await sleep(restartDelay(crashes), undefined, { ref: false });
    if (isStopping) return;
    await start(crashes).catch(() => startAgain(crashes + 1));
  }

  async function replace(old: Worker): Promise<void> {
    await start();
    if (!serving.delete(old)) return;
    const ended = once(old, 'exit');
    old.send('finish' satisfies Order);
    await ended;
  }

  async function replaceAll(): Promise<void> {
    for (const worker of [...serving]) {
      if (!isStopping && serving.has(worker)) await replace(worker);
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter(
      (worker) => worker?.process.pid !== undefined,
    ) as Worker[];
    await Promise.all(
      running.map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  try {
    const [first] = await Promise.all(Array.from({ length: count }, () => start()));
    return {
      url: first!.url,
      // A second signal waits for the first: its workers may already be of the build before.
      restart: () => (restarting = restarting.catch(() => {}).then(replaceAll)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A worker that ends before it serves has said why. */
class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

async function readyOf(worker: Worker): Promise<Ready> {
  const ended = once(worker, 'exit').then(() => {
    throw new WorkerFailed('A worker did not start; the reason is above.');
  });
  const ready = new Promise<Ready>((resolve) => {
    worker.on('message', (message: Partial<Ready>) => {
      if (message.url) resolve({ url: message.url });
    });
  });
  return Promise.race([ready, ended]);
}
