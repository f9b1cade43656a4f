/**
 * Runs at most `max()` tasks at a time and queues the others in order of arrival. Returns null
 * without running the task when `maxWaiting` are queued already.
 */
export function limitConcurrency(max: () => number, maxWaiting = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    if (running < max()) running += 1;
    else if (waiting.length >= maxWaiting) return null;
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
