import { beforeAll, expect, it } from 'vitest';
import { fileStorage, serviceKey } from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const { app } = fileStorage(storageApi);
let key: string;

beforeAll(async () => {
  key = await serviceKey();
  await call('/bucket', { method: 'POST', body: JSON.stringify({ name: 'open', public: true }) });
  await upload('ten.txt', '0123456789', 'text/plain');
});

const call = (path: string, init: RequestInit = {}) =>
  app.request(`http://shop.test/storage/v1${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, ...init.headers },
  });

const upload = (name: string, body: BodyInit, type: string) =>
  call(`/object/open/${name}`, { method: 'POST', body, headers: { 'Content-Type': type } });

const get = (name: string, headers: Record<string, string> = {}) =>
  app.request(`http://shop.test/storage/v1/object/public/open/${name}`, { headers });

it('serves ranges', async () => {
  const part = await get('ten.txt', { Range: 'bytes=2-4' });
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
  expect(part.headers.get('Content-Length')).toBe('3');
  expect(await part.text()).toBe('234');
  const beyond = await get('ten.txt', { Range: 'bytes=10-' });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('Content-Range')).toBe('bytes */10');
});

it('answers 304 when the client has the file', async () => {
  const first = await get('ten.txt');
  const etag = first.headers.get('ETag')!;
  expect((await get('ten.txt', { 'If-None-Match': `"x", W/${etag}` })).status).toBe(304);
  expect((await get('ten.txt', { 'If-None-Match': '"x"' })).status).toBe(200);
  const since = first.headers.get('Last-Modified')!;
  expect((await get('ten.txt', { 'If-Modified-Since': since })).status).toBe(304);
});

it('answers HEAD with the headers only', async () => {
  const response = await call('/object/open/ten.txt', { method: 'HEAD' });
  expect(response.headers.get('Content-Length')).toBe('10');
  expect(response.headers.get('Content-Type')).toBe('text/plain');
  expect(await response.text()).toBe('');
});

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
  'lets no browser run a file of type %s',
  async (type) => {
    const name = `active-${crypto.randomUUID()}`;
    await upload(name, '<script>alert(1)</script>', type);
    const { headers } = await get(name);
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

it('may be embedded by other sites', async () => {
  const { headers } = await get('ten.txt');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Content-Disposition')).toBeNull();
});

it('names a download without letting its name into other headers', async () => {
  const plain = await get('ten.txt?download=');
  expect(plain.headers.get('Content-Disposition')).toBe('attachment;');
  const named = await get(`ten.txt?download=${encodeURIComponent('كرسي"\r\nX: 1.txt')}`);
  expect(named.headers.get('Content-Disposition')).toMatch(/^attachment; filename=[\w%.-]+; /);
});

it('stores and serves an empty file', async () => {
  await upload('empty.txt', '', 'text/plain');
  const response = await get('empty.txt');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

it.each(['..%2Fsecret', 'a%2F..%2Fb', 'a%00b', '%D9%83', 'a%5Cb', 'a%2F%2Fb', '%'])(
  'refuses the name %s',
  async (name) => {
    const response = await upload(name, 'x', 'text/plain');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' });
  },
);

it.each([
  ['/object/list/open', '{"prefix":"a","limit":0}'],
  ['/object/list/open', '{"prefix":"a","sortBy":{"column":"owner"}}'],
  ['/object/list/open', '{"prefix":"a\\u0000"}'],
  ['/object/list/open', 'nonsense'],
  ['/object/list-v2/open', '{"cursor":"nonsense"}'],
  ['/object/sign/open', '{"expiresIn":0,"paths":["a"]}'],
  ['/object/sign/open', '{"expiresIn":60,"paths":[]}'],
  ['/object/sign/open/ten.txt', '{"expiresIn":1e99}'],
  ['/object/move', '{"bucketId":"open"}'],
  ['/bucket', '{"name":"a/b"}'],
  ['/bucket', '{"name":"x","file_size_limit":"many"}'],
  ['/bucket', '{"name":"x","file_size_limit":"60gb"}'],
  ['/bucket', '{"name":"x","allowed_mime_types":["png"]}'],
])('answers 400 to %s with %s', async (path, body) => {
  const response = await call(path, { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});

it('pages through a list by cursor, in any order', async () => {
  await call('/bucket', { method: 'POST', body: JSON.stringify({ name: 'pages' }) });
  const names = ['c', 'a', 'folder/x', 'folder/y', 'b'];
  for (const name of names) await call(`/object/pages/${name}`, { method: 'POST', body: name });
  const pagesOf = async (options: Record<string, unknown>) => {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const body = JSON.stringify({ limit: 2, ...options, cursor });
      const response = await call('/object/list-v2/pages', { method: 'POST', body });
      const page = (await response.json()) as {
        objects: { name: string }[];
        folders: { name: string; key: string }[];
        nextCursor?: string;
      };
      all.push(...page.objects.map(({ name }) => name), ...page.folders.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    return all;
  };
  expect(await pagesOf({})).toEqual(['a', 'b', 'c', 'folder/x', 'folder/y']);
  expect(await pagesOf({ with_delimiter: true })).toEqual(['a', 'b', 'c', 'folder/']);
  expect(await pagesOf({ prefix: 'folder/', with_delimiter: true })).toEqual([
    'folder/x',
    'folder/y',
  ]);
  expect(await pagesOf({ sortBy: { column: 'created_at', order: 'desc' } })).toEqual(
    names.toReversed(),
  );
});
