import { expect, it } from 'vitest';
import { richMailPart } from './rich-mail-part.ts';

const home = 'https://shop.example/en';

it('styles every element in place and writes whole addresses', () => {
  const { html, text } = richMailPart(
    '<h3>New</h3><ul><li>Oak</li></ul><p>See <a href="/shop">the <strong>shop</strong></a></p>',
    home,
  );
  expect(html).toMatch(/^<h3 style="[^"]+">New<\/h3><ul style="[^"]+"><li style="[^"]+">Oak<\/li>/);
  expect(html).toMatch(/<a style="color:[^"]+" href="https?:\/\/[^"]+\/en\/shop">the <strong>shop/);
  expect(text).toMatch(/^New\n\nOak\n\nSee the shop \(https?:\/\/\S+\/en\/shop\)$/);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">Hello</p>',
  '<a href="javascript:alert(1)">Hello</a>',
  '<img src=x onerror=alert(1)>',
  '<p style="position:fixed">Hello</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;<b>Hello</b>',
])('renders %s as text or not at all', (hostile) => {
  const { html } = richMailPart(hostile, home);
  expect(html).not.toMatch(/<script|<img|onclick|onerror=alert\(1\)>|javascript:|position:fixed/);
});

it('keeps the paragraphs of plain text', () => {
  const { html, text } = richMailPart('One\n\nTwo & three', home);
  expect(html).toMatch(/^<p style="[^"]+">One<\/p><p style="[^"]+">Two &amp; three<\/p>$/);
  expect(text).toBe('One\n\nTwo & three');
});
