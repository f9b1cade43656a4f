import { expect, it } from 'vitest';
import { previousPageOf } from './previous-page.ts';

it.each([
  ['https://shop.example/ar/shop?sort=newest', '/shop?sort=newest'],
  ['http://10.0.0.5/about', '/about'],
  ['https://evil.example/shop', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('the page before, when the Referer is %j, is %s', (referrer, expected) => {
  const request = new Request('http://10.0.0.5/nothing', { headers: { Referer: referrer } });
  expect(previousPageOf(request, 'https://shop.example')).toBe(expected);
});
