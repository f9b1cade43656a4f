import type { Attack, Finding } from '../attack.ts';
import { type Reply, type Sending, sendMany, sendRequest, signInAs } from '../send-request.ts';
import { slowPageSeconds, watchPages } from '../watch-pages.ts';

/** Of each kind; fewer for a busy machine. */
const requests = Number(process.env['REQUESTS'] ?? 1000);
const atOnce = 20;

type Request = [path: string, sending?: Sending];
const nested = (depth: number) => 'product_images('.repeat(depth) + '*' + ')'.repeat(depth);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const post = (path: string, body: unknown): Request => [path, { body }];

/** One abusive request of each kind; the number makes every one of them different. */
const kinds: Record<string, (index: number) => Request> = {
  'deep select': (index) => [`/rest/v1/products?select=${nested(3 + (index % 400))}`],
  'wide select': (index) => [`/rest/v1/products?select=${'id,'.repeat(300 + index)}id`],
  'deep logic': (index) => [
    `/rest/v1/products?or=(${'and('.repeat(index % 500)}id.eq.1${')'.repeat(index % 500)})`,
  ],
  'costly pattern': (index) => [
    `/rest/v1/products?name=match.${encodeURIComponent('(a*)*'.repeat(1 + (index % 50)))}b`,
  ],
  'long address': (index) => [`/rest/v1/products?name=eq.${'x'.repeat(10_000 + index * 10)}`],
  'large insert': () =>
    post('/rest/v1/contact_messages', '[' + '{"name":"x"},'.repeat(9000) + '{}]'),
  'long search': (index) =>
    post('/rest/v1/rpc/search_content', { search_term: '% '.repeat(index + 1) }),
  'unknown function': (index) => post(`/functions/v1/game-${index}`, { index }),
  'broken body': (index) => post('/functions/v1/price-cart', '{"items":['.repeat(index + 1)),
  'sign-up': (index) =>
    post('/auth/v1/signup', { email: `flood-${index}@example.com`, password: 'A-long-pass-2026' }),
  'login link': (index) => post('/auth/v1/otp', { email: `flood-${index}@example.com` }),
  'new password': (index) => post('/auth/v1/recover', { email: `flood-${index}@example.com` }),
  refresh: (index) =>
    post('/auth/v1/token?grant_type=refresh_token', { refresh_token: `t${index}` }),
  'own account': () => ['/auth/v1/user'],
  provider: (index) => [`/auth/v1/authorize?provider=house${index}`],
  'file outside': (index) => [
    `/storage/v1/object/public/product-images/${'..%2f'.repeat(1 + (index % 30))}etc%2fpasswd`,
  ],
  'file list': (index) =>
    post('/storage/v1/object/list/product-images', { prefix: '%'.repeat(index), limit: 1e9 }),
  'file upload': (index) =>
    post(`/storage/v1/object/product-images/x-${index}.png`, 'x'.repeat(5000)),
  rendering: (index) => [
    `/storage/v1/render/image/public/product-images/x${index}.png?width=2500&height=2500`,
  ],
  'resumable upload': (index) => [
    '/storage/v1/upload/resumable',
    {
      method: 'POST',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(10 ** (index % 18)),
        'Upload-Metadata': `bucketName ${base64('product-images')},objectName ${base64(`../${index}`)}`,
      },
    },
  ],
  broadcast: (index) =>
    post('/realtime/v1/api/broadcast', {
      messages: Array.from({ length: 100 }, () => ({
        topic: `t${index}`,
        event: 'e',
        payload: {},
      })),
    }),
};

/** Those that need an account. */
const signedIn = new Set(['own account', 'file list', 'file upload', 'resumable upload']);

/** Asks every API for what costs most, from one address. */
export const floodApis: Attack = {
  name: `API floods: ${requests} requests of each of ${Object.keys(kinds).length} kinds from one address`,
  async run(target) {
    const headers = { authorization: `Bearer ${await signInAs(target, 'customer')}` };
    const pages = watchPages(target);
    const findings: Finding[] = [];
    for (const [name, make] of Object.entries(kinds)) {
      const replies = await sendMany(requests, atOnce, (index) => {
        const [path, sending] = make(index);
        const more = signedIn.has(name) ? { headers: { ...headers, ...sending?.headers } } : {};
        return sendRequest(target, path, { ...sending, ...more, from: '192.0.2.20' });
      });
      const slowest = Math.max(...replies.map(({ milliseconds }) => milliseconds));
      const figure = `${name}: server errors (${countStatuses(replies)}, slowest ${slowest.toFixed(0)} ms)`;
      const errors = replies.filter(({ status }) => status >= 500 && status !== 503).length;
      findings.push({ figure, value: errors, max: 0 });
    }
    const slowest = await pages.stop();
    findings.push({
      figure: 'seconds of the slowest page meanwhile',
      value: slowest,
      max: slowPageSeconds,
    });
    return findings;
  },
};

function countStatuses(replies: Reply[]): string {
  const counts = Map.groupBy(replies, ({ status }) => status);
  return [...counts].map(([status, each]) => `${each.length} × ${status}`).join(', ');
}
