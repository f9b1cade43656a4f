import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, toCachedPage, toResponse } from './page-cache.server.ts';

const minute = { bytes: 1000, milliseconds: 60_000 };
const html = '<h1>كنبة Sofa</h1>'.repeat(20);
const plain = { encoding: 'identity', known: null } as const;

const page = (body: string, source = 'source') =>
  toCachedPage(new Response(body, { headers: { 'Content-Type': 'text/html' } }), source);

/** A page of an exact size, whatever it compresses to. */
const sized = async (size: number, source = 'source') => ({ ...(await page('x', source)), size });

describe('a cached page', () => {
  it('is the same in every encoding', async () => {
    const made = await page(html);
    const bytes = async (encoding: 'br' | 'gzip' | 'identity') => {
      const response = toResponse(made, { encoding, known: null });
      expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await bytes('identity')).toString()).toBe(html);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(await bytes('br')).toString()).toBe(html);
  });

  it('is not sent again to whoever has it', async () => {
    const made = await page(html);
    const { etag } = made.bodies.gzip;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = toResponse(made, { encoding: 'gzip', known });
      expect([response.status, response.headers.get('ETag')]).toEqual([304, etag]);
      expect(response.headers.has('Content-Encoding')).toBe(false);
      expect(await response.text()).toBe('');
    }
    const others = [made.bodies.br.etag, (await page('other')).bodies.gzip.etag];
    for (const known of others) {
      expect(toResponse(made, { encoding: 'gzip', known }).status).toBe(200);
    }
  });
});

describe('the page store', () => {
  it('forgets the least recently used page when it is full', async () => {
    let time = 0;
    const store = createPageCache<string>({ ...minute, bytes: 60 }, () => time);
    for (const key of ['a', 'b']) store.put(key, { ...(await sized(30)), storedAt: time });
    // Within a second it would not be moved.
    time = 1001;
    store.find('a');
    store.put('c', await sized(30));
    expect(['a', 'b', 'c'].map((key) => store.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('never keeps a page beyond its time', async () => {
    let time = 0;
    const store = createPageCache<string>(minute, () => time);
    store.put('a', { ...(await page('x')), storedAt: time });
    time = 60_001;
    expect(store.find('a')).toBeUndefined();
  });

  it('forgets the pages made from what has changed, and no others', async () => {
    const store = createPageCache<string>(minute);
    store.put('a', await page('x', 'products'));
    store.put('b', await page('x', 'partners'));
    store.drop((source) => source === 'products');
    expect(store.find('a')).toBeUndefined();
    expect(await toResponse(store.find('b')!, plain).text()).toBe('x');
  });

  it('has a last copy of outdated pages for an hour', async () => {
    let time = 0;
    const store = createPageCache<string>(minute, () => time);
    const made = { ...(await page('x')), storedAt: time };
    store.put('a', made);
    store.drop(() => true);
    expect(store.find('a')).toBeUndefined();
    expect(store.findLastCopy('a')).toBe(made);
    time = 60 * 60_000 + 1;
    expect(store.findLastCopy('a')).toBeUndefined();
  });
});
