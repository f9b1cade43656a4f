import { expect, it } from 'vitest';
import { cacheableUrl } from './cacheable-url.ts';

it.each([
  ['/about', '/about'],
  ['/?x=1', '/'],
  ['/faq?utm_source=mail', '/faq'],
  ['/ar/project/nile-house?fbclid=1', '/ar/project/nile-house'],
  ['/ar?utm_source=mail', '/ar'],
  ['/ar/about.data?x=1', '/ar/about.data'],
  ['/_root.data?x=1', '/_root.data'],
  ['/shop?utm_source=mail&sort=newest&page=2', '/shop?sort=newest&page=2'],
  ['/shop?page=2&sort=newest', '/shop?sort=newest&page=2'],
  ['/shop?category=office&category=bedroom', '/shop?category=office&category=bedroom'],
  [
    '/en/product/amir-coffee-table?color=walnut&fbclid=1',
    '/en/product/amir-coffee-table?color=walnut',
  ],
])('%s is cached as %s', (url, expected) => {
  expect(cacheableUrl(url)).toBe(expected);
});

it.each([
  '/shop?q=sofa',
  '/search?q=sofa',
  '/login?next=/cart',
  '/shop.data?_routes=root',
  '/about?token=x',
])('%s is not cached', (url) => {
  expect(cacheableUrl(url)).toBeNull();
});
