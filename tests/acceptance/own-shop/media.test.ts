import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let server: BuiltServer;
let staff: string;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  server = await startBuiltServer(database.url, { silent: true });
  staff = await signIn('marketing');
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function signIn(mailbox: string): Promise<string> {
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ email: `${mailbox}@fustat.example`, password: 'Fustat-demo-2026' }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

async function photo(): Promise<File> {
  const background = `#${randomUUID().slice(0, 6)}`;
  const create = { width: 900, height: 600, channels: 3, background } as const;
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'chair.jpg');
}

function send(path: string, cookie: string, ...files: File[]) {
  const body = new FormData();
  for (const file of files) body.append('picture', file);
  const headers = { origin: server.url, cookie };
  return fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body });
}

test('an uploaded picture is served to everybody, and never changes', async () => {
  const response = await send('/admin/media/upload', staff, await photo());
  expect(response.status).toBe(200);
  const { picture } = (await response.json()) as { picture: { id: string; address: string } };
  expect(picture.address).toBe(`/media/p/${picture.id}/900.webp`);
  for (const [file, type] of [
    ['900.webp', 'image/webp'],
    ['300.avif', 'image/avif'],
  ]) {
    const served = await fetch(`${server.url}/media/p/${picture.id}/${file}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('set-cookie')).toBeNull();
  }
  const part = await fetch(`${server.url}/media/p/${picture.id}/4x5-600.avif`);
  expect(part.headers.get('cache-control')).toMatch(/^public, max-age=3600,/);
  const { width, height } = await sharp(await part.bytes()).metadata();
  expect(width / height).toBeCloseTo(4 / 5, 1);
});

test.each(['300.png', '301.webp', '4x6-300.webp', '%2e%2e%2fx.webp'])(
  'there is no picture %s',
  async (file) => {
    const response = await fetch(`${server.url}/media/p/${randomUUID()}/${file}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  },
);

test('a hostile file is rejected with a reason', async () => {
  const response = await send('/admin/media/upload', staff, new File(['<svg>'], 'photo.jpg'));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ ok: false, reason: 'not_a_picture' });
});

test('customers and sales cannot upload', async () => {
  for (const mailbox of ['customer', 'sales']) {
    const response = await send('/admin/media/upload', await signIn(mailbox), await photo());
    expect([302, 303, 403]).toContain(response.status);
  }
});

test('several pictures are added by a form without scripts', async () => {
  const bad = new File(['no picture'], 'letter.jpg');
  const response = await send('/admin/media', staff, await photo(), await photo(), bad);
  const html = await response.text();
  expect(html).toContain('2 pictures were added.');
  expect(html).toContain('letter.jpg');
});
