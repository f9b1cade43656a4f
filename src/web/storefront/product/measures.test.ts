import { describe, expect, it } from 'vitest';
import { evaluateFit, readMeasure } from './measures.ts';

describe('a measurement', () => {
  it.each([
    ['90', 90],
    [' 90.5 ', 90.5],
    ['٩٠', 90],
    ['٩٠٫٥', 90.5],
    ['90,5', 90.5],
    ['۲۰۵', 205],
  ])('is read from %j', (text, value) => {
    expect(readMeasure(text)).toBe(value);
  });

  it.each(['', ' ', '0', '-3', 'wide', '9e9', '90 cm'])('is null for %j', (text) => {
    expect(readMeasure(text)).toBeNull();
  });
});

it('evaluates a place once all its measurements are entered', () => {
  const chair = { width: 60, depth: 60, height: 85 };
  expect(evaluateFit(chair, 'door', { doorWidth: '٩٠' })).toBeNull();
  expect(evaluateFit(chair, 'door', { doorWidth: '٩٠', doorHeight: '205' })?.level).toBe('yes');
  const lift = { liftDoor: '80', liftWidth: '110', liftDepth: '140', liftHeight: '220' };
  expect(evaluateFit(chair, 'lift', lift)?.level).toBe('yes');
  expect(evaluateFit(chair, 'stairs', { stairsWidth: '40', stairsLanding: '40' })?.level).toBe(
    'no',
  );
});
