import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

let database: TestDatabase;
let server: BuiltServer;
let owner: TestDatabase['owner'];

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  owner = database.owner;
  server = await startBuiltServer(database.url, { env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/**
 * Runs the audit in the running shop and returns what it finds, a line for each finding. The hourly one may
 * come before or after it; what began after this moment finds the same.
 */
async function audit(): Promise<string[]> {
  const started = new Date();
  await owner.query(
    `select graphile_worker.add_job('audit-links', '{}', queue_name => 'audit-links')`,
  );
  await eventually(async () => {
    const { rowCount } = await owner.query('select from link_audits where checked_at >= $1', [
      started,
    ]);
    expect(rowCount).toBeGreaterThan(0);
  });
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', locale, page, kind, place, target) as line from link_findings`,
  );
  return rows.map(({ line }) => line).toSorted();
}

/** In both languages of the terms. */
const linkFromTerms = (...paths: string[]) => {
  const body = JSON.stringify(paths.map((path) => `<p><a href="${path}">there</a></p>`).join(''));
  return owner.query(
    `update page_content set content = jsonb_set(jsonb_set(content, '{en,body}', $1), '{ar,body}', $1)
     where id = (select id from page_content where page_name = 'terms' and content -> 'en' ? 'body'
       order by id limit 1)`,
    [body],
  );
};

const plant = async (page: string, change: string) => {
  const { rowCount } = await owner.query(
    `update seo_settings set ${change} where page_name = '${page}'`,
  );
  expect(rowCount).toBe(1);
};

const rememberTexts = () =>
  owner.query(`
    create temporary table seo_before as select page_name, title, title_ar, description from seo_settings;
    create temporary table pages_before as select id, content from page_content`);

const restoreTexts = () =>
  owner.query(`
    update seo_settings s set title = b.title, title_ar = b.title_ar, description = b.description
    from seo_before b where b.page_name = s.page_name;
    update page_content p set content = b.content from pages_before b where b.id = p.id`);

/** The audit of planted faults needs few pages of products: the other one reads them all. */
const showFewProducts = () =>
  owner.query(`
    create temporary table products_before as select id, status from products;
    update products set status = 'draft'
    where id not in (select id from products where status = 'published' order by slug limit 9)`);

const showAllProducts = () =>
  owner.query(`
    update products p set status = b.status from products_before b where b.id = p.id and p.status <> b.status`);

test('finds exactly the faults that were planted, and none in the demo shop as it was', async () => {
  await rememberTexts();
  await showFewProducts();
  const { rows } = await owner.query<{ slug: string }>(
    `select slug from products where status = 'published' order by slug limit 1`,
  );
  const former = `/product/${rows[0]!.slug}`;
  await owner.query(`update products set slug = 'renamed-piece' where slug = $1`, [rows[0]!.slug]);
  await linkFromTerms('/gone', former, '/cart', '/faq', 'https://example.com/gone');
  await plant('about', `title = repeat('x', 61), description = repeat('y', 161)`);
  await plant('contact', `title = 'Shop'`);
  await plant('faq', `title_ar = null`);
  expect(await audit()).toEqual(
    [
      ...['en', 'ar'].flatMap((locale) => [
        `${locale} /terms link_broken main /${locale}/gone`,
        `${locale} /terms link_redirected main /${locale}${former}`,
        `${locale} /terms blocked_linked main /${locale}/cart`,
      ]),
      'en /about title_long head',
      'en /about description_long head',
      'en /contact title_duplicate head /shop',
      'en /shop title_duplicate head /contact',
      'ar /faq arabic_missing head title',
    ].toSorted(),
  );

  await restoreTexts();
  await showAllProducts();
  expect(await audit()).toEqual([]);
});
