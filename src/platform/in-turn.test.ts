import { expect, it } from 'vitest';
import { takingTurns } from './in-turn.ts';

/** Work that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasBegun: () => hasBegun };
}

it('runs so many at once, lets the next wait, and refuses beyond that', async () => {
  const inTurn = takingTurns(() => 1, 1);
  const [first, second, third] = [task(), task(), task()];
  const running = inTurn(first.work);
  const waiting = inTurn(second.work);
  expect(await inTurn(third.work)).toBeNull();
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, false, false]);
  first.end();
  expect(await running).toBe('done');
  second.end();
  expect(await waiting).toBe('done');
});

it('hands the place on when work fails', async () => {
  const inTurn = takingTurns(() => 1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});
