import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bendPointer, landingAngle, nailTimes, sampleSpin, spinTo } from './spin-motion.ts';

const landing = fc.record({
  segment: fc.integer({ min: 0, max: 11 }),
  count: fc.constant(12),
  within: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  turns: fc.integer({ min: 4, max: 7 }),
});

/** The segment under the pointer after turning by this angle. */
const underPointer = (angle: number, count: number) =>
  Math.round((((360 - (angle % 360)) % 360) / 360) * count) % count;

describe('the turn of the wheel', () => {
  it('rests on the drawn segment at any offset', () => {
    fc.assert(
      fc.property(landing, (drawn) => {
        const spin = spinTo(drawn);
        expect(spin.angleAt(spin.seconds)).toBe(spin.total);
        expect(underPointer(spin.total, drawn.count)).toBe(drawn.segment);
      }),
    );
  });

  it('never turns back, accelerates once and then only slows down', () => {
    fc.assert(
      fc.property(landing, (drawn) => {
        const angles = sampleSpin(spinTo(drawn));
        const steps = angles.slice(1).map((angle, frame) => angle - angles[frame]!);
        const fastest = steps.indexOf(Math.max(...steps));
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(-1e-6);
        expect(
          steps.slice(fastest).every((step, at, all) => at === 0 || step <= all[at - 1]! + 1e-6),
        ).toBe(true);
        expect(fastest).toBeLessThan(30);
      }),
    );
  });

  it('takes between four and nine seconds', () => {
    for (const turns of [4, 5, 6, 7]) {
      const { seconds } = spinTo({ segment: 3, count: 12, within: 0.5, turns });
      expect(seconds).toBeGreaterThan(4);
      expect(seconds).toBeLessThan(9);
    }
  });

  it('ends at the computed landing angle', () => {
    expect(landingAngle({ segment: 0, count: 12, within: 0.5, turns: 5 })).toBe(6 * 360);
    expect(landingAngle({ segment: 3, count: 12, within: 0.5, turns: 0 })).toBe(270);
  });
});

describe('the pointer', () => {
  const spin = spinTo({ segment: 5, count: 12, within: 0.4, turns: 5 });
  const angles = sampleSpin(spin);

  it('ticks for every nail that is slow enough to tell apart', () => {
    const times = nailTimes(angles, spin.seconds, 12);
    const nails = Math.floor((spin.total + 15) / 30);
    expect(times.length).toBeGreaterThan(nails * 0.9);
    expect(times.length).toBeLessThanOrEqual(nails);
    expect(times.every((time) => time > 0 && time <= spin.seconds)).toBe(true);
  });

  it('bends while the wheel turns and stands upright when it rests', () => {
    const bent = bendPointer(angles, spin.seconds, 12);
    expect(Math.max(...bent)).toBeGreaterThan(12);
    expect(Math.min(...bent)).toBe(0);
    expect(bent.at(-1)).toBeLessThan(1);
  });
});
