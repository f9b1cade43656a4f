import { expect, inject, test } from 'vitest';

const pages = {
  '/about': ['A shop that knows its makers', 'متجر يعرف صنّاعه'],
  '/faq': ['What people ask us', 'ما يسألنا عنه الناس'],
  '/terms': ['Terms of sale', 'شروط البيع'],
  '/privacy': ['What we know about you', 'ما نعرفه عنك'],
  '/return-policy': ['Thirty days to live with it', 'ثلاثون يومًا مع القطعة'],
  '/shipping-info': ['To your door, and through it', 'إلى بابك، وإلى داخله'],
  '/team': ['The people behind the pieces', 'الناس وراء القطع'],
  '/our-team': ['The people behind the pieces', 'الناس وراء القطع'],
  '/partners': ['The company we keep', 'من نعمل معهم'],
} as const;

/** The text of the first element of this name, as a reader without scripts gets it. */
async function textOf(path: string, element: 'h1' | 'main'): Promise<string> {
  const html = await (await fetch(inject('shop') + path)).text();
  const [, content = ''] =
    new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  const text = content.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, '');
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

for (const [index, locale] of (['en', 'ar'] as const).entries()) {
  test.each(Object.entries(pages))(`%s is written, in ${locale}`, async (path, titles) => {
    expect(await textOf(`/${locale}${path}`, 'h1')).toBe(titles[index]);
    const text = await textOf(`/${locale}${path}`, 'main');
    expect(text.length).toBeGreaterThan(400);
    expect(text).not.toMatch(/lorem|coming soon|قريبًا/i);
  });
}

test.each([
  ['/return-policy', /within 30 days of delivery/],
  ['/return-policy', /refunds in 5-7 business days/],
  ['/return-policy', /Custom items are not returnable unless defective/],
  ['/shipping-info', /8 to 12 weeks/],
  ['/about', /Saturday to Thursday, 9am-6pm/],
])('%s states the figure of the business: %s', async (path, figure) => {
  expect(await textOf(`/en${path}`, 'main')).toMatch(figure);
});
