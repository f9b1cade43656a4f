import { expect, it } from 'vitest';
import { staffRoles } from '#domain/identity/roles.ts';
import { entriesFor } from '../menu/menu.ts';
import { matchingPages, pagesFor } from './palette-pages.ts';

it.each(staffRoles)('offers %s every page of their menu', (role) => {
  const paths = pagesFor([role]).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(entriesFor([role]).map(({ path }) => path)));
});

it('offers nobody a page of another role', () => {
  const sales = pagesFor(['sales']).map(({ path }) => path);
  expect(sales).toContain('/admin/orders/board');
  expect(sales).not.toContain('/admin/settings');
  expect(pagesFor([])).toEqual([]);
});

it('finds pages by parts of their names, in either script', () => {
  const pages = [{ label: 'Order by telephone' }, { label: 'Order board' }, { label: 'الطلبات' }];
  const labels = (query: string) => matchingPages(pages, query).map(({ label }) => label);
  expect(labels('tele ORD')).toEqual(['Order by telephone']);
  expect(labels('order')).toHaveLength(2);
  expect(labels('طلبات')).toEqual(['الطلبات']);
  expect(labels('')).toHaveLength(3);
});
