import { expect, it } from 'vitest';
import { createLagMeter } from './event-loop-lag.ts';

/** Ticks come the given milliseconds late. */
function lagAfter(...lateness: number[]): number {
  let time = 0;
  const meter = createLagMeter({ interval: 50, now: () => time });
  for (const late of lateness) {
    time += 50 + late;
    meter.tick();
  }
  return meter.milliseconds();
}

it('is nothing while ticks are on time, or early', () => {
  expect(lagAfter(0, 0, 0)).toBe(0);
  expect(lagAfter(-5, 0)).toBe(0);
});

it('comes near to the lateness of a process that stays late', () => {
  expect(lagAfter(200, 200, 200, 200, 200)).toBeGreaterThan(150);
});

it('makes little of one long task, and forgets it', () => {
  expect(lagAfter(0, 300, 0)).toBeLessThan(100);
  expect(lagAfter(300, 300, 300, 0, 0, 0, 0)).toBeLessThan(60);
});
