import { publicPages } from '#domain/seo/public-pages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { seoSource } from '../admin/lists/seo-list.server.ts';
import { requestLinkAudit } from './audit/request-link-audit.server.ts';
import { readSeoTexts, saveSeoTexts } from './seo-texts.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;
let marketing: Staff;

async function staffWith(...roles: Parameters<typeof makeAccount>[1] & object): Promise<Staff> {
  const { userId } = await makeAccount(now, roles);
  return { actor: { kind: 'user', userId, claims: {} }, now };
}

beforeAll(async () => {
  database = await testDatabase();
  marketing = await staffWith('marketing');
});
afterAll(() => database.close());

const title = (from: string | null, to: string) => [{ field: 'title', from, to }];

it('writes the first words of a page as a new row, and later ones field by field', async () => {
  expect(await readSeoTexts('terms', marketing.actor)).toMatchObject({
    id: null,
    values: { title: '', robots: 'index, follow' },
  });
  expect(await saveSeoTexts('terms', title(null, 'Terms'), marketing)).toMatchObject({ ok: true });
  const { id, values } = await readSeoTexts('terms', marketing.actor);
  expect(values).toMatchObject({ title: 'Terms', title_ar: '', robots: 'index, follow' });
  expect(await saveSeoTexts('terms', title('Terms', 'Our terms'), marketing)).toMatchObject({
    ok: true,
  });
  expect(await readSeoTexts('terms', marketing.actor)).toMatchObject({
    id,
    values: { title: 'Our terms' },
  });
});

it('reports what a colleague wrote meanwhile', async () => {
  const result = await saveSeoTexts('terms', title('Terms', 'Mine'), marketing);
  expect(result).toMatchObject({
    ok: false,
    reason: 'conflict',
    conflicts: [{ field: 'title', before: 'Terms', theirs: 'Our terms', mine: 'Mine' }],
  });
});

it('lets one of two first writers win', async () => {
  const results = await Promise.all(
    ['One', 'Other'].map((text) => saveSeoTexts('privacy', title(null, text), marketing)),
  );
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const { rowCount } = await database.owner.query(
    `select from seo_settings where page_name = 'privacy'`,
  );
  expect(rowCount).toBe(1);
});

it('is closed to staff of other desks', async () => {
  const sales = await staffWith('sales');
  expect(await saveSeoTexts('terms', title('Our terms', 'x'), sales)).toMatchObject({
    ok: false,
    reason: 'forbidden',
  });
  expect(await requestLinkAudit(sales.actor)).toEqual({ ok: false, reason: 'forbidden' });
  expect(await requestLinkAudit(marketing.actor)).toEqual({ ok: true });
});

it('lists every public page with its words and its number of findings', async () => {
  await database.owner.query(
    `insert into link_findings (page, locale, kind, place) values
       ('/shop', 'en', 'title_long', 'head'), ('/shop?category=office', 'ar', 'orphan', 'sitemap')`,
  );
  const before = await readList(seoSource, new URLSearchParams(), marketing);
  if (!before.ok) throw new Error(before.reason);
  // Nothing is known before the pages were read.
  expect(before.rows.map(({ findings }) => findings)).toEqual(publicPages.map(() => null));
  await database.owner.query('insert into link_audits (pages, milliseconds) values (40, 900)');
  const page = await readList(seoSource, new URLSearchParams(), marketing);
  if (!page.ok) throw new Error(page.reason);
  expect(page.rows[0]).toMatchObject({ findings: 0 });
  expect(page.rows.map(({ id }) => id)).toEqual(publicPages);
  expect(page.rows[0]).toMatchObject({ id: 'home', robots: 'index' });
  expect(page.rows.find(({ id }) => id === 'terms')).toMatchObject({ title: 'Our terms' });
  expect(page.rows.find(({ id }) => id === 'shop')).toMatchObject({ findings: 2 });
  const found = await readList(seoSource, new URLSearchParams('withoutArabic=yes'), marketing);
  expect(found.ok && found.rows.map(({ id }) => id).toSorted()).toEqual(['privacy', 'terms']);
});
