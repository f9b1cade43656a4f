import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { stopListening } from '#platform/database/listen.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import type { ApiScope } from '../shared/scope.ts';
import { createRestApi } from './index.ts';

const schema = `
  create table notes (id integer primary key, text text, owner uuid, amount numeric, places text[]);
  create function nap(seconds float8) returns text language sql volatile as
    $$ select 'slept' from pg_sleep(seconds) $$;
  insert into notes values (1, 'oak', null, 5, '{a,b}');
  insert into notes select n, repeat('x', 1000), null, -5, null from generate_series(2, 3000) n;
  alter table notes enable row level security;
  create policy own on notes to anon, authenticated using (id <= 2);
  create policy system on notes to service_role, service_key using (true) with check (true);
  grant select on notes to anon;
  grant all on notes to authenticated, service_role, service_key;
  create function staff_only() returns text language sql as $$ select 'yes' $$;
  revoke execute on function staff_only() from public, anon;
  grant execute on function staff_only() to authenticated;
  grant execute on function nap(float8) to anon, authenticated, service_role, service_key;`;

const database = fileDatabase({ arrange: (owner) => owner.query(schema) });
let customer: Record<string, string>;
let program: Record<string, string>;
beforeAll(async () => {
  await database.owner.query('analyze notes');
  customer = { Authorization: `Bearer ${await accessTokenOf(new Date())}` };
  program = { apikey: await serviceKey() };
});
afterAll(stopListening);

function createShop() {
  const app = new Hono<ApiScope>();
  app.use((context, next) => {
    context.set('clientAddress', context.req.header('X-Test-Address') ?? 'unknown');
    return next();
  });
  return app.route('/', createRestApi());
}
const shop = createShop();
const ask = async (path: string, init: RequestInit = {}) => shop.request(path, init);

