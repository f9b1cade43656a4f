import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { goodPassword, makeAccount } from '#tests/support/accounts.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

/**
 * Two-step login is required of staff. An admin with it, the same admin without it and a customer call
 * all routes that the router knows and all tables of the API, so that what is added is called too.
 */
let database: TestDatabase;
let shop: BuiltServer;
/** Access tokens, which pages take from a cookie. */
let having: string;
let lacking: string;
let customer: string;
let foreignOrder: string;
let patterns: string[];

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  shop = await startBuiltServer(database.url, { env: { API_REQUESTS_PER_SECOND: '1000' } });
  const admin = await makeAccount(new Date(), ['admin']);
  having = await signIn(admin.email);
  lacking = await signIn(admin.email);
  customer = await signIn((await makeAccount(new Date())).email);
  const { owner } = database;
  await owner.query(`update auth.sessions set aal = 'aal2' where id = $1`, [
    decodeJwt(having)['session_id'],
  ]);
  await owner.query('update abuse_limits set staff_second_factor = true');
  const { rows } = await owner.query<{ id: string }>('select id from orders limit 1');
  foreignOrder = rows[0]!.id;
  patterns = await listPatterns();
});
afterAll(async () => {
  await shop.stop();
  await database.close();
});

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

interface Reply {
  status: number;
  location: string | null;
  text: string;
}

/** The beginning of an endless answer is enough. */
async function ask(path: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(shop.url + path, { redirect: 'manual', ...init });
  const isStream = response.headers.get('Content-Type') === 'text/event-stream';
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body!.cancel();
  return { status: response.status, location: response.headers.get('Location'), text };
}

const visit = (path: string, token: string) =>
  ask(path, { headers: { cookie: `access=${token}` } });
const post = (path: string, token: string) =>
  ask(path, {
    method: 'POST',
    headers: { cookie: `access=${token}`, origin: shop.url },
    body: new URLSearchParams(),
  });
const call = (path: string, token: string, init: RequestInit = {}) =>
  ask(path, {
    ...init,
    headers: {
      authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...init.headers,
    },
  });

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

/** The patterns of all routes; the one that would end the sessions is left out. */
async function listPatterns(): Promise<string[]> {
  const router = 'node_modules/@react-router/dev/bin.cjs';
  const listed = await promisify(execFile)(process.execPath, [router, 'routes', '--json']);
  const [root] = JSON.parse(listed.stdout) as Route[];
  return [...new Set(patternsOf(root!.children!))].filter((pattern) => pattern !== '/logout');
}

function patternsOf(routes: readonly Route[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const own = path !== undefined || index ? [pattern || '/'] : [];
    return [...own, ...patternsOf(children, pattern)];
  });
}

const isOfStaff = (pattern: string) => /^\/admin(\/|$)/.test(pattern);

/** An address that the pattern matches, of an order where it could be one. */
const addressOf = (pattern: string) =>
  pattern
    .replace(':id', foreignOrder)
    .replace(':locale', 'en')
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, 'terms')
    .replace('*', 'overview');

const isSecondFactor = ({ status, location }: Reply): boolean =>
  status === 302 && location !== null && location.startsWith('/account/security?next=');

