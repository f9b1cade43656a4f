import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { facets, selectFacets, facetToken, type Facet } from '#domain/catalog/facets.ts';
import { noFilters, type Filters } from '#domain/catalog/list-query.ts';
import { priceSteps } from '#domain/catalog/price-steps.ts';
import { stopListening } from '#platform/database/listen.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { countFacets } from './count-facets.server.ts';
import { listProducts } from './list-products.server.ts';

const reader = { actor: { kind: 'visitor' }, locale: 'en', now: new Date() } as const;

let database: TestDatabase;
let pieces: Piece[];

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  pieces = await readPieces();
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

interface Piece {
  id: string;
  cents: number;
  values: Record<Facet, string[]>;
}

/** The same facts without the listings: from the products themselves. */
async function readPieces(): Promise<Piece[]> {
  const { rows } = await database.owner.query(`
    select p.*, w.slug as workshop_slug, p.effective_price as lowest
    from products p left join workshops w on w.id = p.workshop_id
    where p.status = 'published'`);
  const availability = (status: string) =>
    ({ in_stock: 'in-stock', low_stock: 'in-stock', pre_order: 'pre-order' })[status] ??
    'out-of-stock';
  const limits = Object.entries({ week: 7, month: 31 });
  const delivery = (status: string, days: number | null) =>
    limits.flatMap(([name, most]) =>
      availability(status) === 'in-stock' && days !== null && days <= most ? [name] : [],
    );
  return rows.map((row) => ({
    id: row.id,
    cents: Math.round(Number(row.lowest) * 100),
    values: {
      category: [row.category],
      kind: [row.kind],
      colour: row.colors,
      material: row.materials,
      workshop: row.workshop_slug ? [row.workshop_slug] : [],
      availability: [availability(row.stock_status)],
      delivery: delivery(row.stock_status, row.lead_time_max_days),
      rating: ['5', '4', '3', '2', '1'].filter((stars) => Number(row.rating) >= Number(stars)),
      sale: row.discount_price === null ? [] : ['yes'],
    },
  }));
}

function passes(piece: Piece, { selected, min, max }: Filters, without?: Facet | 'price') {
  const isPriced = without === 'price';
  return (
    (isPriced || min === undefined || piece.cents >= min) &&
    (isPriced || max === undefined || piece.cents <= max) &&
    facets.every(
      (facet) =>
        facet === without ||
        selected[facet].length === 0 ||
        selected[facet].some((value) => piece.values[facet].includes(value)),
    )
  );
}

function expectedOf(filters: Filters) {
  const counts: Record<string, number> = {};
  for (const facet of facets) {
    for (const piece of pieces.filter((each) => passes(each, filters, facet))) {
      for (const value of piece.values[facet]) {
        counts[facetToken(facet, value)] = (counts[facetToken(facet, value)] ?? 0) + 1;
      }
    }
  }
  const priced = pieces.filter((each) => passes(each, filters, 'price')).map(({ cents }) => cents);
  return {
    total: pieces.filter((each) => passes(each, filters)).length,
    counts,
    prices: priced.length === 0 ? null : expectedPrices(priced),
  };
}

function expectedPrices(priced: number[]) {
  const [lowest, highest] = [Math.min(...priced), Math.max(...priced)];
  const first = priceSteps.findLastIndex((edge) => edge <= lowest);
  const last = priceSteps.findIndex((edge) => edge > highest);
  const edges = priceSteps.slice(first, last + 1);
  const counts = edges
    .slice(1)
    .map((end, index) => priced.filter((cents) => cents >= edges[index]! && cents < end).length);
  return { lowest, highest, edges, counts };
}

/** Any choice of what the shop really has. */
function anyFilters(): fc.Arbitrary<Filters> {
  const values = (facet: Facet) => [...new Set(pieces.flatMap((piece) => piece.values[facet]))];
  const some = (facet: Facet) =>
    fc.subarray(values(facet)).map((selection) => selection.slice(0, 2));
  const price = fc.option(fc.integer({ min: 1_000, max: 300_000 }), { nil: undefined, freq: 2 });
  const filtered = fc.subarray(facets, { maxLength: 3 });
  return fc
    .tuple(filtered, fc.tuple(...facets.map(some)), price, price)
    .map(([selection, picks, min, max]) => ({
      searchText: '',
      selected: selectFacets((facet) =>
        selection.includes(facet) ? picks[facets.indexOf(facet)]! : [],
      ),
      min,
      max,
    }));
}

describe('counts beside the filters', () => {
  it('state how many products each value would match under all other filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(), async (filters) => {
        expect(await countFacets(filters)).toEqual({ ...expectedOf(filters), fewer: null });
      }),
      { numRuns: 150 },
    );
  });

  it('equal the number of products that the list then shows', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(), async (filters) => {
        const query = { ...filters, sort: 'newest', page: 1, cursor: undefined } as const;
        const { products, total } = await listProducts(query, reader);
        const wanted = new Set(pieces.filter((each) => passes(each, filters)).map(({ id }) => id));
        expect(total).toBe(wanted.size);
        expect(products).toHaveLength(Math.min(24, wanted.size));
        expect(products.every(({ id }) => wanted.has(id))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('follow the search text, in either language', async () => {
    const count = (searchText: string) => countFacets({ ...noFilters, searchText });
    const lamps = await count('lamp');
    expect(lamps.total).toBeGreaterThan(0);
    expect(lamps.total).toBeLessThan(pieces.length);
    expect(lamps.counts['category:lighting']).toBeGreaterThan(0);
    expect(lamps.counts['kind:bed']).toBeUndefined();
    expect((await count('أباجورة')).total).toBeGreaterThan(0);
    for (const searchText of ['%', "'; --", 'ـ', '🪑', '\\', '&|!():*']) {
      expect((await count(searchText)).total).toBe(0);
    }
  });

  it('are recomputed after products change', async () => {
    const before = await countFacets(noFilters);
    const { rows } = await database.owner.query(
      `update products set discount_price = price - 1
       where id = (select id from products where discount_price is null and status = 'published' limit 1)
       returning id`,
    );
    expect(rows).toHaveLength(1);
    const onSale = before.counts['sale:yes']! + 1;
    await eventually(async () =>
      expect((await countFacets(noFilters)).counts['sale:yes']).toBe(onSale),
    );
  });
});
