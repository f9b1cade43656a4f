import { expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';
import { Histogram } from './histogram.ts';
import { Lock } from './lock.ts';
import { OrderQueue } from './order-queue.ts';
import { createRandom } from './random.ts';
import { Station } from './station.ts';

it('runs events by time, and those of one time in the order in which they were added', () => {
  const events = new EventQueue();
  const random = createRandom(7);
  const times = Array.from({ length: 500 }, () => Math.floor(random() * 50));
  const ran: { at: number; index: number }[] = [];
  for (const [index, at] of times.entries()) events.add(at, (now) => ran.push({ at: now, index }));
  while (events.nextAt < Infinity) events.runNext();
  const expected = times
    .map((at, index) => ({ at, index }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index);
  expect(ran).toEqual(expected);
});

it('lets work wait for a free core', () => {
  const station = new Station(2);
  expect([0, 0, 0, 1].map((now) => station.finish(now, 10))).toEqual([10, 10, 20, 20]);
  expect(station.delay(5)).toBe(15);
  expect(station.delay(30)).toBe(0);
});

it('measures the busiest minute of all cores together', () => {
  const station = new Station(2);
  station.finish(0, 30_000);
  station.finish(60_000, 60_000);
  station.finish(60_000, 30_000);
  expect(station.busy.peak(2)).toBe(0.75);
});

it('divides work that lasts beyond a minute among the minutes', () => {
  const station = new Station(1);
  station.finish(30_000, 60_000);
  expect(station.busy.peak(1)).toBe(0.5);
});

it('grants a lock in the order in which it was asked for', () => {
  const lock = new Lock();
  const granted: [string, number][] = [];
  for (const name of ['a', 'b', 'c']) lock.acquire(0, (now) => granted.push([name, now]));
  lock.release(5);
  lock.release(9);
  lock.release(12);
  expect(granted).toEqual([['a', 0], ['b', 5], ['c', 9]]); // prettier-ignore
  expect(() => lock.release(13)).toThrow('not held');
  lock.acquire(20, (now) => granted.push(['d', now]));
  expect(granted.at(-1)).toEqual(['d', 20]);
});

it('answers with 429 what would wait longer than the limit', () => {
  const queue = new OrderQueue({ atATime: 1, maxWaiting: 400, maxWait: 1_000 });
  const started: number[] = [];
  const enter = (now: number) => queue.enter(now, [], (at) => started.push(at));
  expect(enter(0)).toBe(true);
  queue.leave(400, [], 0);
  // The last order took 400 ms: two more may wait, the third would wait for 1.2 s.
  expect([enter(400), enter(400), enter(400), enter(400)]).toEqual([true, true, true, false]);
  queue.leave(800, [], 400);
  expect(started).toEqual([0, 400, 800]);
});

it('finds percentiles to two percent', () => {
  const histogram = new Histogram();
  for (let milliseconds = 1; milliseconds <= 1_000; milliseconds += 1) histogram.add(milliseconds);
  for (const share of [0.5, 0.95, 0.99]) {
    const error = histogram.percentile(share) / (1_000 * share) - 1;
    expect(Math.abs(error)).toBeLessThanOrEqual(0.02);
  }
});
