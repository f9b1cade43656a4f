import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { request } from './test-callers.ts';

const schema = `
  create table shelves (id integer primary key, label text not null default 'new', parent_id integer references shelves);
  create table shelf_plans (shelf_id integer primary key references shelves, plan jsonb);
  create table books (id integer primary key, title text, pages integer, shelf_id integer references shelves);
  create table authors (id integer primary key, name text);
  create table book_authors (book_id integer references books on delete cascade, author_id integer references authors,
    primary key (book_id, author_id));
  create view long_books as select id, title, shelf_id from books where pages > 100;
  create function shouted(books) returns text language sql stable as 'select upper($1.title)';
  create function books_of(label text) returns setof books language sql stable as
    'select b.* from books b join shelves s on s.id = b.shelf_id where s.label = $1';
  insert into shelves values (1, 'top', null), (2, 'low', 1);
  insert into shelf_plans values (1, '{"width": 3, "parts": ["a", "b"]}');
  insert into books values (1, 'Nile', 90, 1), (2, 'Delta', 210, 1), (3, 'Oasis', 150, 2);
  insert into authors values (1, 'Nadia'), (2, 'Samir');
  insert into book_authors values (1, 1), (1, 2), (2, 1);
  grant all on shelves, shelf_plans, books, authors, book_authors, long_books to anon;
  create function asked(setting text) returns text language sql stable as
    'select current_setting(''request.'' || setting, true)';
  grant execute on function shouted(books), books_of(text), asked(text) to anon;`;

