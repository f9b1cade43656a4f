import { expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { entriesFor } from '../menu/menu.ts';
import { actionsFor } from './palette-actions.ts';
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

it('offers actions to those who may open their pages, and no page twice', () => {
  const names = (role: StaffRole) => actionsFor([role]).map(({ name }) => name);
  expect(names('sales')).toEqual(expect.arrayContaining(['newOrder', 'waitingMessages']));
  expect(names('sales')).not.toContain('failedMails');
  expect(names('marketing')).toEqual(['newCoupon', 'searchMisses', 'claimsToVerify']);
  expect(names('admin')).toContain('failedMails');
  expect(pagesFor(['sales']).map(({ path }) => path)).not.toContain('/admin/orders/new');
});

it('finds pages by parts of their names, in either script', () => {
  const pages = [{ label: 'Order by telephone' }, { label: 'Order board' }, { label: 'الطلبات' }];
  const labels = (query: string) => matchingPages(pages, query).map(({ label }) => label);
  expect(labels('tele ORD')).toEqual(['Order by telephone']);
  expect(labels('order')).toHaveLength(2);
  expect(labels('طلبات')).toEqual(['الطلبات']);
  expect(labels('')).toHaveLength(3);
});
