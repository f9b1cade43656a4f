import { describe, expect, it } from 'vitest';
import { auditPages } from './audit-pages.ts';
import type { Crawl } from './crawl.ts';
import type { PageFacts } from './page-facts.ts';

const publicUrl = 'https://fustat.example';

/** A shop of two pages in two languages, which link to each other. */
function shop(change: Record<string, Partial<PageFacts>> = {}, rest: Partial<Crawl> = {}): Crawl {
  const pages = new Map<string, PageFacts>();
  for (const locale of ['en', 'ar']) {
    for (const [path, other] of [
      ['', '/about'],
      ['/about', ''],
    ] as const) {
      const text = locale === 'ar' ? 'أثاث' : 'Furniture';
      const url = (prefix: string) => `${publicUrl}${prefix}${path}` || '/';
      pages.set(`/${locale}${path}`, {
        title: `Fustat | ${text} ${path}`,
        description: `${text} ${path}.`,
        robots: 'index, follow',
        canonical: url(`/${locale}`),
        alternates: { en: url('/en'), ar: url('/ar'), 'x-default': url('') },
        links: { main: [`/${locale}${other}`], shell: [`/${locale}/cart`] },
        ...change[`/${locale}${path}`],
      });
    }
  }
  const responses = new Map(
    [...pages.keys()].map((page) => [page, { status: 200, location: null }]),
  );
  const sitemap = [...pages.keys()];
  return { publicUrl, sitemap, blocked: ['/en/cart', '/ar/cart'], pages, responses, ...rest };
}

const found = (crawl: Crawl) =>
  auditPages(crawl).map(({ page, locale, kind, place, target }) =>
    [locale, page, kind, place, target].filter(Boolean).join(' '),
  );

it('finds nothing in a shop without faults', () => {
  expect(found(shop())).toEqual([]);
});

describe('the head of a page', () => {
  it.each([
    ['title_missing', { title: 'Fustat | ' }, 'en /about title_missing head'],
    ['title_long', { title: `Fustat | ${'x'.repeat(61)}` }, 'en /about title_long head'],
    ['description_missing', { description: '' }, 'en /about description_missing head'],
    ['description_long', { description: 'x'.repeat(161) }, 'en /about description_long head'],
    [
      'canonical_wrong',
      { canonical: `${publicUrl}/about` },
      `en /about canonical_wrong head ${publicUrl}/about`,
    ],
    ['a page without canonical', { canonical: null }, 'en /about canonical_wrong head'],
    [
      'hreflang_incomplete',
      { alternates: { en: `${publicUrl}/en/about`, 'x-default': `${publicUrl}/about` } },
      'en /about hreflang_incomplete head ar',
    ],
  ])('%s', (_name, change, expected) => {
    expect(found(shop({ '/en/about': change }))).toEqual([expected]);
  });

  it('accepts the longest texts', () => {
    const change = { title: `Fustat | ${'x'.repeat(60)}`, description: 'x'.repeat(160) };
    expect(found(shop({ '/en/about': change }))).toEqual([]);
  });

  it('needs Arabic on the Arabic page alone', () => {
    expect(found(shop({ '/ar/about': { title: 'Fustat | About' } }))).toEqual([
      'ar /about arabic_missing head title',
    ]);
    expect(found(shop({ '/ar/about': { description: 'About.' } }))).toEqual([
      'ar /about arabic_missing head description',
    ]);
  });

  it('names both pages with one title', () => {
    expect(
      found(
        shop({
          '/en/about': { title: 'Fustat | Furniture' },
          '/en': { title: 'Fustat | Furniture' },
        }),
      ),
    ).toEqual(['en / title_duplicate head /about', 'en /about title_duplicate head /']);
  });
});

describe('links', () => {
  const links = (main: string[], shell: string[] = []) => ({ '/en': { links: { main, shell } } });
  const answering = (target: string, status: number) => {
    const crawl = shop(links(['/en/about', target]));
    return {
      ...crawl,
      responses: new Map([...crawl.responses, [target, { status, location: '/x' }]]),
    };
  };

  it('lead nowhere, to a former address or to a closed page', () => {
    expect(found(answering('/en/gone', 404))).toEqual(['en / link_broken main /en/gone']);
    expect(found(answering('/en/product/old', 302))).toEqual([
      'en / link_redirected main /en/product/old',
    ]);
    expect(found(shop(links(['/en/about', '/en/cart'])))).toEqual([
      'en / blocked_linked main /en/cart',
    ]);
  });

  it('of the header and footer are named one time', () => {
    const shell = ['/en/gone'];
    const crawl = shop({
      '/en': { links: { main: ['/en/about'], shell } },
      '/en/about': { links: { main: ['/en'], shell } },
    });
    const responses = new Map([...crawl.responses, ['/en/gone', { status: 404, location: null }]]);
    expect(found({ ...crawl, responses })).toEqual(['en / link_broken shell /en/gone']);
  });

  it('are missing to an orphan, whose link to itself does not count', () => {
    expect(
      found(
        shop({ ...links([]), '/en/about': { links: { main: ['/en', '/en/about'], shell: [] } } }),
      ),
    ).toEqual(['en /about orphan sitemap']);
  });

  it('to other sites, mail programs and parts of a page are left alone', () => {
    const others = ['https://instagram.example/x', 'mailto:a@b.example', 'tel:+20', '#main'];
    expect(found(shop(links(['/en/about#team', ...others])))).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('names a hidden page', () => {
    const robots = 'noindex, follow';
    expect(found(shop({ '/en/about': { robots, canonical: null } }))).toEqual([
      'en /about noindex_in_sitemap sitemap',
    ]);
  });

  it('names a closed page', () => {
    expect(found(shop({}, { blocked: ['/ar/about'] }))).toEqual([
      'ar /about blocked_in_sitemap sitemap',
      'ar / blocked_linked main /ar/about',
    ]);
  });

  it('names a page that is gone or moved', () => {
    const crawl = shop();
    const response = (status: number) => ({
      ...crawl,
      sitemap: [...crawl.sitemap, '/en/old'],
      responses: new Map([...crawl.responses, ['/en/old', { status, location: '/en/about' }]]),
    });
    expect(found(response(404))).toEqual(['en /old link_broken sitemap /old']);
    expect(found(response(301))).toEqual(['en /old link_redirected sitemap /en/about']);
  });
});
