import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

it('marks what was replaced', () => {
  expect(compareTexts('A walnut chair', 'An oak chair')).toEqual([
    { text: 'A', kind: 'removed' },
    { text: 'An', kind: 'added' },
    { text: ' ', kind: 'same' },
    { text: 'walnut', kind: 'removed' },
    { text: 'oak', kind: 'added' },
    { text: ' chair', kind: 'same' },
  ]);
});

it('leaves Arabic whole, with its vowels', () => {
  const parts = compareTexts('كرسي من خشب الجوز المصري', 'كرسي من خشب الزان المصري');
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { text: 'الجوز', kind: 'removed' },
    { text: 'الزان', kind: 'added' },
  ]);
  expect(compareTexts('رِجلين', 'رِجلان')).toHaveLength(2);
});

it('compares a telephone number as a whole', () => {
  expect(compareTexts('+20 2 5550 0100', '+20 2 2222 2222')).toEqual([
    { text: '+20 2 5550 0100', kind: 'removed' },
    { text: '+20 2 2222 2222', kind: 'added' },
  ]);
});

it('loses nothing of either text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const parts = compareTexts(one, other);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('added')).toBe(one);
      expect(without('removed')).toBe(other);
    }),
  );
});

it('takes no longer for long texts that have nothing in common', () => {
  const textOf = (first: number) =>
    Array.from({ length: 5000 }, (_, index) => `word${first + index}`).join(' ');
  const [before, after] = [textOf(0), textOf(10_000)];
  const { user } = process.threadCpuUsage();
  expect(compareTexts(before, after)).toEqual([
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]);
  // Without the limit many seconds.
  expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(500);
});
