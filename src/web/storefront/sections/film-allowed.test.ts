import { describe, expect, it } from 'vitest';
import { allowsFilm } from './film-allowed.ts';

const desk = { desktop: true, reducedMotion: false };

describe('the film of the home page', () => {
  it.each([
    ['a desktop that says nothing of its network', desk],
    ['a desktop on a good network', { ...desk, connection: { effectiveType: '4g' } }],
  ])('plays on %s', (_, surroundings) => {
    expect(allowsFilm(surroundings)).toBe(true);
  });

  it.each([
    ['a phone', { ...desk, desktop: false }],
    ['who prefers less motion', { ...desk, reducedMotion: true }],
    ['who saves data', { ...desk, connection: { effectiveType: '4g', saveData: true } }],
    ['the slowest network', { ...desk, connection: { effectiveType: 'slow-2g' } }],
    ['2g', { ...desk, connection: { effectiveType: '2g' } }],
    ['3g', { ...desk, connection: { effectiveType: '3g' } }],
  ])('does not play for %s', (_, surroundings) => {
    expect(allowsFilm(surroundings)).toBe(false);
  });
});
