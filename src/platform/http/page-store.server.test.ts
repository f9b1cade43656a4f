import { describe, expect, it } from 'vitest';
import { createPageStore } from './page-store.server.ts';

const minute = { bytes: 1000, milliseconds: 60_000 };
const page = (body: string, nonce: string) =>
  new Response(body.replaceAll('NONCE', nonce), {
    headers: { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` },
  });

const fresh = () => true;

describe('the page store', () => {
  it('gives each reader the same page with a nonce of their own', async () => {
    const store = createPageStore<string>(minute);
    const html = 'a <script nonce="NONCE">b</script> c <script nonce="NONCE">';
    const first = await store.put('/', page(html, 'first+/='), 'first+/=', 'source', fresh);
    const second = store.take('/', 'second==')!;
    expect(await first.text()).toBe(html.replaceAll('NONCE', 'first+/='));
    expect(await second.text()).toBe(html.replaceAll('NONCE', 'second=='));
    expect(second.headers.get('Content-Security-Policy')).toBe("script-src 'nonce-second=='");
  });

  it('keeps letters of every script whole', async () => {
    const store = createPageStore<string>(minute);
    await store.put('/', page('كنبة NONCE سرير', 'n1'), 'n1', 'source', fresh);
    expect(await store.take('/', 'n2')!.text()).toBe('كنبة n2 سرير');
  });

  it('forgets the least recently used page when it is full', async () => {
    const store = createPageStore<string>({ ...minute, bytes: 25 });
    await store.put('a', page('0123456789', 'n'), 'n', 'source', fresh);
    await store.put('b', page('0123456789', 'n'), 'n', 'source', fresh);
    store.take('a', 'n');
    await store.put('c', page('0123456789', 'n'), 'n', 'source', fresh);
    expect(['a', 'b', 'c'].map((key) => store.take(key, 'n') !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('answers with a page that grew old while it was written, and does not keep it', async () => {
    const store = createPageStore<string>(minute);
    const answer = await store.put('/', page('x', 'n'), 'n', 'source', () => false);
    expect(await answer.text()).toBe('x');
    expect(store.take('/', 'n')).toBeUndefined();
  });

  it('never keeps a page beyond its time', async () => {
    let time = 0;
    const store = createPageStore<string>(minute, () => time);
    await store.put('a', page('x', 'n'), 'n', 'source', fresh);
    time = 60_001;
    expect(store.take('a', 'n')).toBeUndefined();
  });

  it('forgets the pages made from what has changed, and no others', async () => {
    const store = createPageStore<string>(minute);
    await store.put('a', page('x', 'n'), 'n', 'products', fresh);
    await store.put('b', page('x', 'n'), 'n', 'partners', fresh);
    store.drop((source) => source === 'products');
    expect(store.take('a', 'n')).toBeUndefined();
    expect(store.take('b', 'n')).toBeDefined();
  });
});
