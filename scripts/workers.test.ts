import { expect, it } from 'vitest';
import { restartDelay } from './workers.ts';

it('waits longer after each crash in a row, and never longer than half a minute', () => {
  expect([1, 2, 3, 9, 10, 50].map(restartDelay)).toEqual([100, 200, 400, 25_600, 30_000, 30_000]);
});
