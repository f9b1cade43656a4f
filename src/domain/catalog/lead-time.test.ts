import { expect, it } from 'vitest';
import { leadTimeInWeeks } from './lead-time.ts';

it('gives whole weeks from two weeks on, never fewer than the days promise', () => {
  expect(leadTimeInWeeks({ from: 42, to: 56 })).toEqual({ from: 6, to: 8 });
  expect(leadTimeInWeeks({ from: 10, to: 15 })).toEqual({ from: 1, to: 3 });
  expect(leadTimeInWeeks({ from: 20, to: 30 })).toEqual({ from: 3, to: 5 });
  expect(leadTimeInWeeks({ from: 14, to: 14 })).toEqual({ from: 2, to: 2 });
});

it('leaves shorter times in days', () => {
  expect(leadTimeInWeeks({ from: 3, to: 5 })).toBeNull();
});
