import { describe, expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const shop = 'https://fustat.example';

describe('the sitemap', () => {
  it('lists each page once per language, with all its alternates', () => {
    const xml = sitemapXml([{ path: '/shop', changedAt: null, pictures: [] }], shop);
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://fustat.example/en/shop',
      'https://fustat.example/ar/shop',
    ]);
    const alternates = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((match) =>
      match.slice(1).join(' '),
    );
    expect(new Set(alternates)).toEqual(
      new Set([
        'en https://fustat.example/en/shop',
        'ar https://fustat.example/ar/shop',
        'x-default https://fustat.example/shop',
      ]),
    );
    expect(alternates).toHaveLength(6);
  });

  it('lists the home page without a trailing slash', () => {
    const xml = sitemapXml([{ path: '/', changedAt: null, pictures: [] }], shop);
    expect(xml).toContain('<loc>https://fustat.example/en</loc>');
    expect(xml).toContain('hreflang="x-default" href="https://fustat.example/"');
  });

  it('includes the change date and the pictures in well-formed XML', () => {
    const changedAt = new Date('2026-11-14T09:30:00Z');
    const pictures = ['/pictures/a.webp', 'https://cdn.example/b.webp?x=1&y=<2>'];
    const xml = sitemapXml([{ path: '/product/a', changedAt, pictures }], shop);
    expect(xml).toContain('<lastmod>2026-11-14T09:30:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>https://fustat.example/pictures/a.webp</image:loc>');
    expect(xml).toContain('<image:loc>https://cdn.example/b.webp?x=1&amp;y=&lt;2&gt;</image:loc>');
  });

  it('links its files from the index', () => {
    expect(sitemapIndexXml(['/sitemaps/pages.xml'], shop)).toContain(
      '<sitemap><loc>https://fustat.example/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});
