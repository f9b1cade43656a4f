import { expect, it } from 'vitest';
import { resetPlanNames, planName } from './plan-names.ts';

it('names a text when it comes back, for each role another', () => {
  expect(planName('anon', 'select 1')).toBeUndefined();
  const name = planName('anon', 'select 1');
  expect(name).toMatch(/^fustat_/);
  expect(planName('anon', 'select 1')).toBe(name);
  planName('authenticated', 'select 1');
  expect(planName('authenticated', 'select 1')).not.toBe(name);
});

it('never gives an old name again after plans were forgotten', () => {
  const before = planName('anon', 'select 1');
  resetPlanNames();
  planName('anon', 'select 1');
  expect(planName('anon', 'select 1')).not.toBe(before);
});

it('stops naming before connections fill up with plans', () => {
  resetPlanNames();
  const texts = Array.from({ length: 300 }, (_, index) => `select ${index} as n`);
  for (const text of texts) planName('anon', text);
  const named = texts.filter((text) => planName('anon', text));
  expect(named).toHaveLength(200);
});
