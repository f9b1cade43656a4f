import { fitsDoor, fitsLift, fitsStairs, type Fit } from '#domain/catalog/fit.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { toWesternDigits } from '#domain/digits.ts';

export const places = ['door', 'lift', 'stairs'] as const;
export type FitPlace = (typeof places)[number];

export const measureNames = {
  door: ['doorWidth', 'doorHeight'],
  lift: ['liftDoor', 'liftWidth', 'liftDepth', 'liftHeight'],
  stairs: ['stairsWidth', 'stairsLanding'],
} as const satisfies Record<FitPlace, readonly string[]>;

export type MeasureName = (typeof measureNames)[FitPlace][number];

/** What was typed, in the digits of either language. */
export type Measures = Partial<Record<MeasureName, string>>;

/** Usual openings in Egyptian houses. */
export const presets = {
  door: [
    { name: 'flatDoor', measures: { doorWidth: '80', doorHeight: '205' } },
    { name: 'oldDoor', measures: { doorWidth: '100', doorHeight: '240' } },
  ],
  lift: [
    {
      name: 'smallLift',
      measures: { liftDoor: '80', liftWidth: '110', liftDepth: '130', liftHeight: '210' },
    },
  ],
  stairs: [],
} as const satisfies Record<FitPlace, readonly { name: string; measures: Measures }[]>;

/** Centimetres, or null for anything but a sensible number. */
export function readMeasure(text: string): number | null {
  const value = Number(toWesternDigits(text).trim().replace(/[٫,]/, '.') || Number.NaN);
  return value > 0 && value < 2000 ? value : null;
}

/** Null until every measurement of the place is entered. */
export function evaluateFit(box: Box, passage: FitPlace, typed: Measures): Fit | null {
  const numbers = measureNames[passage].map((name) => readMeasure(typed[name] ?? ''));
  if (numbers.includes(null)) return null;
  const [first, second, third, fourth] = numbers as [number, number, number, number];
  switch (passage) {
    case 'door':
      return fitsDoor(box, { width: first, height: second });
    case 'lift':
      return fitsLift(box, { doorWidth: first, width: second, depth: third, height: fourth });
    case 'stairs':
      return fitsStairs(box, { width: first, landing: second });
  }
}
