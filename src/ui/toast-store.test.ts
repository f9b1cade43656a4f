import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

const timers = {
  set: (run: () => void, ms: number) => setTimeout(run, ms),
  clear: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  now: () => Date.now(),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the toast store', () => {
  it('shows a message for its duration and then removes it', () => {
    const store = createToastStore(timers);
    store.add({ title: 'Added to cart', duration: 2000 });
    vi.advanceTimersByTime(1999);
    expect(store.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.current()).toHaveLength(0);
  });

  it('pauses and then runs only the remaining time', () => {
    const store = createToastStore(timers);
    store.add({ title: 'Saved', duration: 2000 });
    vi.advanceTimersByTime(1500);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.current()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(499);
    expect(store.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.current()).toHaveLength(0);
  });

  it('does not start the timer of a message that arrives while paused', () => {
    const store = createToastStore(timers);
    store.pause();
    store.add({ title: 'Saved', duration: 1000 });
    vi.advanceTimersByTime(5000);
    expect(store.current()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(1000);
    expect(store.current()).toHaveLength(0);
  });

  it('keeps a message of infinite duration until it is dismissed', () => {
    const store = createToastStore(timers);
    const id = store.add({ title: 'Offline', duration: Infinity });
    vi.advanceTimersByTime(1_000_000);
    expect(store.current()).toHaveLength(1);
    store.dismiss(id);
    expect(store.current()).toHaveLength(0);
  });

  it('removes the oldest when a fourth arrives', () => {
    const store = createToastStore(timers);
    for (const title of ['one', 'two', 'three', 'four']) store.add({ title });
    expect(store.current().map((toast) => toast.title)).toEqual(['two', 'three', 'four']);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const store = createToastStore(timers);
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.add({ title: 'one' });
    leave();
    store.add({ title: 'two' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
