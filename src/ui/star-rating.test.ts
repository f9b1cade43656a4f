import { describe, expect, it } from 'vitest';
import { starFills } from './star-rating.ts';

describe('the stars of a rating', () => {
  it('rounds to the nearest half', () => {
    expect(starFills(3.74)).toEqual(['full', 'full', 'full', 'half', 'empty']);
    expect(starFills(3.75)).toEqual(['full', 'full', 'full', 'full', 'empty']);
  });

  it('stays between none and all', () => {
    expect(starFills(-1)).toEqual(Array(5).fill('empty'));
    expect(starFills(9)).toEqual(Array(5).fill('full'));
  });
});