const linksIn = ({ text }: Reply) =>
  [...text.matchAll(/href="(\/admin\/[^"?#]*)/g)].map(([, path]) => path!);

test('every route of the back office leads to the second factor first', async () => {
  const links = new Set<string>();
  let shown = 0;
  // Pages with lists first: they lead to records.
  const ofStaff = patterns.filter(isOfStaff).toSorted((a, b) => segments(a) - segments(b));
  for (const pattern of ofStaff) {
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
    const isStatic = !/[:*]/.test(pattern);
    const known = isStatic ? pattern : [...links].find((link) => shape.test(link));
    const address = known ?? addressOf(pattern);
    const [open, closed] = [await visit(address, having), await visit(address, lacking)];
    for (const link of linksIn(open)) links.add(link);
    if (open.status === 200) shown += 1;
    expect(open, address).not.toSatisfy(isSecondFactor);
    expect([403, 500, 503], address).not.toContain(open.status);
    expect(open.location ?? '', address).not.toContain('unauthorized');
    expect(closed.text, address).toBe('');
    // A stream cannot show a page.
    if (pattern === '/admin/live') {
      expect(closed.status).toBe(403);
      continue;
    }
    expect(closed, address).toSatisfy(isSecondFactor);
    expect(await post(address, lacking), address).toSatisfy(isSecondFactor);
    const loaded = await visit(`${address}.data`, lacking);
    expect(loaded.text, address).toMatch(/^.{0,100}SingleFetchRedirect.{0,100}account\/security/);
  }
  expect(shown).toBeGreaterThan(100);
});

const segments = (pattern: string) => pattern.split(':').length;

test('every other route answers as to a customer', async () => {
  for (const pattern of patterns.filter((each) => !isOfStaff(each))) {
    const address = addressOf(pattern);
    const [closed, ofCustomer] = [await visit(address, lacking), await visit(address, customer)];
    const facts = ({ status, location }: Reply) => ({ status, location });
    expect(facts(closed), pattern).toEqual(facts(ofCustomer));
    expect(closed.text, pattern).not.toMatch(/href="(\/(en|ar))?\/admin/);
  }
  // What a page of the shop has for staff alone.
  expect((await visit('/unauthorized', having)).text).toMatch(/href="(\/en)?\/admin/);
});

test('every table and procedure answers as to a customer', async () => {
  const { text } = await call('/rest/v1/', having);
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
  const names = Object.keys(paths).filter((path) => path !== '/');
  expect(names.length).toBeGreaterThan(80);
  let differing = 0;
  for (const name of names) {
    const rows = name.startsWith('/rpc/') ? resultOf(name) : countOf(name);
    const [open, closed, ofCustomer] = [
      await rows(having),
      await rows(lacking),
      await rows(customer),
    ];
    if (open !== ofCustomer) differing += 1;
    // Everybody may know the roles of their own account.
    if (name === '/user_roles') expect(closed).toMatch(/ \*\/1$/);
    else expect(closed, name).toBe(ofCustomer);
  }
  expect(differing).toBeGreaterThan(30);
});

/** What a procedure answers, unless it needs arguments. */
const resultOf = (name: string) => async (token: string) => {
  const { status, text } = await call(`/rest/v1${name}`, token, { method: 'POST', body: '{}' });
  return `${status} ${status < 300 ? text : ''}`;
};

/** How many rows of a table the caller sees. */
const countOf = (name: string) => async (token: string) => {
  const { status, headers } = await fetch(`${shop.url}/rest/v1${name}?limit=0`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, Prefer: 'count=exact' },
  });
  return `${status} ${headers.get('Content-Range')}`;
};

test('files of staff are neither listed nor written', async () => {
  const bucket = { id: 'papers', name: 'papers', public: false };
  const create = (token: string, id: string) =>
    call('/storage/v1/bucket', token, {
      method: 'POST',
      body: JSON.stringify({ ...bucket, id, name: id }),
    });
  expect((await create(having, 'papers')).status).toBe(200);
  expect((await create(lacking, 'others')).status).toBeGreaterThanOrEqual(400);
  const upload = (token: string, name: string) =>
    ask(`/storage/v1/object/papers/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
      body: 'Secret',
    });
  expect((await upload(having, 'a.txt')).status).toBe(200);
  expect((await upload(lacking, 'b.txt')).status).toBeGreaterThanOrEqual(400);
  const read = (token: string) => call('/storage/v1/object/authenticated/papers/a.txt', token);
  expect((await read(having)).text).toBe('Secret');
  expect(await read(lacking)).toEqual(await read(customer));
  const list = (token: string) => call('/storage/v1/bucket', token);
  expect((await list(having)).text).toContain('papers');
  expect((await list(lacking)).text).toBe((await list(customer)).text);
});

test('channels of staff are closed', async () => {
  expect(await join(having, 'staff:board')).toBe('ok');
  for (const token of [lacking, customer]) expect(await join(token, 'staff:board')).toBe('error');
});

/** What the shop answers to a client that wants to join a private channel. */
async function join(token: string, topic: string): Promise<string> {
  const address = `${shop.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  const socket = new WebSocket(address);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  socket.on('error', reject);
  socket.on('open', () => {
    const payload = { config: { private: true }, access_token: token };
    const message = { topic: `realtime:${topic}`, event: 'phx_join', payload, ref: '1' };
    socket.send(JSON.stringify({ ...message, join_ref: '1' }));
  });
  socket.on('message', (data: Buffer) => {
    const { event, payload } = JSON.parse(data.toString());
    if (event === 'phx_reply') resolve(payload.status);
  });
  return promise.finally(() => socket.terminate());
}
