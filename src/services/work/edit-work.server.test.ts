import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct } from '#tests/support/factories.ts';
import { person } from '#tests/support/ordering.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { undoChanges } from '../admin/changes/undo-changes.server.ts';
import { portfolioSource } from '../admin/lists/portfolio-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { portfolioPublishable } from '../admin/publishing/portfolio-publishable.server.ts';
import { projectPublishable } from '../admin/publishing/project-publishable.server.ts';
import { publishRecord } from '../admin/publishing/publish-record.server.ts';
import type { Publishable } from '../admin/publishing/publishable.ts';
import { createRecord } from '../admin/records/create-record.server.ts';
import type { Staff } from '../shared/staff.ts';
import { changeProgress } from './change-progress.server.ts';
import { copyPortfolio } from './copy-portfolio.server.ts';
import { findPortfolioProject } from './portfolio-project.server.ts';
import { publishSelectedWorks } from './publish-selected-works.server.ts';
import { removeWork } from './remove-work.server.ts';
import { newPortfolioRecord, newProjectRecord } from './work-records.ts';

const now = new Date('2026-11-16T09:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
let database: TestDatabase;
let technical: Staff;
const staffWith = async (...roles: StaffRole[]): Promise<Staff> => ({
  actor: await person(now, roles),
  now,
});

beforeAll(async () => {
  database = await testDatabase();
  technical = await staffWith('technical_office_manager');
});
afterAll(() => database.close());

const readTexts = (publishable: Publishable, id: string) =>
  asUser(technical.actor).transaction((trx) => publishable.read(trx, id));

/** Saves texts of the form as its page does. */
async function save(
  publishable: Publishable,
  id: string,
  typed: Record<string, string>,
  staff = technical,
) {
  const before = (await readTexts(publishable, id))!;
  const after = { ...before, ...typed };
  const shape = publishable.schema(after).shape as Record<string, { parse(text: string): unknown }>;
  const fields = Object.entries(typed).map(([field, text]) => ({
    field,
    from: shape[field]!.parse(before[field]!),
    to: shape[field]!.parse(text),
  }));
  const changes = await asUser(staff.actor).transaction(async (trx) =>
    publishable.changes(id, fields, { trx, before, after, now }),
  );
  return applyChanges({ title: 'Work', changes }, staff);
}

const newWork = { title: 'Villa in Maadi', title_ar: 'فيلا المعادي', category: 'residential' };

async function newPortfolio(): Promise<string> {
  const created = await createRecord(
    newPortfolioRecord,
    { ...newWork, slug: `villa-${randomUUID()}` },
    technical,
  );
  if (!created.ok) throw new Error(created.reason);
  return created.id;
}

const picture = (number: number) => ({
  id: randomUUID(),
  url: `/pictures/test/${number}.webp`,
  alt_en: 'A room',
  alt_ar: 'غرفة',
});

/** With two pictures, two products and a point of each in the first picture. */
async function furnished() {
  const id = await newPortfolio();
  const products = [await createProduct(database.owner), await createProduct(database.owner)];
  const pictures = [picture(1), picture(2)];
  const links = products.map((product) => ({ id: randomUUID(), product_id: product.id }));
  const hotspots = products.map((product, index) => ({
    id: randomUUID(),
    image_id: pictures[0]!.id,
    product_id: product.id,
    x: 10 + index,
    y: 20.5,
  }));
  const saved = await save(portfolioPublishable, id, {
    pictures: JSON.stringify(pictures),
    products: JSON.stringify(links),
    hotspots: JSON.stringify(hotspots),
    highlights: JSON.stringify([
      { id: '', title: 'Lattice', title_ar: 'مشربية', description: '', description_ar: '' },
    ]),
    materials: 'Walnut\nBrass',
    materials_ar: 'جوز\nنحاس',
    area: '١٢٠٫٥',
  });
  expect(saved).toMatchObject({ ok: true });
  return { id, pictures, links, hotspots, products };
}

describe('a portfolio project', () => {
  it('is read as it was saved, with all its rows', async () => {
    const { id, pictures, links, hotspots } = await furnished();
    const texts = (await readTexts(portfolioPublishable, id))!;
    expect(texts).toMatchObject({
      area: '120.50',
      materials: 'Walnut\nBrass',
      title: newWork.title,
    });
    expect(JSON.parse(texts['pictures']!)).toMatchObject(pictures);
    expect(JSON.parse(texts['hotspots']!)).toHaveLength(hotspots.length);
    expect(JSON.parse(texts['products']!)).toHaveLength(links.length);
    expect(JSON.parse(texts['highlights']!)).toMatchObject([{ title: 'Lattice', place: 0 }]);
  });

  it('keeps its points when its products are replaced', async () => {
    const { id, links, hotspots } = await furnished();
    const other = await createProduct(database.owner);
    const replaced = [links[0], { id: randomUUID(), product_id: other.id }];
    await save(portfolioPublishable, id, { products: JSON.stringify(replaced) });
    const texts = (await readTexts(portfolioPublishable, id))!;
    const linked = JSON.parse(texts['products']!) as { product_id: string }[];
    expect(linked.map((row) => row.product_id).toSorted()).toEqual(
      [links[0]!.product_id, other.id].toSorted(),
    );
    expect(JSON.parse(texts['hotspots']!)).toHaveLength(hotspots.length);
  });

  it('loses the points of a picture with it, and gets both back', async () => {
    const { id, pictures } = await furnished();
    const before = await readTexts(portfolioPublishable, id);
    const removed = await save(portfolioPublishable, id, {
      pictures: JSON.stringify([pictures[1]]),
    });
    expect(removed).toMatchObject({ ok: true });
    expect(await readTexts(portfolioPublishable, id)).toMatchObject({ hotspots: '[]' });
    await undoChanges(removed.ok ? removed.changeSet! : '', technical);
    const after = (await readTexts(portfolioPublishable, id))!;
    expect(JSON.parse(after['hotspots']!)).toHaveLength(2);
    expect(after['pictures']).toBe(before!['pictures']);
  });

  it('is shown to visitors with its points once it is published, and not half translated', async () => {
    const { id } = await furnished();
    await save(portfolioPublishable, id, { location: 'Maadi' });
    expect(await publishRecord(portfolioPublishable, id, {}, technical)).toMatchObject({
      ok: false,
      reason: 'not_ready',
      findings: [{ rule: 'missing_arabic', field: 'location_ar' }],
    });
    expect(await findPortfolioProject(id, visitor)).toBeNull();
    await save(portfolioPublishable, id, { location_ar: 'المعادي' });
    expect(await publishRecord(portfolioPublishable, id, {}, technical)).toMatchObject({
      ok: true,
    });
    const shown = await findPortfolioProject(id, visitor);
    expect(shown?.pictures[0]?.hotspots).toHaveLength(2);
    expect(shown?.highlights).toMatchObject([{ title: 'Lattice' }]);
  });

  it('has words for search results of its own, and else those of its page', async () => {
    const { id } = await furnished();
    await save(portfolioPublishable, id, { seo_title_ar: 'أثاث فيلا كاملة في المعادي' });
    await save(portfolioPublishable, id, { seo_description: 'Walnut and brass, on two floors.' });
    await publishRecord(portfolioPublishable, id, {}, technical);
    const head = async (locale: 'en' | 'ar') =>
      (await findPortfolioProject(id, { ...visitor, locale }))!.head;
    expect(await head('en')).toEqual({
      title: newWork.title,
      description: 'Walnut and brass, on two floors.',
    });
    expect((await head('ar')).title).toBe('أثاث فيلا كاملة في المعادي');
    await expect(
      database.owner.query(`update public.portfolio_projects set seo_title_en = $1`, [
        'a'.repeat(61),
      ]),
    ).rejects.toThrow('portfolio_projects_seo_title_en_check');
  });

  it('is duplicated as a draft with rows of its own', async () => {
    const { id } = await furnished();
    const copied = await copyPortfolio(id, technical);
    expect(copied).toMatchObject({ ok: true });
    const copy = (await readTexts(portfolioPublishable, copied.ok ? copied.id : ''))!;
    const original = (await readTexts(portfolioPublishable, id))!;
    expect(copy['slug']).toBe(`${original['slug']}-copy`);
    expect(JSON.parse(copy['hotspots']!)).toHaveLength(2);
    expect(copy['pictures']).not.toBe(original['pictures']);
    expect(await copyPortfolio(id, technical)).toMatchObject({ ok: true });
    expect(await findPortfolioProject(copied.ok ? copied.id : '', visitor)).toBeNull();
  });

  it('is removed with all its rows and brought back by one undo', async () => {
    const { id } = await furnished();
    const before = await readTexts(portfolioPublishable, id);
    const removed = await removeWork('portfolio_projects', id, technical);
    expect(removed).toMatchObject({ ok: true });
    expect(await readTexts(portfolioPublishable, id)).toBeNull();
    await undoChanges(removed.ok ? removed.changeSet! : '', technical);
    const after = (await readTexts(portfolioPublishable, id))!;
    expect({ ...after, hotspots: '', products: '' }).toEqual({
      ...before,
      hotspots: '',
      products: '',
    });
    expect(JSON.parse(after['hotspots']!)).toHaveLength(2);
    expect(JSON.parse(after['products']!)).toHaveLength(2);
  });

  it.each(['sales', 'marketing', 'content_manager'] as const)(
    'is not edited by %s',
    async (role) => {
      const { id } = await furnished();
      const stranger = await staffWith(role);
      expect(await save(portfolioPublishable, id, { title: 'Mine' }, stranger)).toMatchObject({
        reason: 'forbidden',
      });
      expect(await removeWork('portfolio_projects', id, stranger)).toMatchObject({ ok: false });
      expect(await copyPortfolio(id, stranger)).toMatchObject({ ok: false });
      expect(await readList(portfolioSource, new URLSearchParams(), stranger)).toMatchObject({
        ok: false,
      });
    },
  );

  it('is listed as ready exactly when it can be published', async () => {
    const { id: ready } = await furnished();
    const bare = await newPortfolio();
    const list = await readList(portfolioSource, new URLSearchParams('isReady=yes'), technical);
    const ids = list.ok ? list.rows.map((row) => row.id) : [];
    expect(ids).toContain(ready);
    expect(ids).not.toContain(bare);
    const selection = { rows: [ready, bare], search: '', step: 'publish' as const };
    const published = await publishSelectedWorks(
      portfolioSource,
      portfolioPublishable,
      selection,
      technical,
    );
    const results = published.ok ? published.results : [];
    expect(Object.fromEntries(results.map(({ id, status }) => [id, status]))).toEqual({
      [ready]: 'publish',
      [bare]: 'not_ready',
    });
  });
});

describe('a project', () => {
  async function newProject(): Promise<string> {
    const input = { ...newWork, slug: `hotel-${randomUUID()}` };
    const created = await createRecord(newProjectRecord, input, technical);
    if (!created.ok) throw new Error(created.reason);
    return created.id;
  }

  it('moves its progress from what was seen, and stays at 100 % when completed', async () => {
    const project = await newProject();
    const move = (from: number, to: number, staff = technical) =>
      changeProgress({ project, from, to }, staff);
    expect(await move(0, 40)).toMatchObject({ ok: true });
    expect(await move(0, 60)).toEqual({ ok: false, reason: 'changed_meanwhile' });
    expect(await move(40, 60, await staffWith('sales'))).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    await save(projectPublishable, project, { status: 'completed', progress: '100' });
    expect(await move(100, 60)).toEqual({ ok: false, reason: 'completed_is_whole' });
  });

  it('is published with its pictures', async () => {
    const project = await newProject();
    const pictures = JSON.stringify([picture(1), picture(2)]);
    await save(projectPublishable, project, { pictures, image_url: '/pictures/test/1.webp' });
    expect(await publishRecord(projectPublishable, project, {}, technical)).toMatchObject({
      ok: true,
    });
    const texts = (await readTexts(projectPublishable, project))!;
    expect(JSON.parse(texts['pictures']!)).toHaveLength(2);
    expect(await removeWork('projects', project, technical)).toMatchObject({ ok: true });
  });
});
