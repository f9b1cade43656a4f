import { expect, it } from 'vitest';
import type { BlockItem } from '#domain/content/content-block.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import { hasImage, IntroSeries } from './intro-series.tsx';

const item = (title: string, image: string | null): BlockItem => ({
  ...{ title, image, text: `${title}, near`, url: null },
});

it('shows what each picture shows, with an arrow to each next one', () => {
  const items = [item('The drawing', '/a.webp'), item('Words', null), item('The room', '/b.webp')];
  const html = render(<IntroSeries items={items.filter(hasImage)} />);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('alt="The drawing, near"');
  expect(html.match(/intro-series-arrow/g)).toHaveLength(1);
  expect(html).not.toContain('Words');
});
