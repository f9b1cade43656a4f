import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { request } from './test-callers.ts';

const schema = `
  create table rooms (id integer primary key, label text unique, built timestamptz, span int4range,
    tags text[], facts jsonb, checked integer check (checked < 100));
  create table chairs (id integer primary key, name text not null, legs integer default 4,
    room_id integer references rooms, spare_room_id integer references rooms);
  create function add(a integer, b integer) returns integer language sql immutable as 'select a + b';
  create function nothing() returns void language sql as '';
  create function echo(json) returns json language sql as 'select $1';
  create function either(a integer) returns text language sql as $$select 'number'$$;
  create function either(a text) returns text language sql as $$select 'text'$$;
  create function several(a integer[]) returns integer language sql as 'select cardinality(a)';
  create function defaulted(a integer, b integer default 5) returns integer language sql as 'select a * b';
  create function all_rooms() returns setof rooms language sql stable as 'select * from rooms';
  create function add_room() returns integer language sql as $$insert into rooms (id) values (99) returning id$$;
  create function pay() returns void language plpgsql as
    $$begin raise sqlstate 'PT402' using message = 'Pay first', hint = 'At the till'; end$$;
  create function refuse() returns void language plpgsql as $$begin raise exception 'No'; end$$;
  create function teapot() returns void language plpgsql as $$begin
    perform set_config('response.status', '418', true);
    perform set_config('response.headers', '[{"X-Tea": "mint"}]', true);
  end$$;
  create function main_chairs(rooms) returns setof chairs rows 1 language sql stable as
    'select * from chairs where room_id = $1.id order by id limit 1';
  insert into rooms values
    (1, 'salon', '2026-01-01T00:00:00Z', '[1,5)', '{a,b}', '{"width": 3, "list": [1, 2]}', 1),
    (2, 'Attic, low', null, '[10,20)', '{c}', '{"width": 9}', null),
    (3, null, null, null, null, null, null);
  insert into chairs values (1, 'oak chair', 4, 1, 2), (2, 'pine chair', 3, 1, null), (3, 'stool', 4, 2, 1);
  grant all on rooms, chairs to anon;
  create table closed (id integer primary key);
  alter table closed enable row level security;`;

const json = { 'Content-Type': 'application/json' };
const full = { ...json, Prefer: 'return=representation' };

type Sending = { method?: string; headers?: Record<string, string>; body?: string };