describe('the data API', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    process.env['REST_AGGREGATES'] = 'true';
    database = await testDatabase();
    await database.owner.query(schema);
  });
  afterAll(async () => {
    delete process.env['REST_AGGREGATES'];
    await stopListening();
    await database.close();
  });

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, { headers });
    return (await response.json()) as unknown;
  };

  const write = (method: string, path: string, body: unknown, prefer = 'return=representation') =>
    request(path, {
      method,
      headers: { Prefer: prefer, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  const countBooks = async () =>
    (await database.owner.query<{ n: number }>('select count(*)::integer as n from books')).rows[0]!
      .n;

  it.each([
    ['/books?select=title,shelves(label)&id=eq.1', [{ title: 'Nile', shelves: { label: 'top' } }]],
    [
      '/shelves?select=id,books(id)&books.order=id.desc&id=eq.1',
      [{ id: 1, books: [{ id: 2 }, { id: 1 }] }],
    ],
    [
      '/books?select=id,authors(name)&id=eq.1',
      [{ id: 1, authors: [{ name: 'Nadia' }, { name: 'Samir' }] }],
    ],
    [
      '/shelves?select=id,shelf_plans(plan->parts->>1)&id=eq.1',
      [{ id: 1, shelf_plans: { parts: 'b' } }],
    ],
    ['/shelves?select=id,parent_id(label)&id=eq.2', [{ id: 2, parent_id: { label: 'top' } }]],
    ['/books?select=id,...shelves(shelf:label)&id=eq.3', [{ id: 3, shelf: 'low' }]],
    ['/shelves?select=id,...books(title)&id=eq.1', [{ id: 1, title: ['Nile', 'Delta'] }]],
    ['/books?select=id,shelves()&shelves=is.null', []],
    ['/shelves?select=id,books!inner(id)&books.pages=gt.200', [{ id: 1, books: [{ id: 2 }] }]],
    [
      '/long_books?select=title,shelves(label)&order=id',
      [
        { title: 'Delta', shelves: { label: 'top' } },
        { title: 'Oasis', shelves: { label: 'low' } },
      ],
    ],
    ['/books?select=shouted&id=eq.1', [{ shouted: 'NILE' }]],
    [
      '/books?select=shelf_id,pages.sum()&order=shelf_id',
      [
        { shelf_id: 1, sum: 300 },
        { shelf_id: 2, sum: 150 },
      ],
    ],
    ['/books?select=...shelves(label),pages.max()&shelf_id=eq.1', [{ label: 'top', max: 210 }]],
    ['/shelves?select=books(count)&id=eq.1', [{ books: [{ count: 2 }] }]],
    [
      '/books?select=id,shelves(label)&order=shelves(label).desc,id&limit=1',
      [{ id: 1, shelves: { label: 'top' } }],
    ],
    [
      '/books?select=id&or=(pages.lt.100,and(title.like.O*,id.not.eq.1))&order=id',
      [{ id: 1 }, { id: 3 }],
    ],
    [
      '/rpc/books_of?label=top&select=id,shelves(label)&id=eq.2',
      [{ id: 2, shelves: { label: 'top' } }],
    ],
    ['/books?select=id::text&id=in.("1",3)&order=id', [{ id: '1' }, { id: '3' }]],
  ])('reads %s', async (path, expected) => {
    expect(await read(path)).toEqual(expected);
  });

  it('says what is partial, and what is out of range', async () => {
    const headers = { Prefer: 'count=exact', Range: '1-1' };
    const partial = await request('/books?select=id&order=id', { headers });
    expect([partial.status, partial.headers.get('Content-Range')]).toEqual([206, '1-1/3']);
    const beyond = await request('/books?offset=9', { headers: { Prefer: 'count=exact' } });
    expect([beyond.status, await beyond.json()]).toMatchObject([416, { code: 'PGRST103' }]);
    const csv = await request('/books?select=id,title&id=lt.3&order=id', {
      headers: { Accept: 'text/csv' },
    });
    expect(await csv.text()).toBe('id,title\n1,Nile\n2,Delta');
  });

  it('rolls back a write whose result is not the one that was asked for', async () => {
    const single = { Accept: 'application/vnd.pgrst.object+json', Prefer: 'return=representation' };
    const several = await request('/books?id=gt.0', { method: 'DELETE', headers: single });
    expect([several.status, await several.json()]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 3 rows' },
    ]);
    const strict = await write(
      'DELETE',
      '/books?id=gt.0',
      undefined,
      'handling=strict, max-affected=1',
    );
    expect([strict.status, await strict.json()]).toMatchObject([400, { code: 'PGRST124' }]);
    const tried = await write(
      'POST',
      '/books',
      { id: 9, title: 'x' },
      'return=representation, tx=rollback',
    );
    expect(tried.status).toBe(201);
    expect((await write('DELETE', '/books', undefined)).status).toBe(400);
    expect(await countBooks()).toBe(3);
  });

  it('inserts, merges and fills in defaults', async () => {
    const rows = [{ id: 20, label: 'a' }, { id: 21 }];
    const inserted = await write(
      'POST',
      '/shelves?columns=id,label',
      rows,
      'return=representation, missing=default',
    );
    expect([inserted.status, await inserted.json()]).toMatchObject([
      201,
      [{ label: 'a' }, { label: 'new' }],
    ]);
    const merged = await write(
      'POST',
      '/shelves',
      { id: 20, label: 'b' },
      'resolution=merge-duplicates, return=representation',
    );
    expect([merged.status, await merged.json()]).toEqual([
      200,
      [{ id: 20, label: 'b', parent_id: null }],
    ]);
    const ignored = await write(
      'POST',
      '/shelves',
      { id: 20, label: 'c' },
      'resolution=ignore-duplicates, return=representation',
    );
    expect([ignored.status, await ignored.json()]).toEqual([201, []]);
    const put = await write('PUT', '/shelves?id=eq.22', { id: 22, label: 'd', parent_id: 1 });
    expect([put.status, await put.json()]).toMatchObject([201, [{ id: 22 }]]);
    const other = await write('PUT', '/shelves?id=eq.23', { id: 24, label: 'd', parent_id: 1 });
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'PGRST115' }]);
    const located = await write('POST', '/shelves', { id: 25, label: 'e' }, 'return=headers-only');
    expect([located.status, located.headers.get('Location')]).toEqual([201, '/shelves?id=eq.25']);
    const changed = await write(
      'PATCH',
      '/shelves?id=eq.25',
      { label: 'f' },
      'return=minimal, count=exact',
    );
    expect([changed.status, changed.headers.get('Content-Range')]).toEqual([204, '0-0/1']);
  });

  it('tells functions and policies method, path and headers of the request', async () => {
    const readSetting = async (setting: string, headers: Record<string, string> = {}) =>
      (await (await request(`/rpc/asked?setting=${setting}`, { headers })).json()) as string;
    expect(await readSetting('method')).toBe('GET');
    expect(await readSetting('path')).toBe('/rpc/asked');
    const headers = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'X-Of-The-App': `it's "quoted"`,
    };
    expect(JSON.parse(await readSetting('headers', headers))).toMatchObject({
      traceparent: headers.traceparent,
      'x-of-the-app': headers['X-Of-The-App'],
    });
  });

  it('sees a new table after a notification', async () => {
    const missing = await request('/lamps');
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'PGRST205' }]);
    await database.owner.query(
      `create table lamps (id integer primary key); grant select on lamps to anon; notify pgrst, 'reload schema'`,
    );
    await eventually(async () => expect((await request('/lamps')).status).toBe(200));
  });
});
