import { describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { entriesFor, entryAbove, menu, rolesFor } from './menu.ts';
import { adminPages } from './pages.ts';

const namesFor = (...roles: StaffRole[]) => entriesFor(roles).map(({ name }) => name);

describe('the menu', () => {
  it('shows an admin everything', () => {
    expect(namesFor('admin')).toEqual(menu.map(({ name }) => name));
  });

  it('shows each other role its own desk', () => {
    expect(namesFor('sales')).toEqual(['dashboard', 'orders', 'customService', 'coupons']);
    expect(namesFor('technical_office_manager')).toEqual([
      'dashboard',
      'products',
      'portfolio',
      'customService',
      'media',
    ]);
    expect(namesFor('content_manager')).toEqual(['dashboard', 'content', 'media']);
    expect(namesFor('marketing')).toEqual([
      'dashboard',
      'game',
      'gamePrizes',
      'prizeVerification',
      'marketing',
      'content',
      'partners',
      'media',
      'coupons',
      'notifications',
      'seo',
    ]);
  });

  it('adds the desks of somebody with two roles', () => {
    expect(namesFor('sales', 'content_manager')).toEqual([
      'dashboard',
      'orders',
      'customService',
      'content',
      'media',
      'coupons',
    ]);
  });

  it('shows nothing to a customer', () => {
    expect(namesFor()).toEqual([]);
  });
});

describe('rolesFor', () => {
  it('lets all staff see the dashboard', () => {
    expect(rolesFor('/admin')).toEqual(staffRoles);
  });

  it.each([
    ['/admin/products/edit/:id', ['admin', 'technical_office_manager']],
    ['/admin/projects', ['admin', 'technical_office_manager']],
    ['/admin/game/settings', ['admin', 'marketing']],
    ['/admin/content/partners', ['admin', 'marketing', 'content_manager']],
    ['/admin/partners', ['admin', 'marketing']],
    ['/admin/marketing/*', ['admin', 'marketing']],
    ['/admin/custom-service/:id', ['admin', 'sales', 'technical_office_manager']],
    ['/admin/custom-service/messages/:id', ['admin', 'sales']],
    ['/admin/history', ['admin']],
  ])('gives %s the roles of the entry above it', (path, roles) => {
    expect(rolesFor(path)).toEqual(roles);
  });

  it('keeps what no entry claims for the admin', () => {
    expect(rolesFor('/admin/unheard-of')).toEqual(['admin']);
    expect(rolesFor('/admin/productsandmore')).toEqual(['admin']);
  });
});

it.each([
  ['/admin', 'dashboard'],
  ['/admin/history', undefined],
  ['/admin/projects/new', 'portfolio'],
  ['/admin/game/settings', 'game'],
  ['/admin/game/prizes/new', 'gamePrizes'],
])('marks in the menu where %s belongs', (path, name) => {
  expect(entryAbove(path)?.name).toBe(name);
});

it('has a page behind every entry', () => {
  const pages = ['/admin', ...adminPages.map(({ path }) => `/admin/${path.replace('/*', '')}`)];
  expect(pages).toEqual(expect.arrayContaining(menu.map(({ path }) => path)));
});
