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

  it('shows what has fewer words when nothing has them all, and says which', async () => {
    const { results, fewer, nearest } = await respondToSearch('lantern xylophone', reader);
    const { results: lanterns } = await respondToSearch('lantern', reader);
    expect(results.map(({ id }) => id)).toEqual(lanterns.map(({ id }) => id));
    expect(fewer).toEqual({ used: ['lantern'], dropped: ['xylophone'] });
    expect(nearest).toEqual([]);
  });

  it('counts the same pieces in the list of the shop', async () => {
    const { results } = await respondToSearch('green sofa', reader);
    const list = await listProducts(readListQuery(new URLSearchParams('q=green sofa')), reader);
    expect(list.products.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
    expect(list.fewer).toBeNull();
    const fewer = await listProducts(readListQuery(new URLSearchParams('q=white bed')), reader);
    expect(fewer.fewer).toEqual({ used: ['bed'], dropped: ['white'] });
    expect(fewer.total).toBeGreaterThan(0);
  });

  it('offers what is bought most when no word is known', async () => {
    const { nearest } = await respondToSearch('qqqqq', reader);
    const { products } = await listProducts(readListQuery(new URLSearchParams()), reader);
    expect(nearest.map(({ id }) => id)).toEqual(products.slice(0, 3).map(({ id }) => id));
    expect(nearest.every(({ prices }) => prices !== null)).toBe(true);
  });
});
