import { expect, it } from 'vitest';
import { longestTurn } from '#tests/support/longest-turn.ts';
import { runInSlices, runSteps, smallInput, type Steps } from './run-in-slices.server.ts';

/** Works for so many milliseconds. */
function* workFor(milliseconds: number): Steps<string> {
  const began = performance.now();
  while (performance.now() - began < milliseconds) yield;
  return 'done';
}

it('lets others in, however many work at the same time', async () => {
  const work = () => Promise.all(Array.from({ length: 20 }, () => runInSlices(workFor(10))));
  expect(await longestTurn(work)).toBeLessThan(20);
});

it('lets a small one pass a large one', async () => {
  const ended: string[] = [];
  const large = runInSlices(workFor(60)).then(() => ended.push('large'));
  await runInSlices(workFor(1)).then(() => ended.push('small'));
  await large;
  expect(ended).toEqual(['small', 'large']);
});

it('ends with what the work throws', async () => {
  const broken = function* (): Steps<never> {
    yield;
    throw new Error('no table');
  };
  await expect(runInSlices(broken())).rejects.toThrow('no table');
  expect(await runInSlices(workFor(0))).toBe('done');
});

it('rejects what would wait behind too much', async () => {
  const waiting = Array.from({ length: 102 }, () => runInSlices(workFor(0)));
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

it('runs what is small at once', async () => {
  let isEnded = false;
  const work = function* (): Steps<void> {
    yield;
    isEnded = true;
  };
  const small = runSteps(smallInput, work());
  expect(isEnded).toBe(true);
  await small;
});
