import { describe, expect, it, vi } from 'vitest';
import type { Section } from '#domain/content/section.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import { loadCachedHome, invalidateHome } from './load-cached-home.ts';
import { LatestProducts } from './latest-products.tsx';
import { Placeholders } from './placeholders.tsx';
import { RecentWork } from './recent-work.tsx';
import { TrustedBy } from './trusted-by.tsx';

const section: Section = {
  id: 'x',
  name: 'x',
  title: 'A section',
  description: '',
  layout: 'default',
  columns: 3,
  source: null,
  isVisible: true,
  items: [],
};
const partners = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({
  id: name,
  name,
  description: '',
  logo: `/pictures/partners/${name}.svg`,
  website: null,
}));

describe('the home page', () => {
  it.each([
    {
      what: 'products failed',
      part: <LatestProducts section={section} products={null} />,
      text: 'Failed to load products. Please try again later.',
    },
    {
      what: 'there are no products',
      part: <LatestProducts section={section} products={[]} />,
      text: 'No products to display at the moment.',
    },
    {
      what: 'all products are elsewhere',
      part: <LatestProducts section={section} products={[]} />,
      text: 'See All',
    },
    {
      what: 'projects failed',
      part: <RecentWork section={section} work={null} />,
      text: 'Error loading projects.',
    },
    {
      what: 'all projects are elsewhere',
      part: <RecentWork section={section} work={[]} />,
      text: 'View All Projects',
    },
    { what: 'products load', part: <Placeholders />, text: 'Loading products...' },
    { what: 'projects load', part: <Placeholders />, text: '>Loading...<' },
  ])('shows “$text” when $what', ({ part, text }) => {
    expect(render(part)).toContain(text);
  });

  it('reports failed products in red, as an alert', () => {
    const html = render(<LatestProducts section={section} products={null} />);
    expect(html).toMatch(/role="alert" class="[^"]*text-terracotta/);
  });

  it('shows three placeholders while it loads', () => {
    expect(render(<Placeholders />).match(/class="skeleton/g)).toHaveLength(3);
  });
});

describe('the partners strip', () => {
  it('shows six logos twice, the second time hidden from assistive technology', () => {
    const html = render(<TrustedBy section={section} partners={partners} />);
    expect(html.match(/<img/g)).toHaveLength(12);
    expect(html.match(/alt=""/g)).toHaveLength(6);
    expect(html.match(/<ul/g)).toHaveLength(2);
    expect(html).toMatch(/aria-hidden="true"[^>]*>(<li><img[^>]*alt=""|<li>)/);
  });

  it('is not rendered without partners', () => {
    expect(render(<TrustedBy section={section} partners={[]} />)).toBe('');
  });
});

describe('returning to the home page', () => {
  it('shows the cached page for five minutes in the same language', async () => {
    vi.useFakeTimers({ now: 0 });
    const load = vi.fn(async () => 'home');
    const first = loadCachedHome('en', load);
    expect(await (first as { pending: Promise<string> }).pending).toBe('home');
    vi.setSystemTime(5 * 60_000 - 1);
    expect(loadCachedHome('en', load)).toBe('home');
    expect(loadCachedHome('ar', load)).toHaveProperty('pending');
    vi.setSystemTime(10 * 60_000);
    expect(loadCachedHome('en', load)).toHaveProperty('pending');
    vi.useRealTimers();
  });

  it('replaces an outdated page in place', async () => {
    invalidateHome();
    expect(await loadCachedHome('en', async () => 'new')).toBe('new');
    expect(loadCachedHome('en', async () => 'newer')).toHaveProperty('pending');
  });
});
