import { expect, it } from 'vitest';
import type { PageFinding } from './finding.ts';
import { repairAddress } from './repair-address.ts';

const opens = (change: Partial<PageFinding> & { productId?: string }) =>
  repairAddress({
    ...{ page: '/about', locale: 'en', kind: 'title_long', place: 'head', target: null },
    productId: null,
    ...change,
  });

it('opens the field in the language of the page', () => {
  expect(opens({})).toBe('/admin/seo/about#title');
  expect(opens({ page: '/', locale: 'ar' })).toBe('/admin/seo/home#title_ar');
  expect(opens({ kind: 'arabic_missing', locale: 'ar', target: 'description' })).toBe(
    '/admin/seo/about#description_ar',
  );
  expect(opens({ kind: 'noindex_in_sitemap', place: 'sitemap' })).toBe('/admin/seo/about#robots');
});

it('opens the record that a page shows', () => {
  expect(opens({ page: '/product/qalawun', productId: '7' })).toBe('/admin/products/edit/7');
  expect(opens({ page: '/portfolio/3' })).toBe('/admin/portfolio/edit/3');
  expect(opens({ page: '/project/4' })).toBe('/admin/projects/4');
});

it('opens the texts in which a link stands', () => {
  const link = { kind: 'link_broken', target: '/en/gone' } as const;
  expect(opens({ ...link, place: 'main' })).toBe('/admin/content/about');
  expect(opens({ ...link, place: 'main', page: '/terms' })).toBe('/admin/content');
  expect(opens({ ...link, place: 'shell', page: '/' })).toBe('/admin/content/footer');
  expect(opens({ page: '/shop?category=office' })).toBe('/admin/seo/shop#title');
});
