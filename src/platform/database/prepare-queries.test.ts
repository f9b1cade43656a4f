import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { prepareQueries } from './prepare-queries.ts';
import { db } from './query.ts';

const bySlug = (slug: string, sku: string) => [
  db.selectFrom('products').select('id').where('slug', '=', slug).where('sku', '=', sku),
  sql`select ${7}, ${slug}`,
];

const compile = (queries: ReturnType<typeof bySlug>) =>
  queries.map((query) => {
    const { sql: text, parameters } = query.compile(db);
    return { text, parameters };
  });

it('prepared queries are those that would be built, and built once', () => {
  const build = vi.fn(bySlug);
  const prepared = prepareQueries(build);
  const calls: [slug: string, sku: string][] = [
    ['sofa', 'S-1'],
    ['كنبة', 'S-2'],
    ['same', 'same'],
  ];
  for (const values of calls) {
    expect(compile(prepared(...values))).toEqual(compile(bySlug(...values)));
  }
  expect(build).toHaveBeenCalledTimes(1);
});

it('calls at the same time do not share values', () => {
  const prepared = prepareQueries(bySlug);
  const [first, second] = [prepared('one', 'S-1'), prepared('two', 'S-1')];
  expect(compile(first)[1]!.parameters).toEqual([7, 'one']);
  expect(compile(second)[1]!.parameters).toEqual([7, 'two']);
});

it('a value that is no parameter is rejected', () => {
  const prepared = prepareQueries((slug: string) => [sql`select ${slug.length}`]);
  expect(() => prepared('sofa')).toThrow('not a parameter');
});
