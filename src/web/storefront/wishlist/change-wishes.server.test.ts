import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { showAsVisitor } from '../../shared/session/session.server.ts';
import { changeWishes } from './change-wishes.server.ts';

const product = '5f0c9a52-6f0b-4d5c-9c3f-1d2e3f4a5b6c';

async function save(address: string) {
  const context = new RouterContextProvider();
  showAsVisitor(context);
  const body = new URLSearchParams({ save: product });
  return changeWishes(new Request(`http://shop.test${address}`, { method: 'POST', body }), context);
}

it('lets a visitor without scripts sign in and return to the page', async () => {
  const response = (await save('/wishlist?returnTo=%2Fshop%3Fkind%3Dsofa')) as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/login?next=%2Fshop%3Fkind%3Dsofa');
});

it('returns to no other site', async () => {
  const response = (await save('/wishlist?returnTo=//elsewhere.test')) as Response;
  expect(response.headers.get('Location')).toBe('/login?next=%2F');
});

it('answers scripts with the reason', async () => {
  expect(await save('/wishlist')).toMatchObject({
    data: { ok: false, reason: 'login_required' },
    init: { status: 401 },
  });
});
