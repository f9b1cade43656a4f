import { expect, it } from 'vitest';
import { newsletterBlocksInput, readNewsletterBlocks } from './newsletter-blocks.ts';

const empty = { id: '', text: '', text_ar: '', picture: '', product: '', link: '' };
const parse = (...blocks: object[]) =>
  newsletterBlocksInput.safeParse(JSON.stringify(blocks.map((block) => ({ ...empty, ...block }))));

it('is stored as it can be read again', () => {
  const heading = { kind: 'heading', text: 'New', text_ar: 'جديد' };
  const button = { kind: 'button', text: 'See', text_ar: 'شاهد', link: '/shop' };
  const stored = parse(heading, button).data!;
  expect(readNewsletterBlocks(stored)).toMatchObject([heading, button]);
  expect(newsletterBlocksInput.parse(stored)).toBe(stored);
});

it.each([
  [{ kind: 'heading', text: 'English alone' }, 'text_ar'],
  [{ kind: 'picture' }, 'picture'],
  [{ kind: 'product' }, 'product'],
  [{ kind: 'button', text: 'See', text_ar: 'شاهد' }, 'link'],
])('%j lacks its %s', (block, cell) => {
  expect(parse(block).error?.issues[0]).toMatchObject({ path: [0, cell], message: 'required' });
});

it.each(['//evil.com', 'javascript:alert(1)', 'https://evil.com'])('never links to %s', (link) => {
  expect(parse({ kind: 'button', text: 'a', text_ar: 'ب', link }).success).toBe(false);
});

it('drops scripts from its texts', () => {
  const stored = parse({ kind: 'text', text: '<p>a<script>b</script></p>', text_ar: 'ب' }).data!;
  expect(readNewsletterBlocks(stored)[0]!.text).toBe('<p>a</p>');
});

it('names a block that nothing was typed into, instead of dropping it', () => {
  expect(parse({ kind: '' }).error?.issues[0]).toMatchObject({
    path: [0, 'kind'],
    message: 'required',
  });
});

it('refuses fields of other mail programs', () => {
  const block = { kind: 'text', text: 'Dear {{name}}', text_ar: 'عزيزي' };
  expect(parse(block).error?.issues[0]).toMatchObject({
    path: [0, 'text'],
    message: 'placeholder',
  });
});
