import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findPortfolioProject, listPortfolio } from './portfolio.server.ts';
import { findProject, listProjects } from './projects.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;
const arabic = { ...visitor, locale: 'ar' } as const;
const unknown = ['not-an-id', '', '00000000-0000-4000-8000-000000000000', '%', "' or true --"];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
}, 120_000);
afterAll(() => database.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows;
}

describe('the portfolio', () => {
  it('shows what is published, newest first, and as many as asked for', async () => {
    const known = await rows<{ id: string }>(
      `select id from portfolio_projects where status = 'published' order by created_at desc, id desc`,
    );
    const ids = known.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect((await listPortfolio(visitor)).map(({ id }) => id)).toEqual(ids);
    expect((await listPortfolio(visitor, 3)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
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

  it.each(unknown)('knows no work %j', async (id) => {
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
    expect(await findProject(project!.id, visitor)).toEqual(project);
    expect((await findProject(project!.id, arabic))!.title).toMatch(/\p{Script=Arabic}/u);
    await database.owner.query(
      'update projects set title_ar = null, description_ar = null, location_ar = null where id = $1',
      [other!.id],
    );
    expect(await findProject(other!.id, arabic)).toEqual(other);
  });

  it('are hidden until they are published', async () => {
    const [project] = await listProjects(visitor);
    await database.owner.query('update projects set is_published = false where id = $1', [
      project!.id,
    ]);
    expect((await listProjects(visitor)).map(({ id }) => id)).not.toContain(project!.id);
    expect(await findProject(project!.id, visitor)).toBeNull();
  });

  it.each(unknown)('know no %j', async (id) => {
    expect(await findProject(id, visitor)).toBeNull();
  });
});
