// Part of the processes that read files of strangers; limited-pool.server.ts starts them.
import { writeFileSync } from 'node:fs';

export interface ProcessLimits {
  /** Resident memory of the process in bytes. */
  memory: number;
  /** CPU time of one file in microseconds. */
  cpu: number;
}

/** Sent when the process begins with a file, and when it has ended with it. */
export type LimitedMessage<Response> = 'started' | { response: Response | null };

/** Answers each request with what `read` makes of it; null when it throws. */
export function serveWithinLimits<Response>(
  read: (request: never) => Promise<Response | null>,
): void {
  const [memory = '0', cpu = '0'] = process.argv.slice(2);
  const limits: ProcessLimits = { memory: Number(memory), cpu: Number(cpu) };
  const send = (message: LimitedMessage<Response>) => process.send?.(message);

  preferToBeKilled();
  process.on('message', async (request) => {
    send('started');
    const stopWatching = watchLimits(limits);
    const response = await read(request as never).catch(() => null);
    stopWatching();
    send({ response });
  });
  // The shop has ended.
  process.on('disconnect', () => process.exit());
}

/**
 * Runs while other threads work, as those of libvips do, or between steps; what never pauses is ended by
 * the timeout of the pool. The shop starts another process.
 */
function watchLimits(limits: ProcessLimits): () => void {
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if (process.memoryUsage.rss() > limits.memory || user + system > limits.cpu) process.exit(1);
  }, 10);
  return () => clearInterval(timer);
}

/** When memory runs out, Linux ends this process before the shop or the database. */
function preferToBeKilled(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another operating system, or not allowed.
  }
}
