import { describe, expect, it } from 'vitest';
import { parseTableChange } from './table-change.ts';
import {
  anyTable,
  isAffectedBy,
  limitTrackedRows,
  emptyReads,
  trackReads,
  recordReads,
} from './tracked-reads.server.ts';

const reading = async (...tables: string[]) => {
  const reads = emptyReads();
  await recordReads(reads, async () => {
    await Promise.resolve();
    trackReads(() => tables);
  });
  return reads;
};

describe('an answer', () => {
  it('may differ after a change of a table it was made from, and after no other', async () => {
    const reads = await reading('products', 'reviews');
    expect(isAffectedBy(parseTableChange('reviews'), reads)).toBe(true);
    expect(isAffectedBy(parseTableChange('partners'), reads)).toBe(false);
  });

  it('may differ after any change when nobody knows what it was made from', async () => {
    expect(isAffectedBy(parseTableChange('partners'), await reading(anyTable))).toBe(true);
  });

  it('that shows certain rows of a table may differ after a change of these, or of too many to name', async () => {
    const reads = emptyReads();
    recordReads(reads, () => {
      limitTrackedRows(['products'], ['a', 'b']);
      trackReads(() => ['products']);
    });
    expect(isAffectedBy(parseTableChange('products b,x'), reads)).toBe(true);
    expect(isAffectedBy(parseTableChange('products x,y'), reads)).toBe(false);
    expect(isAffectedBy(parseTableChange('products'), reads)).toBe(true);
  });

  it('has nothing to do with what is read outside of it', async () => {
    const reads = await reading('products');
    trackReads(() => ['partners']);
    limitTrackedRows(['products'], ['a']);
    expect(reads).toEqual({ ...emptyReads(), tables: new Set(['products']) });
  });
});
