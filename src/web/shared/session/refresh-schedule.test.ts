import { describe, expect, it } from 'vitest';
import { isDueForRefresh, refreshWithinTick, requestRefresh, tick } from './refresh-schedule.ts';

describe('session refresh', () => {
  it('is due when three ticks or fewer remain', () => {
    expect(isDueForRefresh(4 * tick, 0)).toBe(false);
    expect(isDueForRefresh(4 * tick - 1, 0)).toBe(true);
    expect(isDueForRefresh(0, 1)).toBe(true);
  });

  it('doubles its pauses from 200 ms and gives up within the tick', async () => {
    let clock = 0;
    const pauses: number[] = [];
    const result = await refreshWithinTick({
      attempt: async () => ({ kind: 'retry' }),
      wait: async (milliseconds) => {
        pauses.push(milliseconds);
        clock += milliseconds;
      },
      now: () => clock,
    });
    expect(result).toBeNull();
    expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(clock).toBeLessThan(tick);
  });

  it('stops at the first final result', async () => {
    const results = [{ kind: 'retry' }, { kind: 'refreshed', expiresAt: 9 }] as const;
    let attempts = 0;
    const result = await refreshWithinTick({
      attempt: async () => results[attempts++]!,
      wait: async () => {},
      now: () => 0,
    });
    expect(result).toEqual({ kind: 'refreshed', expiresAt: 9 });
    expect(attempts).toBe(2);
  });

  it.each([502, 503, 504])('retries after status %i', async (status) => {
    expect(await requestRefresh(async () => new Response(null, { status }))).toEqual({
      kind: 'retry',
    });
  });

  it('ends the session when rejected and retries after a lost connection', async () => {
    expect(await requestRefresh(async () => new Response(null, { status: 401 }))).toEqual({
      kind: 'ended',
    });
    expect(await requestRefresh(() => Promise.reject(new TypeError('network')))).toEqual({
      kind: 'retry',
    });
  });
});
