import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../tracked-reads.server.ts';
import { db, type Runnable } from './query.ts';
import { tablesInQuery } from './tables-in-query.ts';

const tables = (query: Runnable) => [...tablesInQuery(query.compile(db).query)].toSorted();

describe('the tables of a query', () => {
  it('are those it selects from, joins and looks into', () => {
    const query = db
      .selectFrom('products as p')
      .innerJoin('product_images as i', 'i.product_id', 'p.id')
      .select('p.id')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('reviews as r').select('r.id').whereRef('r.product_id', '=', 'p.id')),
      );
    expect(tables(query)).toEqual(['product_images', 'products', 'reviews']);
  });

  it('stay those of its builder when only an expression is text', () => {
    const query = db.selectFrom('partners').select(sql<string>`upper(name)`.as('name'));
    expect(tables(query)).toEqual(['partners']);
  });

  it('may be any when it is text', () => {
    expect(tables(sql`select * from search_content(${'sofa'})`)).toEqual([anyTable]);
  });
});
