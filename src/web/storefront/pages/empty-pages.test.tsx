import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import Faq from './faq.route.tsx';
import Partners from './partners.route.tsx';

const texts = { intro: { ok: false, name: { page: 'x', section: 'intro' } }, blocks: [] };

/** Renders a route's component with the data of its loader. */
const open = (Page: unknown, loaderData: object) => {
  const Route = Page as (props: { loaderData: object }) => ReactNode;
  return <Route loaderData={loaderData} />;
};

describe('a page with an empty list', () => {
  it.each([
    {
      page: open(Faq, { ...texts, categories: [], initialQuery: '' }),
      text: 'No FAQ categories available',
    },
    { page: open(Partners, { ...texts, partners: [] }), text: 'Partner Information Coming Soon' },
  ])('shows “$text”', ({ page, text }) => {
    expect(render(page)).toContain(text);
    expect(render(page, 'ar')).not.toContain(text);
  });

  it('still has its heading, and an alert, when its introduction is missing', () => {
    const html = render(open(Partners, { ...texts, partners: [] }));
    expect(html).toContain('<h1>Partners</h1>');
    expect(html).toContain('Could not load content for x/intro.');
  });
});

describe('the questions', () => {
  it('are filtered by the query of the URL', () => {
    const item = (question: string) => ({ id: question, question, answer: 'An answer.' });
    const categories = [
      { id: '1', slug: 'one', name: 'One', items: [item('Will brass turn dark?')] },
      { id: '2', slug: 'two', name: 'Two', items: [item('Is tea served?')] },
    ];
    const html = render(open(Faq, { ...texts, categories, initialQuery: 'tea' }));
    expect(html).toContain('accordion-title">Is tea served?');
    expect(html).not.toContain('accordion-title">Will brass');
    expect(html).toContain('1 question found');
  });
});
