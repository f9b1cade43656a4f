import { vi } from 'vitest';

/** Repeats a check until it passes. The limit only ends a test that hangs, on however busy a machine. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
