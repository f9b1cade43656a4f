import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/catalog/list-query.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listProducts } from '../catalog/list-products.server.ts';
import { respondToSearch } from './respond-to-search.server.ts';

const reader = { actor: { kind: 'visitor' }, locale: 'en', now: new Date('2026-11-16') } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

describe('responding to a search', () => {
  it('names at most three kinds, each with as many pieces as the shop then lists', async () => {
    const { kinds, nearest } = await respondToSearch('walnut', reader);
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.length).toBeLessThanOrEqual(3);
    expect(kinds.map(({ count }) => count)).toEqual(
      kinds.map(({ count }) => count).toSorted((first, second) => second - first),
    );
    for (const { value, count } of kinds) {
      const query = readListQuery(new URLSearchParams(`q=walnut&kind=${value}`));
      expect((await listProducts(query, reader)).total).toBe(count);
    }
    expect(nearest).toEqual([]);
  });

  it('names kinds in the language of the reader', async () => {
    const { kinds } = await respondToSearch('walnut', { ...reader, locale: 'ar' });
    expect(kinds.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  });

  it('offers pieces for one of the words when nothing has them all', async () => {
    const { results, nearest } = await respondToSearch('lantern xylophone', reader);
    expect(results).toEqual([]);
    expect(nearest).toHaveLength(3);
    const { results: lanterns } = await respondToSearch('lantern', reader);
    const ids = new Set(lanterns.map(({ id }) => id));
    expect(nearest.every(({ id }) => ids.has(id))).toBe(true);
  });

  it('offers what is bought most when no word is known', async () => {
    const { nearest } = await respondToSearch('qqqqq', reader);
    const { products } = await listProducts(readListQuery(new URLSearchParams()), reader);
    expect(nearest.map(({ id }) => id)).toEqual(products.slice(0, 3).map(({ id }) => id));
    expect(nearest.every(({ prices }) => prices !== null)).toBe(true);
  });
});
