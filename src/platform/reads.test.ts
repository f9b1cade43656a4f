import { describe, expect, it } from 'vitest';
import { readChange } from './change.ts';
import {
  anyTable,
  concerns,
  dependsOnlyOn,
  noReads,
  noteReads,
  recordReads,
} from './reads.server.ts';

const reading = async (...tables: string[]) => {
  const reads = noReads();
  await recordReads(reads, async () => {
    await Promise.resolve();
    noteReads(() => tables);
  });
  return reads;
};

describe('an answer', () => {
  it('may differ after a change of a table it was made from, and after no other', async () => {
    const reads = await reading('products', 'reviews');
    expect(concerns(readChange('reviews'), reads)).toBe(true);
    expect(concerns(readChange('partners'), reads)).toBe(false);
  });

  it('may differ after any change when nobody knows what it was made from', async () => {
    expect(concerns(readChange('partners'), await reading(anyTable))).toBe(true);
  });

  it('that shows certain rows of a table may differ after a change of these, or of too many to name', async () => {
    const reads = noReads();
    recordReads(reads, () => {
      dependsOnlyOn(['products'], ['a', 'b']);
      noteReads(() => ['products']);
    });
    expect(concerns(readChange('products b,x'), reads)).toBe(true);
    expect(concerns(readChange('products x,y'), reads)).toBe(false);
    expect(concerns(readChange('products'), reads)).toBe(true);
  });

  it('has nothing to do with what is read outside of it', async () => {
    const reads = await reading('products');
    noteReads(() => ['partners']);
    dependsOnlyOn(['products'], ['a']);
    expect(reads).toEqual({ tables: new Set(['products']), rows: new Map() });
  });
});
