import { expect, it } from 'vitest';
import { readPageRequest } from '../http/page-request.server.ts';
import { findSharers, requestOf } from './sharers.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const session = { access: 'a', refresh: 'r' };
const customer = { ...session, customer: '1' };

it.each([
  ['a visitor', '/shop', {}, 'visitors'],
  ['a visitor of a page with a form', '/contact', {}, 'visitors'],
  ['a forged hint without a session', '/shop', { customer: '1' }, 'visitors'],
  ['a customer', '/ar/shop', customer, 'customers'],
  ['data of a customer', '/en/product/amir-coffee-table.data', customer, 'customers'],
  ['the home page of a customer', '/_root.data', customer, 'customers'],
  ['staff, or a session before its first page', '/shop', session, null],
  ['a page that shows more of a customer', '/contact', customer, null],
  ['the account of a customer', '/account', customer, null],
  ['the cart of a customer', '/cart', customer, null],
  ['a notice that waits', '/shop', { ...customer, flash: 'signed_in' }, null],
])('%s: %s', (_, path, cookies, expected) => {
  expect(findSharers('GET', cookies, path)).toBe(expected);
  expect(findSharers('POST', cookies, path)).toBeNull();
});

it('a page for all customers is rendered from a request that says of none who they are', () => {
  const request = new Request('http://shop.test/shop?utm_source=mail', {
    headers: { Cookie: 'access=a; customer=1', Authorization: 'Bearer a', 'X-Other': 'kept' },
  });
  const page = readPageRequest(request, { requestId: 'r', clientAddress: 'c', nonce: 'n' });
  const shared = requestOf('customers', request, page, '/shop');
  expect(shared.request.url).toBe('http://shop.test/shop');
  expect([...shared.request.headers]).toEqual([['x-other', 'kept']]);
  expect(shared.page).toMatchObject({ cookies: {}, isForAnyCustomer: true });
});
