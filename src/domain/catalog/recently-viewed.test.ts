import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxRecent, recentExcept, readRecent, writeRecent } from './recently-viewed.ts';

const ids = fc.uuid();

it('lists the newest first, without duplicates, up to the maximum', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 30 }), (visits) => {
      const text = visits.reduce((stored, id) => writeRecent(readRecent(stored), id), '');
      const expected = [...new Set(visits.toReversed())].slice(0, maxRecent + 1);
      expect(readRecent(text)).toEqual(expected);
      const here = visits.at(-1)!;
      expect(recentExcept(readRecent(text), here)).toEqual(expected.slice(1));
    }),
  );
});

it('ignores stored values that are no products', () => {
  expect(readRecent(null)).toEqual([]);
  expect(readRecent(`x,,<script>,${'a'.repeat(36)}`)).toEqual([]);
});