describe('the data API responds as upstream', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.owner.query(schema);
    const { rows } = await database.owner.query<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
       and proname in ('add', 'nothing', 'echo', 'either', 'several', 'defaulted', 'all_rooms', 'add_room', 'pay',
         'refuse', 'teapot', 'main_chairs')`,
    );
    for (const { name } of rows) {
      await database.owner.query(`grant execute on function ${name} to anon`);
    }
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
  });

  const idsOf = async (path: string) => {
    const response = await request(path);
    const body = (await response.json()) as { id: number }[] | { code: string };
    return Array.isArray(body) ? body.map(({ id }) => id) : body;
  };

  it.each([
    ['/rooms?label=eq.salon', [1]],
    ['/rooms?label=neq.salon', [2]],
    ['/rooms?id=gt.1&id=lte.3', [2, 3]],
    ['/rooms?id=gte.2&id=lt.3', [2]],
    ['/rooms?label=like.s*n', [1]],
    ['/rooms?label=ilike.*ATTIC*', [2]],
    ['/rooms?label=in.(salon,"Attic, low")', [1, 2]],
    ['/rooms?label=not.in.(salon)', [2]],
    ['/rooms?label=is.null', [3]],
    ['/rooms?label=is.not_null', [1, 2]],
    ['/rooms?label=not.is.null', [1, 2]],
    ['/rooms?label=isdistinct.salon', [2, 3]],
    ['/rooms?label=fts.salon', [1]],
    ['/rooms?label=plfts(english).low%20attic', [2]],
    ['/rooms?label=phfts.attic%20low', [2]],
    ['/rooms?label=wfts.salon%20or%20attic', [1, 2]],
    ['/rooms?label=not.fts(simple).salon', [2]],
    ['/rooms?tags=cs.{a}', [1]],
    ['/rooms?tags=cd.{a,b,x}', [1]],
    ['/rooms?tags=ov.{b,c}', [1, 2]],
    ['/rooms?facts=cs.{"width":3}', [1]],
    ['/rooms?span=sl.[6,9)', [1]],
    ['/rooms?span=sr.[6,9)', [2]],
    ['/rooms?span=nxr.[1,9)', [1]],
    ['/rooms?span=nxl.[6,9)', [2]],
    ['/rooms?span=adj.[5,9)', [1]],
    ['/rooms?id=eq(any).{1,3}', [1, 3]],
    ['/rooms?label=like(any).{s*,A*}', [1, 2]],
    ['/rooms?label=ilike(all).{*a*,*o*}', [1, 2]],
    ['/rooms?facts->width=gt.5', [2]],
    ['/rooms?facts->>width=eq.3', [1]],
    ['/rooms?facts->list->0=eq.1', [1]],
    ['/rooms?or=(label.eq."Attic, low",id.eq.3)', [2, 3]],
    ['/rooms?not.or=(id.eq.1,id.eq.2)', [3]],
    ['/rooms?and=(id.gt.1,or(id.eq.1,id.not.eq.3))', [2]],
    ['/rooms?select=id,chairs!chairs_room_id_fkey(id)&chairs=not.is.null', [1, 2]],
    ['/rooms?select=id,chairs!chairs_room_id_fkey(id)&chairs=is.null', [3]],
    ['/rooms?select=id,chairs!chairs_room_id_fkey!inner(id)&chairs.legs=eq.3', [1]],
    ['/rooms?select=id,chairs!room_id!inner()&chairs.or=(legs.eq.3,name.eq.stool)', [1, 2]],
    ['/rooms?select=id,a:chairs!room_id(id)&or=(a.not.is.null,id.eq.3)', [1, 2, 3]],
    ['/rooms?order=label.desc.nullslast', [1, 2, 3]],
    ['/rooms?order=label.nullsfirst', [3, 2, 1]],
    ['/rooms?order=facts->width.desc.nullslast,id', [2, 1, 3]],
    ['/rooms?limit=1&offset=1&order=id', [2]],
    ['/rooms?limit=0', []],
    ['/chairs?select=id,rooms!chairs_room_id_fkey(label)&order=rooms(label),id.desc', [3, 2, 1]],
    ['/rpc/all_rooms?id=gt.1&order=id.desc', [3, 2]],
  ])('filters and orders %s', async (path, expected) => {
    const sorted = path.includes('order=') ? path : `${path}&order=id`;
    expect(await idsOf(sorted)).toEqual(expected);
  });

  it.each<[string, unknown]>([
    [
      '/rooms?select="label",w:facts->width,built::date&id=eq.1',
      [{ label: 'salon', w: 3, built: '2026-01-01' }],
    ],
    ['/rooms?select=facts->list->>1&id=eq.1', [{ list: '2' }]],
    [
      '/chairs?select=name,main:rooms!room_id(label),spare:rooms!spare_room_id(label)&id=eq.1',
      [{ name: 'oak chair', main: { label: 'salon' }, spare: { label: 'Attic, low' } }],
    ],
    ['/chairs?select=id,room_id(label)&id=eq.3', [{ id: 3, room_id: { label: 'Attic, low' } }]],
    ['/rooms?select=main_chairs(name)&id=eq.1', [{ main_chairs: { name: 'oak chair' } }]],
    [
      '/rooms?select=id,chairs!room_id(id)&id=eq.1&chairs.order=id.desc&chairs.limit=1',
      [{ id: 1, chairs: [{ id: 2 }] }],
    ],
    [
      '/rooms?select=id,...chairs!room_id(names:name)&id=eq.1',
      [{ id: 1, names: ['oak chair', 'pine chair'] }],
    ],
    ['/rpc/add?a=1&b=2', 3],
    ['/rpc/defaulted?a=2', 10],
    ['/rpc/several?a={1,2}', 2],
    ['/rpc/all_rooms?select=chairs!room_id(id)&id=eq.2', [{ chairs: [{ id: 3 }] }]],
  ])('reads %s', async (path, expected) => {
    expect(await (await request(path)).json()).toEqual(expected);
  });

  it.each<[string, Sending, number, object]>([
    ['/chairs?select=rooms(id)', {}, 300, { code: 'PGRST201' }],
    ['/chairs?select=tables(id)', {}, 400, { code: 'PGRST200' }],
    ['/chairs?select=id&rooms.id=eq.1', {}, 400, { code: 'PGRST108' }],
    ['/chairs?select=id(', {}, 400, { code: 'PGRST100' }],
    ['/chairs?id=nope.1', {}, 400, { code: 'PGRST100' }],
    ['/chairs?order=id.sideways', {}, 400, { code: 'PGRST100' }],
    ['/chairs?or=(id.eq.1', {}, 400, { code: 'PGRST100' }],
    [
      '/chairs?select=nope',
      {},
      400,
      { code: '42703', message: 'column chairs.nope does not exist' },
    ],
    ['/chairs?nope=eq.1', {}, 400, { code: '42703', message: 'column chairs.nope does not exist' }],
    ['/chairs?id=eq.x', {}, 400, { code: '22P02' }],
    ['/chairs?select=legs.sum()', {}, 400, { code: 'PGRST123' }],
    ['/chair', {}, 404, { code: 'PGRST205', hint: "Perhaps you meant the table 'public.chairs'" }],
    ['/closed', {}, 401, { code: '42501' }],
    ['/chairs', { headers: { 'Accept-Profile': 'private' } }, 406, { code: 'PGRST106' }],
    ['/chairs', { headers: { Accept: 'audio/ogg' } }, 406, { code: 'PGRST107' }],
    [
      '/chairs',
      { headers: { Accept: 'application/vnd.pgrst.object+json' } },
      406,
      { code: 'PGRST116', details: 'The result contains 3 rows' },
    ],
    [
      '/chairs?id=eq.0',
      { headers: { Accept: 'application/vnd.pgrst.object+json' } },
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows' },
    ],
    ['/chairs', { headers: { Range: '5-2' } }, 416, { code: 'PGRST103' }],
    [
      '/chairs?offset=9',
      { headers: { Prefer: 'count=exact' } },
      416,
      { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 3 rows.' },
    ],
    [
      '/chairs',
      { headers: { Prefer: 'handling=strict, haste=1' } },
      400,
      { code: 'PGRST122', details: 'Invalid preferences: haste=1' },
    ],
    [
      '/chairs',
      { method: 'POST', headers: json, body: '{"id":1,"name":"x"}' },
      409,
      { code: '23505', details: 'Key (id)=(1) already exists.' },
    ],
    [
      '/chairs',
      { method: 'POST', headers: json, body: '{"id":9,"name":"x","room_id":77}' },
      409,
      { code: '23503' },
    ],
    ['/chairs', { method: 'POST', headers: json, body: '{"id":9}' }, 400, { code: '23502' }],
    [
      '/rooms',
      { method: 'POST', headers: json, body: '{"id":9,"checked":100}' },
      400,
      { code: '23514' },
    ],
    [
      '/chairs',
      { method: 'POST', headers: json, body: '{"nope":1}' },
      400,
      {
        code: 'PGRST204',
        message: "Could not find the 'nope' column of 'chairs' in the schema cache",
      },
    ],
    [
      '/chairs?columns=nope',
      { method: 'POST', headers: json, body: '{"nope":1}' },
      400,
      { code: 'PGRST204' },
    ],
    [
      '/chairs',
      { method: 'POST', headers: json, body: '[{"id":8,"name":"x"},{"id":9}]' },
      400,
      { code: 'PGRST102', message: 'All object keys must match' },
    ],
    ['/chairs', { method: 'POST', headers: json, body: '' }, 400, { code: 'PGRST102' }],
    [
      '/chairs',
      { method: 'POST', headers: { 'Content-Type': 'audio/ogg' }, body: 'x' },
      400,
      { code: 'PGRST102' },
    ],
    [
      '/chairs?id=gt.1',
      { method: 'PUT', headers: json, body: '{"id":1,"name":"x"}' },
      405,
      { code: 'PGRST105' },
    ],
    [
      '/chairs?id=eq.1&limit=1',
      { method: 'PUT', headers: json, body: '{"id":1,"name":"x"}' },
      400,
      { code: 'PGRST114' },
    ],
    ['/rpc/add?a=1', {}, 404, { code: 'PGRST202' }],
    ['/rpc/either', { method: 'POST', headers: json, body: '{"a":1}' }, 300, { code: 'PGRST203' }],
    ['/rpc/add', { method: 'DELETE' }, 405, { code: 'PGRST101' }],
    ['/rpc/add_room', {}, 405, { code: '25006' }],
    [
      '/rpc/pay',
      { method: 'POST', headers: json, body: '{}' },
      402,
      { code: 'PT402', message: 'Pay first', hint: 'At the till' },
    ],
    [
      '/rpc/refuse',
      { method: 'POST', headers: json, body: '{}' },
      400,
      { code: 'P0001', message: 'No', details: null, hint: null },
    ],
    ['/chairs/1', {}, 404, { code: 'PGRST125' }],
  ])('rejects %s %o with %i', async (path, sending, status, error) => {
    const response = await request(path, sending);
    const body = (await response.json()) as object;
    expect([response.status, body]).toMatchObject([status, error]);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
  });

  it.each<[string, Sending, number, Record<string, string | null>, string]>([
    [
      '/chairs?select=id&order=id',
      { headers: { Prefer: 'count=exact' } },
      200,
      { 'Content-Range': '0-2/3', 'Preference-Applied': 'count=exact' },
      '[{"id":1}, \n {"id":2}, \n {"id":3}]',
    ],
    [
      '/chairs?select=id&order=id&limit=1',
      { headers: { Prefer: 'count=exact' } },
      206,
      { 'Content-Range': '0-0/3' },
      '[{"id":1}]',
    ],
    [
      '/chairs?select=id&order=id',
      { headers: { Range: '1-1' } },
      200,
      { 'Content-Range': '1-1/*' },
      '[{"id":2}]',
    ],
    ['/chairs?select=id&id=eq.0', {}, 200, { 'Content-Range': '*/*' }, '[]'],
    [
      '/chairs?select=id',
      { method: 'HEAD', headers: { Prefer: 'count=exact' } },
      200,
      { 'Content-Range': '0-2/3' },
      '',
    ],
    [
      '/rooms?id=eq.1&select=built',
      { headers: { Prefer: 'timezone=Africa/Cairo' } },
      200,
      { 'Preference-Applied': 'timezone=Africa/Cairo' },
      '[{"built":"2026-01-01T02:00:00+02:00"}]',
    ],
    [
      '/rooms?id=eq.3&select=id,label',
      { headers: { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' } },
      200,
      { 'Content-Type': 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8' },
      '[{"id":3}]',
    ],
    [
      '/rooms?id=eq.3&select=id,label',
      { headers: { Accept: 'application/vnd.pgrst.object+json;nulls=stripped' } },
      200,
      {},
      '{"id":3}',
    ],
    [
      '/rooms?id=lt.3&select=id,label&order=id',
      { headers: { Accept: 'text/csv' } },
      200,
      { 'Content-Type': 'text/csv; charset=utf-8' },
      'id,label\n1,salon\n2,"Attic, low"',
    ],
    ['/rpc/nothing', { method: 'POST', headers: json, body: '{}' }, 204, {}, ''],
    ['/rpc/echo', { method: 'POST', headers: json, body: '{"a": [1]}' }, 200, {}, '{"a": [1]}'],
    ['/rpc/add', { method: 'POST', headers: json, body: '{"a":1,"b":2}' }, 200, {}, '3'],
    ['/rpc/teapot', { method: 'POST', headers: json, body: '{}' }, 418, { 'X-Tea': 'mint' }, ''],
    [
      '/chairs?id=eq.0',
      { method: 'PATCH', headers: full, body: '{"legs":3}' },
      200,
      { 'Content-Range': '*/*' },
      '[]',
    ],
    ['/chairs?id=eq.0', { method: 'PATCH', headers: json, body: '{"legs":3}' }, 204, {}, ''],
    ['/chairs?id=eq.0', { method: 'DELETE' }, 204, { 'Content-Range': '*/*' }, ''],
    [
      '/chairs?select=id,legs',
      { method: 'POST', headers: full, body: '{"id":10,"name":"new"}' },
      201,
      { 'Preference-Applied': 'return=representation' },
      '[{"id":10,"legs":4}]',
    ],
    [
      '/chairs?columns=id,name&select=id,legs',
      {
        method: 'POST',
        headers: full,
        body: '[{"id":11,"name":"x","legs":9},{"id":12,"name":"y"}]',
      },
      201,
      {},
      '[{"id":11,"legs":4}, \n {"id":12,"legs":4}]',
    ],
    [
      '/chairs?select=id,name,rooms!room_id(label)&id=eq.11',
      { method: 'PATCH', headers: full, body: '{"room_id":1}' },
      200,
      {},
      '[{"id":11,"name":"x","rooms":{"label":"salon"}}]',
    ],
    [
      '/rooms?on_conflict=label&select=id,checked',
      {
        method: 'POST',
        headers: { ...json, Prefer: 'resolution=merge-duplicates, return=representation' },
        body: '{"id":1,"label":"salon","checked":7}',
      },
      200,
      { 'Preference-Applied': 'resolution=merge-duplicates, return=representation' },
      '[{"id":1,"checked":7}]',
    ],
    [
      '/chairs?select=id,name',
      {
        method: 'POST',
        headers: { ...full, 'Content-Type': 'text/csv' },
        body: 'id,name,legs\n13,z,NULL',
      },
      201,
      {},
      '[{"id":13,"name":"z"}]',
    ],
    [
      '/chairs?id=gte.10&select=id&order=id',
      { method: 'DELETE', headers: { Prefer: 'return=representation, count=exact' } },
      200,
      { 'Content-Range': '*/4' },
      '[{"id":10}, \n {"id":11}, \n {"id":12}, \n {"id":13}]',
    ],
  ])('answers %s %o with %i', async (path, sending, status, headers, body) => {
    const response = await request(path, sending);
    const got = Object.fromEntries(
      Object.keys(headers).map((name) => [name, response.headers.get(name)]),
    );
    expect([response.status, got, await response.text()]).toEqual([status, headers, body]);
  });

  it.each(['', '/'])('describes itself at its root, written as "%s"', async (path) => {
    const response = await request(path);
    expect(response.headers.get('Content-Type')).toContain('application/openapi+json');
    expect(await response.json()).toMatchObject({
      swagger: '2.0',
      paths: { '/chairs': { get: {}, post: {} }, '/rpc/add': { post: {} } },
      definitions: { chairs: { properties: { id: { format: 'integer' } } } },
    });
  });
});
