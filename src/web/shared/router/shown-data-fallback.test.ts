import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { replaceFailures, withoutFailures } from './shown-data-fallback.ts';

const shown = {
  matches: [
    { id: 'root', pathname: '/', loaderData: 'frame' },
    { id: 'account', pathname: '/account', loaderData: 'sidebar' },
    { id: 'orders', pathname: '/account/orders', loaderData: 'orders' },
  ],
  search: '?page=2',
};

const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const;
const data = (result: string) => ({ type: 'data', result }) as const;

function after(path: string, results: Parameters<typeof replaceFailures>[0]) {
  return replaceFailures(results, `http://shop${path}`, shown);
}

it('keeps the layouts around the new page, which reports the failure itself', () => {
  expect(after('/account/profile', { root: lost, account: lost, profile: lost })).toEqual({
    root: data('frame'),
    account: data('sidebar'),
    profile: lost,
  });
});

it('keeps the page itself when the same URL was reloaded, in any language', () => {
  const failed = { root: lost, account: lost, orders: lost };
  expect(after('/ar/account/orders?page=2', failed)['orders']).toEqual(data('orders'));
  expect(after('/account/orders?page=3', failed)['orders']).toBe(lost);
});

it('does not reuse layouts on pages outside of them', () => {
  expect(after('/shop', { root: lost, account: lost })['account']).toBe(lost);
});

it('leaves loaded data, rejections and redirects alone', () => {
  const gone = { type: 'error', result: new ErrorResponse(404, 'Not Found', null) } as const;
  const away = { type: 'error', result: redirect('/login') } as const;
  const fresh = { type: 'data', result: 'new frame' } as const;
  const results = { root: fresh, account: away, orders: gone };
  expect(after('/account/orders?page=2', results)).toEqual(results);
});

it('treats a 5xx response as a failure', () => {
  const failed = { type: 'error', result: new ErrorResponse(503, '', null) } as const;
  expect(after('/contact', { root: failed })).toEqual({ root: data('frame') });
});

it('a part that could not be fetched gets nothing, so that its failure does not replace the page', () => {
  const gone = { type: 'error', result: new ErrorResponse(404, 'Not Found', null) } as const;
  expect(withoutFailures({ recent: lost, other: data('pieces'), gone })).toEqual({
    recent: { type: 'data', result: undefined },
    other: data('pieces'),
    gone,
  });
});
