import { slowestOf } from '#domain/catalog/delivery.ts';
import { isUnavailable } from '#domain/checkout/priced-line.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workCategories } from '#domain/work/work.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findPortfolioProject } from './portfolio-project.server.ts';
import { listPortfolio, listPortfolioIn, listWorkExamples } from './portfolio.server.ts';
import { findProject, listProjects } from './projects.server.ts';

const visitor = {
  actor: { kind: 'visitor' },
  locale: 'en',
  now: new Date('2026-11-15T09:00:00Z'),
} as const;
const arabic = { ...visitor, locale: 'ar' } as const;
const unknown = ['not-an-id', '', '00000000-0000-4000-8000-000000000000', '%', "' or true --"];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows;
}

describe('the portfolio', () => {
  it('shows published works, newest first, up to the requested number', async () => {
    const known = await rows<{ id: string }>(
      `select id from portfolio_projects where status = 'published' order by created_at desc, id desc`,
    );
    const ids = known.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect((await listPortfolio(visitor)).map(({ id }) => id)).toEqual(ids);
    expect((await listPortfolio(visitor, 3)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });

  it('shows one category, or another, or all of them', async () => {
    const all = await listPortfolio(visitor);
    const each = await Promise.all(
      workCategories.map((category) => listPortfolioIn(category, visitor)),
    );
    expect(
      each
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(all.map(({ id }) => id).toSorted());
    for (const [index, works] of each.entries()) {
      expect(new Set(works.map(({ category }) => category))).toEqual(
        new Set([workCategories[index]]),
      );
    }
  });

  it('gives examples with the prices and the production time of their pieces', async () => {
    const examples = await listWorkExamples(visitor, 3);
    const [newest] = await listPortfolio(visitor, 3);
    expect(examples).toHaveLength(3);
    expect(examples[0]).toMatchObject({ ...newest });
    for (const { id, prices, leadTime } of examples) {
      const { products } = (await findPortfolioProject(id, visitor))!;
      const lowest = products.map((product) => Number(product.price));
      expect(Number(prices!.from)).toBe(Math.min(...lowest));
      expect(Number(prices!.to)).toBeGreaterThanOrEqual(Math.max(...lowest));
      expect(leadTime).toEqual(slowestOf(products.map((product) => product.leadTime)));
    }
  });

  it('gives an example without pieces neither price nor time', async () => {
    const [newest] = await listPortfolio(visitor, 1);
    const removed = await rows<{ product_id: string }>(
      'delete from portfolio_products where portfolio_id = $1 returning product_id',
      [newest!.id],
    );
    const [example] = await listWorkExamples(visitor, 1);
    for (const { product_id } of removed) {
      await rows('insert into portfolio_products (portfolio_id, product_id) values ($1, $2)', [
        newest!.id,
        product_id,
      ]);
    }
    expect(removed.length).toBeGreaterThan(0);
    expect(example).toEqual({ ...newest, prices: null, leadTime: null });
  });

  it('relates three others, of the same category as far as there are any', async () => {
    const all = await listPortfolio(visitor);
    for (const { id, category } of all) {
      const { related } = (await findPortfolioProject(id, visitor))!;
      expect(related).toHaveLength(3);
      expect(related.map((work) => work.id)).not.toContain(id);
      const alike = all.filter((work) => work.category === category).length - 1;
      const same = related.map((work) => work.category === category);
      expect(same).toEqual([0, 1, 2].map((place) => place < alike));
    }
  });

  it('fills what its category lacks from others, and never with itself', async () => {
    const [lonely] = await rows<{ id: string }>(
      `select id from portfolio_projects where category = 'office' limit 1`,
    );
    await database.owner.query(
      `update portfolio_projects set category = 'commercial' where category = 'office' and id <> $1`,
      [lonely!.id],
    );
    const { related } = (await findPortfolioProject(lonely!.id, visitor))!;
    expect(related).toHaveLength(3);
    expect(related.map(({ id }) => id)).not.toContain(lonely!.id);
  });

  it('returns the pictures, highlights, materials and products of a work', async () => {
    for (const { id } of await listPortfolio(visitor)) {
      const work = (await findPortfolioProject(id, visitor))!;
      expect(work.pictures.length).toBeGreaterThan(0);
      expect(work.highlights.length).toBeGreaterThan(0);
      expect(work.materials.length).toBeGreaterThan(0);
      expect(work.products.length).toBeGreaterThan(0);
      expect(work.finishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      const translated = (await findPortfolioProject(id, arabic))!;
      expect(translated.materials.join()).toMatch(/\p{Script=Arabic}/u);
      expect(translated.products[0]!.name).toBe(work.room[0]!.name.ar);
      // Something of each room can be bought.
      expect(work.room.some(({ state }) => !isUnavailable(state))).toBe(true);
    }
  });

  it('shows a price changed a moment ago, and hides a piece that was withdrawn with its point', async () => {
    const [spot] = await rows<{ product_id: string; portfolio_id: string }>(
      `select h.product_id, i.portfolio_id from portfolio_hotspots h
       join portfolio_images i on i.id = h.image_id
       join products p on p.id = h.product_id and not p.has_variants limit 1`,
    );
    const read = async () => {
      const work = (await findPortfolioProject(spot!.portfolio_id, visitor))!;
      return {
        piece: work.products.find(({ id }) => id === spot!.product_id),
        points: work.pictures.flatMap(({ hotspots }) => hotspots.map((point) => point.productId)),
      };
    };
    await database.owner.query(
      'update products set price = 4321.5, discount_price = null where id = $1',
      [spot!.product_id],
    );
    const before = await read();
    expect(before.piece!.price).toBe('4321.50');
    expect(before.points).toContain(spot!.product_id);
    await database.owner.query('delete from portfolio_products where product_id = $1', [
      spot!.product_id,
    ]);
    const after = await read();
    expect(after.piece).toBeUndefined();
    expect(after.points).not.toContain(spot!.product_id);
  });

  it('opens each work in both languages', async () => {
    for (const { id, title } of await listPortfolio(visitor)) {
      expect(await findPortfolioProject(id, visitor)).toMatchObject({ id, title });
      const translated = await findPortfolioProject(id, arabic);
      expect(translated?.title).toMatch(/\p{Script=Arabic}/u);
      expect(translated?.description).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('falls back to English, and to the first picture where none is chosen', async () => {
    const { id } = (await listPortfolio(visitor))[0]!;
    await database.owner.query(
      `update portfolio_projects set main_image = null, title_ar = null, description_ar = null where id = $1`,
      [id],
    );
    const [first] = await rows<{ image_url: string }>(
      'select image_url from portfolio_images where portfolio_id = $1 order by display_order, id limit 1',
      [id],
    );
    const english = await findPortfolioProject(id, visitor);
    const translated = await findPortfolioProject(id, arabic);
    expect(translated).toMatchObject({ title: english!.title, description: english!.description });
    expect(english!.picture).toBe(first!.image_url);
  });

  it('hides drafts', async () => {
    const { id } = (await listPortfolio(visitor))[0]!;
    await database.owner.query(`update portfolio_projects set status = 'draft' where id = $1`, [
      id,
    ]);
    expect((await listPortfolio(visitor)).map((card) => card.id)).not.toContain(id);
    expect(await findPortfolioProject(id, visitor)).toBeNull();
  });

  it.each(unknown)('finds no work %j', async (id) => {
    expect(await findPortfolioProject(id, visitor)).toBeNull();
  });
});

describe('the projects', () => {
  it('are the current ones first, newest first, and all of them', async () => {
    const projects = await listProjects(visitor);
    const known = await rows<{ id: string }>('select id from projects where is_published');
    expect(projects.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
    const statuses = projects.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['current', 'completed']));
    expect(statuses.lastIndexOf('current')).toBeLessThan(statuses.indexOf('completed'));
    for (const { progress, status } of projects) {
      expect(progress).toBeLessThanOrEqual(100);
      if (status === 'completed') expect(progress).toBe(100);
    }
  });

  it('open in both languages, in English where Arabic is missing', async () => {
    const [project, other] = await listProjects(visitor);
    const found = await findProject(project!.id, visitor);
    expect(found).toMatchObject(project!);
    expect(found!.pictures.length).toBeGreaterThan(0);
    expect(found!.startedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await findProject(project!.id, arabic))!.title).toMatch(/\p{Script=Arabic}/u);
    await database.owner.query(
      'update projects set title_ar = null, description_ar = null, location_ar = null where id = $1',
      [other!.id],
    );
    expect(await findProject(other!.id, arabic)).toMatchObject(other!);
  });

  it('are hidden until they are published', async () => {
    const [project] = await listProjects(visitor);
    await database.owner.query('update projects set is_published = false where id = $1', [
      project!.id,
    ]);
    expect((await listProjects(visitor)).map(({ id }) => id)).not.toContain(project!.id);
    expect(await findProject(project!.id, visitor)).toBeNull();
  });

  it.each(unknown)('find no project %j', async (id) => {
    expect(await findProject(id, visitor)).toBeNull();
  });
});