/** A body that says whether it was read. */
function watchedBody() {
  const watched = { isRead: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        watched.isRead = true;
        controller.enqueue(new TextEncoder().encode('[]'));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { watched, init: { method: 'POST', body, duplex: 'half' } as RequestInit };
}

describe('who has no right', () => {
  it.each([
    ['/notes', 'POST', 'permission denied for table notes'],
    ['/notes?id=eq.1', 'PATCH', 'permission denied for table notes'],
    ['/notes?id=eq.1', 'PUT', 'permission denied for table notes'],
    ['/rpc/staff_only', 'POST', 'permission denied for function staff_only'],
  ])('is rejected at %s %s before the body is read', async (path, method, message) => {
    const { watched, init } = watchedBody();
    const response = await ask(path, { ...init, method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501', message });
    expect(watched.isRead).toBe(false);
    const allowed = watchedBody();
    await ask(path, { ...allowed.init, method, headers: customer });
    expect(allowed.watched.isRead).toBe(true);
  });
});

describe('regular expressions', () => {
  it.each([
    'text=match.^o',
    'text=imatch.^o',
    'text=not.match.^o',
    'text=match(any).{^o}',
    'text=imatch(all).{^o}',
    'or=(id.eq.7,and(id.eq.1,text.match.^o))',
  ])('are rejected from visitors, not from accounts: %s', async (filter) => {
    const rejected = await ask(`/notes?select=id&id=eq.1&${filter}`);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ code: 'PGRST127' });
    const response = await ask(`/notes?select=id&id=eq.1&${filter}`, { headers: customer });
    expect(response.status).toBe(200);
  });
});

it('answers so many bytes, and says what to do otherwise', async () => {
  const columns = Array.from({ length: 100 }, (_, index) => `text${index}:text`).join(',');
  const path = (rows: number) => `/notes?select=${columns}&limit=${rows}&id=gt.1`;
  const many = await ask(path(60), { headers: program });
  expect((await many.text()).length).toBeGreaterThan(5_000_000);
  await database.owner.query('alter policy own on notes using (id <= 100)');
  try {
    expect((await ask(path(5))).status).toBe(200);
    const rejected = await ask(path(20));
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toEqual({
      code: 'PGRST100',
      message: 'The result is too large',
      details: expect.stringMatching(/^It has \d{7} bytes of at most 1048576\.$/),
      hint: 'Select fewer rows, columns or embedded resources, or ask for it in parts.',
    });
    expect((await ask(path(20), { headers: customer })).status).toBe(200);
    expect((await ask(path(60), { headers: customer })).status).toBe(400);
  } finally {
    await database.owner.query('alter policy own on notes using (id <= 2)');
  }
});

describe('a count', () => {
  const totalOf = async (headers: Record<string, string>, count: string) => {
    const response = await ask('/notes?limit=1', {
      headers: { ...headers, Prefer: `count=${count}` },
    });
    return Number(response.headers.get('Content-Range')!.split('/')[1]);
  };

  it.each(['exact', 'planned', 'estimated'])(
    '%s tells nothing of rows of others',
    async (count) => {
      expect(await totalOf({}, count)).toBe(2);
      expect(await totalOf(customer, count)).toBe(2);
      expect(await totalOf(program, count)).toBeGreaterThan(2_900);
    },
  );

  it('that is no exact one ends at 10,000', async () => {
    await database.owner.query(
      `alter policy own on notes using (true);
       insert into notes (id) select n from generate_series(5000, 20000) n`,
    );
    expect(await totalOf({}, 'planned')).toBe(10_000);
    expect(await totalOf({}, 'exact')).toBe(18_001);
    await database.owner.query(
      'alter policy own on notes using (id <= 2); delete from notes where id >= 5000',
    );
  });
});

describe('CSV', () => {
  const rows = [
    { id: 4000, text: '=1+1', amount: -5.5 },
    { id: 4001, text: '@a,"=b"\n+c', amount: null },
    { id: 4002, text: 'x,=y', amount: 1 },
    { id: 4003, text: '-', amount: -1 },
  ];
  const path = '/notes?select=id,text,amount&id=gte.4000&order=id';

  it('runs nothing in a spreadsheet, keeps numbers, and is stored as it was', async () => {
    const json = { ...program, 'Content-Type': 'application/json' };
    await ask('/notes', { method: 'POST', headers: json, body: JSON.stringify(rows) });
    const csv = await (await ask(path, { headers: { ...program, Accept: 'text/csv' } })).text();
    expect(csv).toBe(
      [
        'id,text,amount',
        "4000,'=1+1,-5.5",
        `4001,"'@a,""=b""\n+c",`,
        '4002,"x,=y",1',
        "4003,'-,-1",
      ].join('\n'),
    );
    await ask('/notes?id=gte.4000', { method: 'DELETE', headers: program });
    const again = { ...program, 'Content-Type': 'text/csv' };
    const stored = await ask('/notes', {
      method: 'POST',
      headers: again,
      body: csv.replace('+c",', '+c",NULL'),
    });
    expect(stored.status).toBe(201);
    expect(await (await ask(path, { headers: program })).json()).toEqual(rows);
  });
});

describe('an allowance', () => {
  beforeAll(() => {
    process.env['API_DATABASE_MILLISECONDS'] = '1';
    forgetEnvironment();
  });
  const nap = (
    frugal: ReturnType<typeof createShop>,
    headers: Record<string, string>,
    seconds = 0.1,
  ) =>
    frugal.request('/rpc/nap', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ seconds }),
    });

  it('of database time is used up by one network, and by one account, alone', async () => {
    const frugal = createShop();
    const statuses = async (headers: Record<string, string>, seconds?: number) => {
      const first = await nap(frugal, headers, seconds);
      const second = await nap(frugal, headers, seconds);
      return { statuses: [first.status, second.status], last: second };
    };
    const here = { 'X-Test-Address': '192.0.2.1' };
    const {
      statuses: [first, second],
      last,
    } = await statuses(here);
    expect([first, second]).toEqual([200, 429]);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(await last.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect((await nap(frugal, { 'X-Test-Address': '192.0.2.2' })).status).toBe(200);
    const account = { ...customer, ...here };
    expect((await statuses(account)).statuses).toEqual([200, 429]);
    expect((await statuses({ ...program, ...here })).statuses).toEqual([200, 200]);
  });

  it('is charged for what was cancelled', async () => {
    process.env['API_VISITOR_MILLISECONDS'] = '100';
    forgetEnvironment();
    const frugal = createShop();
    const headers = { 'X-Test-Address': '192.0.2.3' };
    const cancelled = await nap(frugal, headers, 60);
    expect(cancelled.status).toBe(400);
    expect(await cancelled.json()).toMatchObject({ code: '57014' });
    expect((await nap(frugal, headers)).status).toBe(429);
  });

  it('of bytes is used up by bodies, of one network alone', async () => {
    const frugal = createShop();
    const body = JSON.stringify({ text: 'x'.repeat(1_000_000) });
    const send = (address: string) =>
      frugal.request('/rpc/missing', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Test-Address': address },
        body,
      });
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await send('192.0.2.4')).status);
    expect(statuses[0]).toBe(404);
    expect(statuses).toContain(429);
    expect((await send('192.0.2.5')).status).toBe(404);
  });
});
