import { describe, expect, it } from 'vitest';
import { parseSectionConfig } from './section.ts';

describe('the configuration of a section', () => {
  it.each([1, 2, 3, 4])('may ask for %s columns', (columns) => {
    expect(parseSectionConfig({ columns }).columns).toBe(columns);
  });

  it.each([undefined, 0, 5, 2.5, '2', null])('gives three columns for %s', (columns) => {
    expect(parseSectionConfig({ columns }).columns).toBe(3);
  });

  it.each([null, 7, 'x', { source: 'passwords' }])('is the default for %j', (stored) => {
    expect(parseSectionConfig(stored)).toEqual({ columns: 3, source: null });
  });

  it('accepts the sources that the shop provides', () => {
    expect(parseSectionConfig({ source: 'recent_work' }).source).toBe('recent_work');
  });
});
