import { expect, it } from 'vitest';
import type { ContentBlock } from '#domain/content/content-block.ts';
import { parseRichText } from '#domain/content/rich-text.ts';
import { en } from '#i18n/messages/en/index.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import { PortfolioIntro } from './portfolio-intro.tsx';

const { title, text } = en.pages.portfolio;
const block = (written: Partial<ContentBlock>): ContentBlock => ({
  ...{ id: '1', section: 'block-1', kind: 'text', title: '', lead: '', body: [] },
  ...{ picture: null, items: [] },
  ...written,
});

it('is that of the shop while staff wrote none, in both languages', () => {
  const html = render(<PortfolioIntro intro={null} />);
  expect(html).toContain(`<header class="page-intro"><h1>${title}</h1><p>${text}</p><a `);
  expect(html).toContain('href="/projects"');
  expect(render(<PortfolioIntro intro={null} />, 'ar')).toContain('<h1>أعمالنا</h1>');
});

it('is what staff wrote, below the name of the page', () => {
  const body = parseRichText('<p>Made in <strong>Giza</strong></p>');
  const html = render(<PortfolioIntro intro={block({ title: 'Our houses', lead: 'Ten', body })} />);
  expect(html).toContain(`<p class="eyebrow">${title}</p><h1>Our houses</h1><p>Ten</p>`);
  expect(html).toContain('<p>Made in <strong>Giza</strong></p>');
  expect(html).not.toContain(text);
});

it.each([
  [block({ title: 'Our houses' }), '<h1>Our houses</h1>', text],
  [block({ lead: 'Ten' }), `<h1>${title}</h1>`, 'Ten'],
])('fills what staff left empty', (intro, heading, shown) => {
  const html = render(<PortfolioIntro intro={intro} />);
  expect(html).toContain(heading);
  expect(html).toContain(`<p>${shown}</p>`);
});
