import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStallGuard } from './stall-guard.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports a sender that is slower than the minimum, and no other', () => {
  const onStall = vi.fn<() => void>();
  const guard = createStallGuard(onStall, { interval: 1_000, minBytes: 100 });
  guard.note(100);
  vi.advanceTimersByTime(1_000);
  expect(onStall).not.toHaveBeenCalled();
  guard.note(99);
  vi.advanceTimersByTime(1_000);
  expect(onStall).toHaveBeenCalledTimes(1);
  guard.stop();
  vi.advanceTimersByTime(10_000);
  expect(onStall).toHaveBeenCalledTimes(1);
});
