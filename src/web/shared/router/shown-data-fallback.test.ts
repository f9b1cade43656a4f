import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { replaceFailures } from './shown-data-fallback.ts';

const shown = {
  matches: [
    { id: 'root', pathname: '/', loaderData: 'frame' },
    { id: 'account', pathname: '/account', loaderData: 'sidebar' },
    { id: 'orders', pathname: '/account/orders', loaderData: 'orders' },
  ],
  search: '?page=2',
};

const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const;
const data = (result: string) => ({ type: 'data', result });

function after(path: string, results: Parameters<typeof replaceFailures>[0]) {
  return replaceFailures(results, `http://shop${path}`, shown);
}

it('leaves what stands around the coming page, whose own words say the failure', () => {
  expect(after('/account/profile', { root: lost, account: lost, profile: lost })).toEqual({
    root: data('frame'),
    account: data('sidebar'),
    profile: lost,
  });
});

it('leaves the page itself when the same address was asked for again, in any language', () => {
  const failed = { root: lost, account: lost, orders: lost };
  expect(after('/ar/account/orders?page=2', failed)['orders']).toEqual(data('orders'));
  expect(after('/account/orders?page=3', failed)['orders']).toBe(lost);
});

it('takes no surroundings along to where they do not belong', () => {
  expect(after('/shop', { root: lost, account: lost })['account']).toBe(lost);
});

it('shows what has come, and obeys refusals and redirects', () => {
  const gone = { type: 'error', result: new ErrorResponse(404, 'Not Found', null) } as const;
  const away = { type: 'error', result: redirect('/login') } as const;
  const fresh = { type: 'data', result: 'new frame' } as const;
  const results = { root: fresh, account: away, orders: gone };
  expect(after('/account/orders?page=2', results)).toEqual(results);
});

it('counts an answer of the server that it failed as a failure', () => {
  const failed = { type: 'error', result: new ErrorResponse(503, '', null) } as const;
  expect(after('/contact', { root: failed })).toEqual({ root: data('frame') });
});
