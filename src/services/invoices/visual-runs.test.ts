import { describe, expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const fontOf = (character: string) => (/[\u0600-\u06ff]/.test(character) ? 'arabic' : 'latin');

describe('a line in two directions', () => {
  it('is ordered from left to right for display', () => {
    const runs = visualRuns('طلب ABC رقم', 'rtl', fontOf);
    expect(runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual(['رقم', 'ABC', 'طلب']);
  });

  it('keeps numbers in the order of their digits', () => {
    const [digits] = visualRuns('المجموع ١٬٢٣٤٫٥٠', 'rtl', fontOf);
    expect(digits).toMatchObject({ isRightToLeft: false });
    expect(digits!.text).toContain('١٬٢٣٤٫٥٠');
  });

  it('mirrors brackets, and drops the marks that only order the text', () => {
    const runs = visualRuns('الخصم (\u2068NILE50\u2069)', 'rtl', fontOf);
    const line = runs.map(({ text }) => text).join('');
    expect(line).not.toMatch(/[\u2066-\u2069]/);
    expect(line.startsWith('(')).toBe(true);
  });
});
