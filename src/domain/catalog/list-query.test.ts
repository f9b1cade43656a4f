import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from './category.ts';
import { availabilities, leavingTimes, facets, ratingSteps, selectFacets } from './facets.ts';
import {
  withChanges,
  noFilters,
  numberedPages,
  readListQuery,
  sortOrders,
  withSelected,
  writeListQuery,
  type ListQuery,
} from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));
const nothingAsked: ListQuery = { ...noFilters, sort: 'default', page: 1, cursor: undefined };

const id = '0b5f1c0f-6e8a-4b4c-9d9e-7255aa10c3f0';
const term = fc.stringMatching(/^[a-z0-9]{1,8}(_[a-z0-9]{1,8}){0,2}$/);
const price = fc.option(fc.integer({ min: 1, max: 99_999_999_999 }), { nil: undefined });
const cursor = fc.record({
  side: fc.constantFrom('after' as const, 'before' as const),
  key: fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(String),
  id: fc.uuid(),
});
const place = fc.oneof(
  fc.record({ page: fc.integer({ min: 1, max: numberedPages }), cursor: fc.constant(undefined) }),
  fc.record({ page: fc.constant(1), cursor }),
);

/** Every query that an address can express. */
const queries: fc.Arbitrary<ListQuery> = fc
  .tuple(
    fc.record({
      searchText: fc.string({ unit: 'grapheme', maxLength: 120 }),
      sort: fc.constantFrom(...sortOrders),
      prices: fc.tuple(price, price),
    }),
    place,
    fc.record({
      category: fc.subarray([...categories], { maxLength: 1 }),
      kind: fc.array(term, { maxLength: 12 }),
      colour: fc.array(term, { maxLength: 12 }),
      material: fc.array(term, { maxLength: 12 }),
      workshop: fc.subarray(['abu-samra', 'usta-mahrous']),
      availability: fc.subarray([...availabilities]),
      delivery: fc.subarray([...leavingTimes], { maxLength: 1 }),
      rating: fc.subarray([...ratingSteps], { maxLength: 1 }),
      sale: fc.subarray(['yes']),
    }),
  )
  .map(
    ([
      {
        searchText,
        sort,
        prices: [one, other],
      },
      where,
      selected,
    ]) => ({
      searchText: read(`q=${encodeURIComponent(searchText)}`).searchText,
      selected: selectFacets((facet) => selected[facet]),
      min: one === undefined || other === undefined ? one : Math.min(one, other),
      max: one === undefined || other === undefined ? other : Math.max(one, other),
      sort,
      ...where,
    }),
  );

describe('the address of the shop', () => {
  it('contains search text, facets, prices, order and page', () => {
    const search =
      'q=low+table&category=office&kind=desk&colour=nile&colour=sand&rating=4&sale=yes&min=100&max=950.50&sort=price-asc&page=3';
    expect(read(search)).toEqual({
      searchText: 'low table',
      selected: selectFacets(
        (facet) =>
          ({
            category: ['office'],
            kind: ['desk'],
            colour: ['sand', 'nile'],
            material: [],
            workshop: [],
            availability: [],
            delivery: [],
            rating: ['4'],
            sale: ['yes'],
          })[facet],
      ),
      min: 10_000,
      max: 95_050,
      sort: 'price-asc',
      page: 3,
      cursor: undefined,
    });
    expect(writeListQuery(read(search))).toBe(`?${search}`);
  });

  it.each([
    'category=garage',
    'colour=Sand&colour=../etc&material=%00&kind=a__b',
    'availability=maybe&delivery=today&rating=7&rating=4.5&sale=1',
    'min=-5&max=cheap&min=0',
    'sort=random&page=-1&page=2.5&utm_source=x',
    'page=1e9x&after=12&before=abc.def',
    `after=12.${id.slice(1)}`,
    'q=+a+&q=chair',
  ])('leaves out what it does not understand: %s', (search) => {
    expect(read(search)).toEqual(nothingAsked);
    expect(writeListQuery(read(search))).toBe('');
  });

  it('is parsed to the query it was written from', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  it('is the same for any order and repetition of its parameters', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 0, max: 50 }), (query, turn) => {
        const parts = [...new URLSearchParams(writeListQuery(query))];
        const cut = turn % (parts.length || 1);
        const turned = [...parts.slice(cut), ...parts.slice(0, cut), ...parts];
        expect(writeListQuery(read(new URLSearchParams(turned).toString()))).toBe(
          writeListQuery(query),
        );
      }),
    );
  });

  it('is parsed from any input without an error, and is stable after one pass', () => {
    const name = fc.constantFrom(...facets, 'q', 'min', 'max', 'sort', 'page', 'after', 'before');
    const value = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (parts) => {
        const query = read(new URLSearchParams(parts).toString());
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  it('takes prices in either digits, with or without separators, in either order', () => {
    expect(read('min=١٬٢٥٠٫٥٠&max=۹۹۰۰')).toMatchObject({ min: 125_050, max: 990_000 });
    expect(read('min=1,250&max=$ 99.5')).toMatchObject({ min: 9_950, max: 125_000 });
  });

  it('uses page numbers up to a limit, and a cursor beyond it', () => {
    expect(read('page=9999')).toMatchObject({ page: numberedPages });
    expect(read(`after=1250.${id}&page=3`)).toMatchObject({
      cursor: { side: 'after', key: '1250', id },
    });
    expect(writeListQuery(read(`page=3&after=1250.${id}`))).toBe(`?after=1250.${id}`);
  });
});

describe('a change of the list', () => {
  it('starts at the first page', () => {
    const deep = read(`colour=sand&page=7`);
    expect(writeListQuery(withChanges(deep, { sort: 'newest' }))).toBe('?colour=sand&sort=newest');
    expect(writeListQuery(withSelected(deep, 'colour', ['teal', 'sand']))).toBe(
      '?colour=sand&colour=teal',
    );
    expect(writeListQuery(withSelected(read(`after=1.${id}`), 'sale', ['yes']))).toBe('?sale=yes');
  });

  it('never takes more than a facet allows', () => {
    const many = Array.from({ length: 30 }, (_, index) => `shade_${index}`);
    expect(withSelected(nothingAsked, 'colour', many).selected.colour).toHaveLength(12);
    expect(withSelected(nothingAsked, 'rating', ['3', '4']).selected.rating).toEqual(['3']);
  });
});
