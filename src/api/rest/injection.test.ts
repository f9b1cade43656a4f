import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { request } from './test-callers.ts';

/** Texts that would end a literal, an identifier or a statement, or call a function. */
const attacks = [
  `'; drop table injected; --`,
  `"; drop table injected; --`,
  `1); delete from injected; --`,
  `$1`,
  `$$`,
  `\\'; drop table injected; --`,
  `' or '1'='1`,
  `" or "1"="1`,
  `*/ drop table injected; /*`,
  `(select pg_sleep(5))`,
  `pg_sleep(5)`,
  `id::text from injected; --`,
  `id") from injected; --`,
  `x' union select secret from private_things --`,
  `\u0000`,
  `%`,
  `{"a`,
  `regclass`,
] as const;

const read = (query: (attack: string) => string) => (attack: string) => ({
  path: `/products?${query(encodeURIComponent(attack))}`,
});

const write = (method: string, query: string, body: unknown, headers = {}) => ({
  path: `/wishlist_items${query}`,
  init: {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  },
});

type Attempt = { path: string; init?: RequestInit };

/** Every place of a request that a client can fill with text. */
const positions: Record<string, (attack: string) => Attempt> = {
  table: (attack) => ({ path: `/${encodeURIComponent(attack)}` }),
  function: (attack) => ({ path: `/rpc/${encodeURIComponent(attack)}` }),
  column: read((a) => `select=${a}`),
  'quoted column': read((a) => `select="${a}"`),
  alias: read((a) => `select=${a}:name`),
  'quoted alias': read((a) => `select="${a}":name`),
  cast: read((a) => `select=name::${a}`),
  aggregate: read((a) => `select=price.${a}()`),
  'json key': read((a) => `select=variant_options->${a}`),
  'quoted json key': read((a) => `select=variant_options->>"${a}"`),
  'json index': read((a) => `select=variant_options->-1${a}`),
  relation: read((a) => `select=${a}(id)`),
  'alias of a relation': read((a) => `select=${a}:product_images(id)`),
  'quoted alias of a relation': read((a) => `select="${a}":product_images(id)`),
  hint: read((a) => `select=product_images!${a}(id)`),
  spread: read((a) => `select=...${a}(id)`),
  'embedded column': read((a) => `select=product_images(${a})`),
  'filtered column': read((a) => `${a}=eq.1`),
  'quoted filtered column': read((a) => `"${a}"=eq.1`),
  operator: read((a) => `name=${a}.1`),
  modifier: read((a) => `name=eq(${a}).1`),
  'value of eq': read((a) => `name=eq.${a}`),
  'value of like': read((a) => `name=like.${a}`),
  'value of match': read((a) => `name=match.${a}`),
  'value of a uuid': read((a) => `id=eq.${a}`),
  'value of any': read((a) => `name=eq(any).${a}`),
  'value of in': read((a) => `name=in.(${a})`),
  'quoted value of in': read((a) => `name=in.("${a}")`),
  'value of is': read((a) => `name=is.${a}`),
  'value of cs': read((a) => `tags=cs.${a}`),
  'text search': read((a) => `name=wfts.${a}`),
  'language of a text search': read((a) => `name=fts(${a}).chair`),
  'logic tree': read((a) => `or=(${a})`),
  'column of a logic tree': read((a) => `or=(${a}.eq.1,id.is.null)`),
  'value of a logic tree': read((a) => `or=(name.eq.${a},id.is.null)`),
  'path of a filter': read((a) => `select=id,product_images(id)&${a}.id=is.null`),
  order: read((a) => `order=${a}`),
  'direction of an order': read((a) => `order=name.${a}`),
  'related order': read((a) => `select=id&order=${a}(name)`),
  limit: read((a) => `limit=${a}`),
  offset: read((a) => `offset=${a}`),
  columns: (a) => write('POST', `?columns=${encodeURIComponent(a)}`, [{}]),
  'conflict columns': (a) =>
    write('POST', `?on_conflict=${encodeURIComponent(a)}`, [{ id: null }], {
      Prefer: 'resolution=merge-duplicates',
    }),
  'key of a body': (a) => write('POST', '', { [a]: 1 }),
  'value of a body': (a) => write('POST', '', { product_id: a }),
  'value of an update': (a) => write('PATCH', '?id=is.null', { product_id: a }),
  'argument by name': (a) => ({
    path: `/rpc/search_content?${encodeURIComponent(a)}=1`,
  }),
  'argument by value': (a) => ({
    path: `/rpc/search_content?search_term=${encodeURIComponent(a)}`,
  }),
  'argument in a body': (a) => ({
    path: '/rpc/search_content',
    init: { method: 'POST', body: JSON.stringify({ search_term: a }) },
  }),
  'time zone': (a) => ({
    path: '/products?limit=1',
    init: { headers: { Prefer: `timezone=${encodeURIComponent(a)}` } },
  }),
  profile: (a) => ({
    path: '/products?limit=1',
    init: { headers: { 'Accept-Profile': encodeURIComponent(a) } },
  }),
  'media type': (a) => ({
    path: '/products?limit=1',
    init: {
      headers: { Accept: `application/vnd.pgrst.plan+text; options=${encodeURIComponent(a)}` },
    },
  }),
};

describe('SQL injection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.owner.query(`
      create table injected (id integer);
      insert into injected values (1);
      grant all on injected to anon;
      grant execute on function pg_sleep(float8) to anon`);
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
  });

  it.each(Object.keys(positions))('is impossible through: %s', async (position) => {
    for (const attack of attacks) {
      const { path, init } = positions[position]!(attack);
      const started = performance.now();
      const response = await request(path, init);
      const text = await response.text();
      expect(response.status, `${attack}: ${text}`).toBeLessThan(500);
      expect(text, attack).not.toMatch(/syntax error at|unterminated/);
      expect(performance.now() - started, attack).toBeLessThan(4_500);
    }
    const { rows } = await database.owner.query('select count(*)::integer as count from injected');
    expect(rows).toEqual([{ count: 1 }]);
  });
});
