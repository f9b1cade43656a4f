import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';
import { cacheableUrl } from './shared/router/cacheable-url.ts';
import { isSameForCustomers } from './shared/router/same-for-customers.ts';

/** An address of each route, with a letter in place of its parameters. */
const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const address = path ? `${parent}/${path.replaceAll(/:\w+\??/g, 'x')}` : parent;
    return [address || '/', ...addressesOf(children, address)];
  });

it('a page that customers share is cached without meaningless parameters', () => {
  const shared = [...new Set(addressesOf(routes))].filter(isSameForCustomers);
  expect(shared).toContain('/product/x');
  const cached = shared.map((address) => cacheableUrl(`${address}?utm_source=mail`));
  expect(cached).toEqual(shared);
});
