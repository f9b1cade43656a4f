import { expect, it } from 'vitest';
import { isQuietHour } from './quiet-hours.ts';

it.each([
  ['2026-11-16T06:59:00Z', true],
  ['2026-11-16T07:00:00Z', false],
  ['2026-11-16T19:59:00Z', false],
  ['2026-11-16T20:00:00Z', true],
  ['2026-07-16T06:00:00Z', false],
])('knows by the clocks of Cairo, in summer too, that %s is quiet: %s', (time, isQuiet) => {
  expect(isQuietHour(new Date(time))).toBe(isQuiet);
});
