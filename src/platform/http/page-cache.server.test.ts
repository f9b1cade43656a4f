import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toResponse, createPageCache, type PageReader } from './page-cache.server.ts';

const minute = { bytes: 1000, milliseconds: 60_000 };
const page = (body: string, nonce: string) =>
  new Response(body.replaceAll('NONCE', nonce), {
    headers: { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` },
  });

const fresh = () => true;
const as = (nonce: string): PageReader => ({ nonce, gzip: false });

/** The store as its readers see it. */
function answering(...options: Parameters<typeof createPageCache<string>>) {
  const store = createPageCache<string>(...options);
  const respond = (key: string, reader: PageReader) => {
    const cached = store.find(key);
    return cached && toResponse(cached, reader);
  };
  return { ...store, take: respond };
}

describe('the page store', () => {
  it('gives each reader the same page with a nonce of their own', async () => {
    const store = answering(minute);
    const html = 'a <script nonce="NONCE">b</script> c <script nonce="NONCE">';
    const first = toResponse(
      await store.put('/', page(html, 'first+/='), 'first+/=', 'source', fresh),
      as('first+/='),
    );
    const second = store.take('/', as('second=='))!;
    expect(await first.text()).toBe(html.replaceAll('NONCE', 'first+/='));
    expect(await second.text()).toBe(html.replaceAll('NONCE', 'second=='));
    expect(second.headers.get('Content-Security-Policy')).toBe("script-src 'nonce-second=='");
  });

  it('sends gzip to whoever reads it, with their nonce in it', async () => {
    const store = answering(minute);
    const html = 'a <script nonce="NONCE">b</script>';
    await store.put('/', page(html, 'n1'), 'n1', 'source', fresh);
    const packed = store.take('/', { nonce: 'n2', gzip: true })!;
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    const body = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(body).toBe(html.replaceAll('NONCE', 'n2'));
    const plain = store.take('/', as('n3'))!;
    expect(plain.headers.has('Content-Encoding')).toBe(false);
    const longer = store.take('/', { nonce: 'longer', gzip: true })!;
    expect(await longer.text()).toBe(html.replaceAll('NONCE', 'longer'));
  });

  it('keeps letters of every script whole', async () => {
    const store = answering(minute);
    await store.put('/', page('كنبة NONCE سرير', 'n1'), 'n1', 'source', fresh);
    expect(await store.take('/', as('n2'))!.text()).toBe('كنبة n2 سرير');
  });

  it('forgets the least recently used page when it is full', async () => {
    const store = answering({ ...minute, bytes: 60 });
    await store.put('a', page('0123456789', 'n'), 'n', 'source', fresh);
    await store.put('b', page('0123456789', 'n'), 'n', 'source', fresh);
    store.take('a', as('n'));
    await store.put('c', page('0123456789', 'n'), 'n', 'source', fresh);
    expect(['a', 'b', 'c'].map((key) => store.take(key, as('n')) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('answers with a page that grew old while it was written, and does not keep it', async () => {
    const store = answering(minute);
    const stored = await store.put('/', page('x', 'n'), 'n', 'source', () => false);
    expect(await toResponse(stored, as('n')).text()).toBe('x');
    expect(store.take('/', as('n'))).toBeUndefined();
  });

  it('never keeps a page beyond its time', async () => {
    let time = 0;
    const store = answering(minute, () => time);
    await store.put('a', page('x', 'n'), 'n', 'source', fresh);
    time = 60_001;
    expect(store.take('a', as('n'))).toBeUndefined();
  });

  it('forgets the pages made from what has changed, and no others', async () => {
    const store = answering(minute);
    await store.put('a', page('x', 'n'), 'n', 'products', fresh);
    await store.put('b', page('x', 'n'), 'n', 'partners', fresh);
    store.drop((source) => source === 'products');
    expect(store.take('a', as('n'))).toBeUndefined();
    expect(store.take('b', as('n'))).toBeDefined();
  });
});
