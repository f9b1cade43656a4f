import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';

/** Would run if a page wrote it as HTML. */
const payload = `<img src=x onerror="window.isHacked = true"><script>window.isHacked = true</script>`;

/** For columns of at most 60 characters. */
const shortPayload = `<img src=x onerror="window.isHacked = true">`;

/** A row whose text columns all hold the payload. */
async function plant(table: string, others: Record<string, unknown>): Promise<string> {
  const columns = await inShop<{ name: string; isList: boolean }>(
    `select column_name as name, data_type = 'ARRAY' as "isList" from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type in ('text', 'ARRAY')
       and column_name !~ '(_url|image|slug|status|type|category|id)$'`,
    [table],
  );
  const texts = columns.map(({ name, isList }) => {
    const text = name.startsWith('seo_title') ? shortPayload : payload;
    return [name, isList ? [text] : text] as const;
  });
  const values = Object.entries({ ...Object.fromEntries(texts), ...others });
  const [row] = await inShop<{ id: string }>(
    `insert into ${table} (${values.map(([name]) => name).join()})
     values (${values.map((_, index) => `$${index + 1}`).join()}) returning id`,
    values.map(([, value]) => value),
  );
  return row!.id;
}

async function expectHarmless(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    expect((await openPage(page, path))?.status()).toBe(200);
    expect(await page.content()).toContain('&lt;img src=x');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
  });
}

/** Last in every list, so that the home page and its neighbours do not change. */
const longAgo = { created_at: '2001-01-01' };

test('what staff type is never run, neither for visitors nor for staff', once, async ({ page }) => {
  const slug = `payload-${randomUUID()}`;
  const hidden = { is_visible: false };
  const work = { slug, category: 'office', ...longAgo };
  const portfolio = await plant('portfolio_projects', { ...work, status: 'published' });
  await plant('portfolio_highlights', { project_id: portfolio });
  const project = await plant('projects', { ...work, is_published: true });
  await expectHarmless(page, `/portfolio/${portfolio}`);
  await expectHarmless(page, `/project/${project}`);
  await inShop(`update portfolio_projects set status = 'draft' where id = $1`, [portfolio]);
  await inShop('update projects set is_published = false where id = $1', [project]);

  const partner = await plant('partners', hidden);
  const member = await plant('team_members', hidden);
  const category = await plant('faq_categories', { ...hidden, slug });
  const question = await plant('faq_items', { ...hidden, category_id: category });
  const career = await plant('careers', { employment_type: 'contract', status: 'draft' });
  await loginAs(page, 'admin');
  for (const path of [
    ...['partners', 'content/team', 'content/faq', 'content/careers', 'projects', 'portfolio'],
    ...['partners/order', 'content/faq/order', `partners/${partner}`, `content/team/${member}`],
    ...[`content/faq/${question}`, `content/faq/categories/${category}`],
    ...[`content/careers/${career}`, `projects/${project}`, `portfolio/edit/${portfolio}`],
  ]) {
    await expectHarmless(page, `/admin/${path}`);
  }
  await inShop('delete from partners where id = $1', [partner]);
  await inShop('delete from team_members where id = $1', [member]);
  await inShop('delete from faq_items where id = $1', [question]);
  await inShop('delete from faq_categories where id = $1', [category]);
  await inShop('delete from careers where id = $1', [career]);
  await inShop('delete from projects where id = $1', [project]);
  await inShop('delete from portfolio_projects where id = $1', [portfolio]);
});
