import { expect, it } from 'vitest';
import { fromCairo, inCairo } from './cairo-time.ts';

it('reads the clocks of Cairo in winter and in summer', () => {
  expect(fromCairo('2026-11-20T09:00')?.toISOString()).toBe('2026-11-20T07:00:00.000Z');
  expect(fromCairo('2026-07-20T09:00')?.toISOString()).toBe('2026-07-20T06:00:00.000Z');
});

it('writes what it reads', () => {
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const time = new Date(Date.UTC(2026, 0, 1, hour));
    const again = fromCairo(inCairo(time))!;
    expect(inCairo(again)).toBe(inCairo(time));
  }
});

it('rejects what is no time, and the hour that is left out in spring', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T00:00', '2026-02-30T10:00', '2026-04-24T00:30']) {
    expect(fromCairo(text), text).toBeNull();
  }
});
