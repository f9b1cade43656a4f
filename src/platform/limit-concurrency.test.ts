import { expect, it } from 'vitest';
import { limitConcurrency, limitConcurrencyByKey } from './limit-concurrency.ts';

/** A task that ends when the test says so. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return promise;
  };
  return { run, end: () => resolve('done'), hasBegun: () => hasBegun };
}

it('runs up to the limit, queues the next and rejects when the queue is full', async () => {
  const limited = limitConcurrency(() => 1, 1);
  const [first, second, third] = [task(), task(), task()];
  const running = limited(first.run);
  const waiting = limited(second.run);
  expect(await limited(third.run)).toBeNull();
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, false, false]);
  first.end();
  expect(await running).toBe('done');
  second.end();
  expect(await waiting).toBe('done');
});

it('frees the slot when a task fails', async () => {
  const limited = limitConcurrency(() => 1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(() => Promise.resolve('yes'))).toBe('yes');
});

it('lets one key wait while others run', async () => {
  const limited = limitConcurrencyByKey(() => 1, 0);
  const first = task();
  const running = limited('one', first.run);
  expect(await limited('one', async () => 'second')).toBeNull();
  expect(await limited('other', async () => 'other')).toBe('other');
  first.end();
  expect(await running).toBe('done');
  expect(await limited('one', async () => 'again')).toBe('again');
});
