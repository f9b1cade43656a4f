/**
 * Runs at most `max()` tasks at a time and queues the others in order of arrival. Returns null
 * without running the task when `maxWaiting` are queued already.
 */
export function limitConcurrency(max: () => number, maxWaiting = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    if (running >= max() && waiting.length >= maxWaiting) return null;
    if (running < max()) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot passes directly to the next in the queue, so no later call can overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
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
