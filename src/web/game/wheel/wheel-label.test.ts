import { describe, expect, it } from 'vitest';
import { fitLabel } from './wheel-label.ts';

const room = { widths: [80, 70], sizes: [14, 12, 10] };

describe('a name on the wheel', () => {
  it('stays on one line if it fits', () => {
    expect(fitLabel('10% off', room)).toEqual({ lines: ['10% off'], size: 14 });
  });

  it('breaks between words before it shrinks', () => {
    expect(fitLabel('Brass lantern', room)).toEqual({ lines: ['Brass', 'lantern'], size: 14 });
  });

  it('shrinks before a line leaves its segment', () => {
    const { lines, size } = fitLabel('Alabaster candlestick', room);
    expect(lines).toEqual(['Alabaster', 'candlestick']);
    expect(size).toBe(10);
  });

  it('ends in an ellipsis when even the smallest size is too long', () => {
    const { lines, size } = fitLabel('A handwoven basket of date-palm fibre from Aswan', room);
    expect(size).toBe(10);
    expect(lines).toEqual(['A handwoven', 'basket of d…']);
  });

  it('does not break Arabic words', () => {
    expect(fitLabel('أباجورة ألباستر', room).lines).toEqual(['أباجورة', 'ألباستر']);
  });
});
