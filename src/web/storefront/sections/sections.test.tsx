import { describe, expect, it } from 'vitest';
import type { BlockResult } from '#domain/content/content-block.ts';
import { layouts, type Section, type SectionItem } from '#domain/content/section.ts';
import { parseRichText } from '#domain/content/rich-text.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import { ContentBlockView } from './content-block.tsx';
import { PageSections } from './page-sections.tsx';

const item = (title: string, more: Partial<SectionItem> = {}): SectionItem => ({
  id: title,
  title,
  description: `About ${title}`,
  body: parseRichText(`<p>Body of <b>${title}</b></p>`),
  picture: {
    url: `/pictures/rooms/hero/1584.webp`,
    width: 1584,
    height: 891,
    alt: '',
    upright: null,
  },
  film: null,
  tagged: [],
  icon: null,
  links: [{ text: `Go to ${title}`, url: `/${title.toLowerCase()}` }],
  rating: null,
  ...more,
});

const section = (layout: Section['layout'], more: Partial<Section> = {}): Section => ({
  id: layout,
  name: layout,
  title: `The ${layout}`,
  description: '',
  layout,
  columns: 3,
  source: null,
  isVisible: true,
  items: [item('First'), item('Second'), item('Third')],
  ...more,
});

const show = (...sections: Section[]) => render(<PageSections sections={sections} sources={{}} />);
const count = (html: string, what: RegExp) => html.match(new RegExp(what, 'g'))?.length ?? 0;

describe('an empty section', () => {
  it.each([
    ['hero', 'No hero content available.'],
    ['grid', 'No grid items available in this section.'],
    ['carousel', 'No carousel items available in this section.'],
    ['testimonial', 'No testimonials available in this section.'],
    ['featured', 'No featured content available in this section.'],
    ['faq', 'No content available in this section.'],
    ['default', 'No content available in this section.'],
  ] as const)('in the layout %s shows “%s”', (layout, text) => {
    expect(show(section(layout, { items: [] }))).toContain(text);
  });
});

describe('a section', () => {
  it.each(layouts)('renders nothing in the layout %s when it is hidden', (layout) => {
    expect(show(section(layout, { isVisible: false }))).toBe('');
  });

  it.each(layouts)('shows the texts of staff in the layout %s', (layout) => {
    const html = show(section(layout));
    expect(html).toContain('First');
    if (layout !== 'hero') expect(html).toContain('Third');
  });

  it('with a source is rendered by the page', () => {
    const html = render(
      <PageSections
        sections={[section('default', { source: 'partners', items: [] })]}
        sources={{ partners: ({ title }) => <p>own view of {title}</p> }}
      />,
    );
    expect(html).toBe('<p>own view of The default</p>');
  });
});

describe('a testimonial', () => {
  it('shows the picture of its item, and initials only without one', () => {
    const quoted = (more: Partial<SectionItem>) =>
      show(section('testimonial', { items: [item('Mona', more)] }));
    expect(quoted({})).toContain('/pictures/rooms/hero/');
    expect(quoted({})).not.toContain('monogram');
    expect(quoted({ picture: null })).toContain('monogram');
  });
});

describe('the hero', () => {
  it('has the heading and buttons of the page; a second one does not', () => {
    const links = [
      { text: 'Shop Now', url: '/shop' },
      { text: 'Custom Orders', url: '/custom-service' },
    ];
    const html = show(section('hero', { items: [item('First', { links })] }), {
      ...section('hero'),
      id: 'second',
    });
    expect(count(html, /<h1/)).toBe(1);
    expect(html).toMatch(/<a[^>]*href="\/shop"[^>]*>Shop Now</);
    expect(html).toMatch(/<a[^>]*href="\/custom-service"[^>]*>Custom Orders</);
  });

  it('shows the picture first; a film waits until the browser allows it', () => {
    const html = show(section('hero', { items: [item('First', { film: '/film' })] }));
    expect(html).toContain('<img');
    expect(html).not.toContain('<video');
  });
});

describe('the grid', () => {
  it.each([1, 2, 3, 4] as const)('has %s columns', (columns) => {
    expect(show(section('grid', { columns }))).toContain(`grid-items-${columns}`);
  });
});

describe('the questions', () => {
  it('stand in their order, one open at a time, all closed at first', () => {
    const html = show(section('faq'));
    expect(html.indexOf('First')).toBeLessThan(html.indexOf('Second'));
    const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(1);
    expect(html).not.toMatch(/<details[^>]* open/);
  });
});

describe('a testimonial', () => {
  it('shows its stars, the person and the quote', () => {
    const html = show(section('testimonial', { items: [item('Mona', { rating: 4 })] }));
    expect(html).toContain('4 out of 5');
    expect(count(html, /star-full/)).toBe(4);
    expect(html).toContain('<strong>Mona</strong>');
  });

  it('leads to the piece it speaks of, or else where staff say', () => {
    const prices = { price: '100.00', originalPrice: null, isFrom: false };
    const pieces = [{ slug: 'sofa', name: 'A sofa', prices }];
    const quoted = (more: Partial<SectionItem>) =>
      show(section('testimonial', { items: [item('Mona', more)] }));
    expect(quoted({ pieces })).toMatch(/<a[^>]*href="\/product\/sofa"[^>]*>A sofa</);
    expect(quoted({})).toMatch(/<a[^>]*href="\/mona"[^>]*>Go to Mona</);
  });
});

describe('a grid of texts', () => {
  it('shows the drawing of each item, and a star without one', () => {
    const drawn = (icon: SectionItem['icon']) =>
      show(section('grid', { items: [item('Oak', { icon, picture: null })] }));
    expect(drawn('joint')).toContain('section-icon');
    expect(drawn(null)).toContain('khatam');
  });
});

describe('the featured rows', () => {
  it('have a call to action only where staff gave one', () => {
    const html = show(
      section('featured', { items: [item('First'), item('Plain', { links: [] })] }),
    );
    expect(count(html, /button-solid/)).toBe(1);
    expect(html).toContain('href="/first"');
  });
});

describe('a content block', () => {
  const texts = {
    id: 'x',
    section: 'story',
    title: 'A title',
    lead: 'A lead',
    body: parseRichText('A body'),
    picture: null,
    items: [{ title: 'An item', text: 'Its text', image: null, url: '/shop' }],
  };

  it.each(['text', 'cards', 'steps', 'facts', 'split'] as const)(
    'shows everything when its kind is %s',
    (kind) => {
      const html = render(<ContentBlockView result={{ ok: true, block: { ...texts, kind } }} />);
      for (const text of ['A title', 'A lead', 'A body', 'An item']) expect(html).toContain(text);
    },
  );

  it.each([
    [{ id: 'abc' }, 'Could not load content with ID abc.'],
    [{ page: 'about', section: 'story' }, 'Could not load content for about/story.'],
  ])('that is missing shows an alert', (name, text) => {
    const result: BlockResult = { ok: false, name };
    const html = render(<ContentBlockView result={result} />);
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/>Error</);
    expect(html).toContain(text);
    expect(render(<ContentBlockView result={result} />, 'ar')).not.toContain('Could not');
  });
});
