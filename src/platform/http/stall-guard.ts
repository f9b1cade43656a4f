interface Options {
  /** Milliseconds between two checks. */
  interval?: number;
  /** Bytes that must arrive between two checks. */
  minBytes?: number;
}

/**
 * Calls `onStall` when too few bytes arrive between two checks. The defaults are 4 kB/s, slower than
 * any mobile network that can load a page.
 */
export function createStallGuard(
  onStall: () => void,
  { interval = 10_000, minBytes = 40 * 1024 }: Options = {},
) {
  let received = 0;
  const timer = setInterval(() => {
    if (received < minBytes) onStall();
    received = 0;
  }, interval);
  timer.unref();
  return {
    note(bytes: number) {
      received += bytes;
    },
    stop: () => clearInterval(timer),
  };
}
