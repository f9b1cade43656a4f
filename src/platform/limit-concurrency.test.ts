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

it('rejects whoever would wait too long, judging by the tasks before', async () => {
  let time = 0;
  const limited = limitConcurrency(() => 1, Infinity, {
    milliseconds: () => 1000,
    now: () => time,
  });
  const runFor = async (milliseconds: number) => {
    const each = task();
    const running = limited(each.run);
    time += milliseconds;
    each.end();
    return running;
  };
  await runFor(400);
  const first = task();
  const running = limited(first.run);
  const waiting = [limited(async () => 'second'), limited(async () => 'third')];
  expect(await limited(async () => 'fourth')).toBeNull();
  first.end();
  expect(await running).toBe('done');
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  // Fast again: the queue is longer than before.
  for (let count = 0; count < 50; count += 1) await runFor(10);
  const slow = task();
  const again = limited(slow.run);
  const many = Array.from({ length: 50 }, () => limited(async () => 'served'));
  slow.end();
  expect(await again).toBe('done');
  expect(new Set(await Promise.all(many))).toEqual(new Set(['served']));
});

it('says how many run and wait, and how long the next would wait', async () => {
  let time = 0;
  const maxWait = { milliseconds: () => Infinity, now: () => time };
  const limited = limitConcurrency(() => 1, Infinity, maxWait);
  const [first, second] = [task(), task()];
  const running = limited(first.run);
  const waiting = limited(second.run);
  expect(limited.readFigures()).toMatchObject({ running: 1, waiting: 1 });
  time += 400;
  first.end();
  await running;
  // The second task runs, and the first took 400 ms.
  expect(limited.readFigures()).toEqual({ running: 1, waiting: 0, expectedMilliseconds: 400 });
  second.end();
  await waiting;
  expect(limited.readFigures()).toMatchObject({ running: 0, waiting: 0, expectedMilliseconds: 0 });
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
