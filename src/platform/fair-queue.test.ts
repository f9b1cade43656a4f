import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Names of tasks in the order in which they began. */
function start(limits: { max: number; maxWaiting?: number; maxWait?: number }) {
  const { max, maxWaiting = Infinity, maxWait = Infinity } = limits;
  const clock = { now: 0 };
  const queue = new FairQueue({
    ...{ max: () => max, maxWaiting, maxWait: () => maxWait },
    now: () => clock.now,
  });
  const begun: string[] = [];
  const enter = (name: string, ...keys: string[]) => queue.enter(keys, () => begun.push(name));
  return { queue, begun, enter, clock };
}

it('runs so many at a time, the others in the order of their arrival', () => {
  const { queue, begun, enter } = start({ max: 2 });
  for (const name of ['a', 'b', 'c', 'd']) expect(enter(name)).toBe(true);
  expect(begun).toEqual(['a', 'b']);
  expect(queue.readFigures()).toMatchObject({ running: 2, waiting: 2 });
  queue.leave([], 10);
  expect(begun).toEqual(['a', 'b', 'c']);
  queue.leave([], 10);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('takes nobody when too many wait', () => {
  const { queue, enter } = start({ max: 1, maxWaiting: 1 });
  expect([enter('a'), enter('b'), enter('c')]).toEqual([true, true, false]);
  expect(queue.isFull()).toBe(true);
  queue.leave([], 10);
  expect(queue.isFull()).toBe(false);
  expect(enter('d')).toBe(true);
});

it('takes nobody who would wait too long, judging by the tasks before', () => {
  const { queue, enter } = start({ max: 1, maxWait: 1_000 });
  enter('first');
  queue.leave([], 400);
  expect(enter('second')).toBe(true);
  expect(queue.readFigures().expectedMilliseconds).toBeCloseTo(400);
  // Two may wait; the third would wait for 1.2 s.
  expect([enter('third'), enter('fourth'), enter('fifth')]).toEqual([true, true, false]);
  for (let count = 0; count < 3; count += 1) queue.leave([], 400);
  // Quick again: more may wait.
  for (let count = 0; count < 50; count += 1) {
    enter('quick');
    queue.leave([], 10);
  }
  const many = Array.from({ length: 50 }, () => enter('many'));
  expect(many).not.toContain(false);
});

it('gives tasks of one key half of the places, and lets the others pass', () => {
  const { queue, begun, enter } = start({ max: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name, 'a');
  for (const name of ['b1', 'c1', 'd1']) enter(name, name[0]!);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  queue.leave(['b'], 10);
  expect(begun.slice(4)).toEqual(['d1']);
  queue.leave(['a'], 10);
  expect(begun.slice(5)).toEqual(['a3']);
});

it('begins a task with several keys when all of them have a place', () => {
  const { queue, begun, enter } = start({ max: 3 });
  for (const key of ['a', 'a', 'b']) enter(key, key);
  enter('both', 'a', 'b');
  enter('b', 'b');
  expect(begun).toEqual(['a', 'a', 'b']);
  queue.leave(['b'], 10);
  expect(begun.slice(3)).toEqual(['b']);
  queue.leave(['a'], 10);
  expect(begun.slice(4)).toEqual(['both']);
});

it('begins a task that has waited for too long before others with one of its keys', () => {
  const { queue, begun, enter, clock } = start({ max: 2, maxWait: 1_000 });
  for (const name of ['a', 'b']) enter(name, name);
  enter('both', 'a', 'b');
  for (const name of ['a', 'b', 'a', 'b']) enter(name, name);
  clock.now = 900;
  queue.leave(['a'], 10);
  expect(begun).toEqual(['a', 'b', 'a']);
  clock.now = 1_100;
  queue.leave(['a'], 10);
  queue.leave(['b'], 10);
  expect(begun.slice(3)).toEqual(['both']);
  queue.leave(['a', 'b'], 10);
  expect(begun.slice(4)).toEqual(['b', 'a']);
});

it('uses its only place for everybody', () => {
  const { queue, begun, enter } = start({ max: 1 });
  for (const name of ['a', 'b']) enter(name, 'key');
  queue.leave(['key'], 10);
  expect(begun).toEqual(['a', 'b']);
});

it('takes others while those of one key would wait too long', () => {
  const { queue, enter } = start({ max: 2, maxWait: 1_000 });
  enter('first');
  queue.leave([], 100);
  const hot = Array.from({ length: 15 }, () => enter('hot', 'hot'));
  // One runs, ten wait for a second at most.
  expect(hot.filter(Boolean)).toHaveLength(11);
  expect(queue.isFull()).toBe(false);
  expect(enter('other', 'other')).toBe(true);
  expect(enter('another', 'another')).toBe(true);
});

it('judges the wait for a key by its own tasks', () => {
  const { queue, enter } = start({ max: 2, maxWait: 1_000 });
  for (let count = 0; count < 20; count += 1) {
    enter('quick');
    queue.leave([], 10);
  }
  enter('hot', 'hot');
  enter('hot', 'hot');
  queue.leave(['hot'], 600);
  expect([enter('hot', 'hot'), enter('hot', 'hot')]).toEqual([true, false]);
});

it('never exceeds a limit and forgets nobody, whatever comes and ends', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
  const events = fc.array(fc.option(keys), { maxLength: 60 });
  const check = (max: number, arrivals: (string[] | null)[]) => {
    const { queue } = start({ max });
    const running: string[][] = [];
    let [entered, left] = [0, 0];
    const end = () => {
      const task = running.shift();
      if (!task) return;
      left += 1;
      queue.leave(task, 10);
    };
    const runningOf = (key: string) => running.filter((task) => task.includes(key)).length;
    for (const task of arrivals) {
      if (task) {
        queue.enter(task, () => running.push(task));
        entered += 1;
      } else end();
      expect(running.length).toBeLessThanOrEqual(max);
      for (const key of ['a', 'b', 'c']) {
        expect(runningOf(key)).toBeLessThanOrEqual(Math.ceil(max / 2));
      }
    }
    while (running.length > 0) end();
    expect(left).toBe(entered);
    expect(queue.readFigures()).toMatchObject({ running: 0, waiting: 0 });
  };
  fc.assert(fc.property(fc.integer({ min: 1, max: 5 }), events, check));
});
