import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { mailedPhotoPath } from '#tests/support/mailed-photo.ts';

let database: TestDatabase;
let server: BuiltServer;
let staff: string;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  const AUTH_SECRET = process.env['AUTH_SECRET']!;
  server = await startBuiltServer(database.url, { env: { AUTH_SECRET }, silent: true });
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

test('an old link of a mail to a photo leads to the order, in the language of the mail', async () => {
  const { rows } = await database.owner.query<{ id: string; order_id: string }>(
    `with entry as (
       insert into order_timeline (order_id, status, actor_kind, is_visible)
       select id, 'in_production', 'staff', true from orders where user_id is not null limit 1
       returning id, order_id
     ), photo as (
       insert into order_photos (timeline_id, image_url, width, height)
       select id, 'order-photos/none.webp', 4, 3 from entry returning id
     )
     select photo.id, entry.order_id from photo, entry`,
  );
  const [{ id, order_id: orderId }] = rows as [(typeof rows)[0]];
  const open = (path: string, accept: string) =>
    fetch(server.url + path, { headers: { accept, cookie: 'locale=en' } });
  const old = mailedPhotoPath(id, new Date('2020-01-01'));
  for (const [prefix, title] of [
    ['/en', 'The link to this photo has expired'],
    ['/ar', 'انتهت صلاحية رابط هذه الصورة'],
  ]) {
    const page = await open(prefix + old, 'text/html,*/*');
    expect(page.status).toBe(410);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    const text = await page.text();
    expect(text).toContain(title);
    expect(text).toContain(`href="${prefix}/account/orders/${orderId}"`);
  }
  // A mail program, and links that the shop has not signed.
  expect((await open(`/en${old}`, 'image/avif,image/*')).status).toBe(404);
  expect((await open(`/en${old}x`, 'text/html')).status).toBe(404);
  const ended = new URL(`http://x/en${old}`);
  expect((await open(`${ended.pathname}/ended?token=x`, 'text/html')).status).toBe(404);
});

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
