import { expect, it } from 'vitest';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { LinkedText } from './linked-text.tsx';

it('makes links clickable, and those of the shop relative', () => {
  const shopUrl = 'http://127.0.0.1:3000';
  const text = `Open ${shopUrl}/en/signup?token=a&next=%2Fcart\nor https://example.com/help today`;
  const html = renderForTest(<LinkedText text={text} shopUrl={shopUrl} />);
  expect(html).toContain('href="/en/signup?token=a&amp;next=%2Fcart"');
  expect(html).toContain('href="https://example.com/help"');
  expect(html).toContain('</a> today');
});
