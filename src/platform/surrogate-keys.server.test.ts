import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOfChange, keysOfReads } from './surrogate-keys.server.ts';
import type { TableChange } from './table-change.ts';
import { anyTable, isAffectedBy, type Reads } from './tracked-reads.server.ts';

const table = fc.constantFrom('products', 'reviews', 'partners');
const rows = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
const change: fc.Arbitrary<TableChange> = fc.record({
  table,
  rows: fc.option(rows, { nil: null }),
});
const reads: fc.Arbitrary<Reads> = fc
  .record({
    tables: fc.uniqueArray(fc.oneof(table, fc.constant(anyTable))),
    limited: fc.array(fc.tuple(table, rows)),
  })
  .map(({ tables, limited }) => ({
    tables: new Set(tables),
    rows: new Map(limited.map(([name, ids]) => [name, new Set(ids)])),
    isIncomplete: false,
  }));

it('a page is purged exactly when its copy in the shop is dropped', () => {
  fc.assert(
    fc.property(reads, change, (read, changed) => {
      const purged = new Set(keysOfChange(changed));
      expect(keysOfReads(read).some((key) => purged.has(key))).toBe(isAffectedBy(changed, read));
    }),
  );
});

it('changes that may have been missed purge every page', () => {
  fc.assert(
    fc.property(reads, (read) => {
      expect(keysOfReads(read)).toEqual(expect.arrayContaining(keysOfChange(null)));
    }),
  );
});
