import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination-window.ts';

describe('pageWindow', () => {
  it('returns every page when there are few', () => {
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  });

  it('returns one page for a single page', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
  });

  it('keeps the ends and the neighbours of a long list', () => {
    expect(pageWindow(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });

  it('returns a page instead of a gap that would hide only that page', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('stays in range when the current page is at an end', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 'gap', 9]);
    expect(pageWindow(9, 9)).toEqual([1, 'gap', 8, 9]);
  });
});
