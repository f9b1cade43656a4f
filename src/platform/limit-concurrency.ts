interface WaitLimit {
  milliseconds: () => number;
  now: () => number;
}

/** How much the newest task counts for the usual duration of a task. */
const newestShare = 0.1;

/**
 * Runs at most `max()` tasks at a time and queues the others in order of arrival. Returns null
 * without running the task when `maxWaiting` are queued already, or when it would have to wait
 * longer than `maxWait`, as far as the duration of the tasks before it tells.
 */
export function limitConcurrency(
  max: () => number,
  maxWaiting = Infinity,
  maxWait: WaitLimit = { milliseconds: () => Infinity, now: () => 0 },
) {
  let running = 0;
  let usualDuration = 0;
  const waiting: (() => void)[] = [];
  const expectedWait = () => ((waiting.length + 1) * usualDuration) / max();
  const measure = (duration: number) => {
    const share = usualDuration === 0 ? 1 : newestShare;
    usualDuration += share * (duration - usualDuration);
  };

  /** Whether a task that comes now would not be run. */
  const isFull = () =>
    running >= max() && (waiting.length >= maxWaiting || expectedWait() > maxWait.milliseconds());

  const run = async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    if (isFull()) return null;
    if (running < max()) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const began = maxWait.now();
    try {
      return await task();
    } finally {
      measure(maxWait.now() - began);
      // The slot passes directly to the next in the queue, so no later call can overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  /** For metrics. `expectedMilliseconds` is how long a task that comes now would wait. */
  const readFigures = () => ({
    running,
    waiting: waiting.length,
    expectedMilliseconds: running < max() ? 0 : expectedWait(),
  });
  return Object.assign(run, { isFull, readFigures });
}

/** The same limits for each key by itself, such as an address; forgets keys without tasks. */
export function limitConcurrencyByKey(max: () => number, maxWaiting = Infinity) {
  const limits = new Map<string, { run: ReturnType<typeof limitConcurrency>; tasks: number }>();

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result | null> => {
    const limit = limits.get(key) ?? { run: limitConcurrency(max, maxWaiting), tasks: 0 };
    limits.set(key, limit);
    limit.tasks += 1;
    try {
      return await limit.run(task);
    } finally {
      limit.tasks -= 1;
      if (limit.tasks === 0) limits.delete(key);
    }
  };
}
