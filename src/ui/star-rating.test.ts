import { describe, expect, it } from 'vitest';
import { starFills } from './star-rating.ts';

describe('starFills', () => {
  it('rounds to the nearest half star', () => {
    expect(starFills(3.74)).toEqual(['full', 'full', 'full', 'half', 'empty']);
    expect(starFills(3.75)).toEqual(['full', 'full', 'full', 'full', 'empty']);
  });

  it('stays between no star and all stars', () => {
    expect(starFills(-1)).toEqual(Array(5).fill('empty'));
    expect(starFills(9)).toEqual(Array(5).fill('full'));
  });
});
