import { describe, expect, it } from 'vitest';
import { readListQuery, writeListQuery } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the address of the shop', () => {
  it('names room, order and page', () => {
    expect(read('category=office&sort=price-asc&page=3')).toEqual({
      category: 'office',
      sort: 'price-asc',
      page: 3,
    });
  });

  it('is read leniently: what it does not know is left out', () => {
    expect(read('category=garage&sort=random&page=-1&utm=x')).toEqual({
      category: undefined,
      sort: 'default',
      page: 1,
    });
    expect(read('page=1e9')).toMatchObject({ page: 1 });
    expect(read('page=2.5')).toMatchObject({ page: 1 });
  });

  it('is as short as it can be, and reads back as written', () => {
    expect(writeListQuery(read(''))).toBe('');
    expect(writeListQuery(read('sort=default&page=1'))).toBe('');
    const full = { category: 'decor', sort: 'newest', page: 2 } as const;
    expect(read(writeListQuery(full))).toEqual(full);
  });
});
