import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';

/** What people told the shop; none of it may be found in its log. */
const person = {
  fullName: 'Zeinab Qasabgi',
  email: 'zeinab.qasabgi@example.com',
  phone: '+201012345678',
  password: 'seven mulberry shutters',
  jobPosition: 'Lantern restorer',
  company: 'Qasabgi and Daughters',
  wrongPassword: 'eight mulberry shutters',
  otherEmail: 'idris.halawani@example.org',
  address: '14 Sharia al-Khayamiya',
  searched: 'anniversary present',
  resetToken: 'cmVzZXQtdG9rZW4tb2YtemVpbmFi',
  accessToken: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ6ZWluYWIifQ.c2lnbmF0dXJl',
  refreshToken: 'cmVmcmVzaC10b2tlbi1vZi16ZWluYWI',
  bearer: 'YmVhcmVyLW9mLXplaW5hYg',
  network: '203.0.113.77',
  browser: 'Zeinabs-own-browser/7',
};

let database: TestDatabase;
let server: BuiltServer;
let output = '';
const requestIds: string[] = [];
const secretsMadeHere: string[] = [];

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  const wire = await severableWire(database.url);
  // Not a demo: that one shows the links of its mails on purpose.
  const env = { DEMO: 'false', LOG_LEVEL: 'trace', TRUST_PROXY: 'true' };
  server = await startBuiltServer(wire.url, { env, silent: true });
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await walkThroughTheForms();
  await walkWithStrangeCredentials();
  await useTheApi();
  await collectMailedSecrets();
  await wire.cut();
  await walkThroughTheForms();
  await server.stop();
});

afterAll(() => database.close());

async function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': person.network, 'user-agent': person.browser };
  const response = await fetch(server.url + path, {
    ...init,
    redirect: 'manual',
    headers: { ...headers, ...init.headers },
  });
  await response.arrayBuffer();
  requestIds.push(response.headers.get('x-request-id')!);
  const cookies = response.headers.getSetCookie().map((cookie) => /=([^;]*)/.exec(cookie)![1]!);
  secretsMadeHere.push(...cookies.filter((value) => value.length > 20));
  return response;
}

const submit = (path: string, fields: Record<string, string>) =>
  visit(path, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams(fields),
  });

async function walkThroughTheForms(): Promise<void> {
  const { fullName, email, phone, password, jobPosition, company } = person;
  await submit('/signup', { fullName, email, phone, password, jobPosition, company });
  await submit('/login', { email, password: person.wrongPassword });
  await submit('/login', { email: 'customer@fustat.example', password: 'Fustat-demo-2026' });
  await submit('/forgot-password', { email });
  await submit('/forgot-password', { email: 'customer@fustat.example' });
  await visit(`/reset-password?token=${person.resetToken}`);
  await submit('/reset-password', { token: person.resetToken, password });
  await visit(`/signup?token=${person.resetToken}`);
  await submit('/signup', { token: person.resetToken, password });
  await visit(`/search?q=${encodeURIComponent(person.searched)}`);
  await visit(`/no-such-page?email=${encodeURIComponent(email)}`);
}

async function walkWithStrangeCredentials(): Promise<void> {
  const cookie = `access=${person.accessToken}; refresh=${person.refreshToken}; name=${person.fullName}`;
  for (const path of ['/', '/account', '/admin']) await visit(path, { headers: { cookie } });
  await visit('/session/refresh', { method: 'POST', headers: { cookie, origin: server.url } });
  await visit('/login', { method: 'POST', headers: { cookie, origin: 'https://evil.example' } });
}

async function useTheApi(): Promise<void> {
  const headers = { apikey: person.bearer, authorization: `Bearer ${person.bearer}` };
  const { password, fullName, address, otherEmail: email } = person;
  const send = (path: string, body: object) =>
    visit(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await visit('/auth/v1/user', { headers });
  await send('/auth/v1/signup', { email, password, data: { full_name: fullName, address } });
  await send('/auth/v1/token?grant_type=password', { email, password });
  const { refreshToken } = person;
  await send('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
  await send('/auth/v1/recover', { email });
  await send('/auth/v1/signup', { email: person.address, password });
  await visit(`/auth/v1/verify?type=recovery&token=${person.resetToken}`, { headers });
}

async function collectMailedSecrets(): Promise<void> {
  const owner = new pg.Client(database.url);
  await owner.connect();
  const { rows } = await owner.query<{ text: string }>('select text from mail_outbox');
  await owner.end();
  secretsMadeHere.push(...rows.flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? []));
}

test('the log says what happened, one object per line, under the id that the answer carries', () => {
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId);
  expect(answered).toEqual(requestIds);
  expect(lines.some(({ msg }) => msg === 'page failed')).toBe(true);
  expect(output).toContain('"path":"/signup"');
});

test.each(Object.entries(person))('the log does not know the %s', (_, value) => {
  for (const written of [
    value,
    encodeURIComponent(value),
    new URLSearchParams([[value, '']]).toString().slice(0, -1),
  ]) {
    expect(output.toLowerCase()).not.toContain(written.toLowerCase());
  }
});

test('the log knows no token that was mailed or set as a cookie', () => {
  expect(secretsMadeHere.length).toBeGreaterThanOrEqual(4);
  expect(secretsMadeHere.filter((secret) => output.includes(secret))).toEqual([]);
});
