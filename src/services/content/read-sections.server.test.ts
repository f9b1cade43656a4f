import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { readHome } from './read-home.server.ts';
import { defaultHomeSections, readSections } from './read-sections.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

const names = async () => (await readSections('home', visitor)).map(({ name }) => name);

describe('the sections of a page', () => {
  it('come in the order set by staff, with their items in order', async () => {
    const before = await names();
    expect(before).toHaveLength(10);
    await database.owner.query(
      `update page_sections set order_index = -1 where page_name = 'home' and name = 'trusted-by'`,
    );
    expect(await names()).toEqual(['trusted-by', ...before.slice(0, -1)]);
    await database.owner.query(
      `update page_content set section_order = -1 where page_name = 'home'
         and content ->> 'title_en' = 'Office'`,
    );
    const rooms = (await readSections('home', visitor)).find(({ name }) => name === 'shop-by-room');
    expect(rooms!.items.map(({ title }) => title)).toEqual([
      'Office',
      'Living room',
      'Dining room',
      'Bedroom',
    ]);
    expect(rooms!.columns).toBe(4);
  });

  it('are in Arabic, and in English where Arabic is missing', async () => {
    const hero = async () =>
      (await readSections('home', arabic)).find(({ layout }) => layout === 'hero')!.items[0]!;
    expect((await hero()).title).toMatch(/\p{Script=Arabic}/u);
    expect((await hero()).links.map(({ url }) => url)).toEqual(['/shop', '/custom-service']);
    await database.owner.query(
      `update page_content set content = content - 'title_ar' where content_type = 'hero'`,
    );
    expect((await hero()).title).toBe('Furniture with a maker’s name');
  });

  it('contain no dangerous link, whatever staff wrote', async () => {
    await database.owner.query(
      `update page_content set content = content || '{"cta_url": "javascript:alert(1)"}'
       where content_type = 'featured'`,
    );
    const promo = (await readSections('home', visitor)).find(({ layout }) => layout === 'featured');
    expect(promo!.items[0]!.links).toEqual([]);
  });

  it('show today’s price of the pieces in the hero, without those that are not published', async () => {
    const pieces = async () => {
      const { sections } = await readHome(visitor);
      const { items } = sections.find(({ layout }) => layout === 'hero')!;
      return items.flatMap((item) => item.pieces ?? []).map(({ slug }) => slug);
    };
    expect(await pieces()).toEqual(['sitt-wassila-armchair', 'nahhasin-tray-table']);
    await database.owner.query(
      `update products set status = 'draft' where slug = 'sitt-wassila-armchair'`,
    );
    expect(await pieces()).toEqual(['nahhasin-tray-table']);
  });

  it.each([`status = 'draft'`, 'is_visible = false'])('leave out one with %s', async (hidden) => {
    const [first, ...others] = await names();
    await database.owner.query(
      `update page_sections set ${hidden} where page_name = 'home' and name = $1`,
      [first],
    );
    expect(await names()).toEqual(others);
  });
});

describe('the home page', () => {
  it('fills its sections with the four latest products, three projects and six partners', async () => {
    const { products, work, partners } = await readHome(visitor);
    expect(products).toHaveLength(4);
    expect(work).toHaveLength(3);
    // The partners' section was hidden above, so they were not read.
    expect(partners).toEqual([]);
  });

  it('is the default one while staff have not composed one', async () => {
    await database.owner.query(`delete from page_sections where page_name = 'home'`);
    const sections = defaultHomeSections('en').map(({ id }) => id);
    await eventually(async () =>
      expect((await readHome(visitor)).sections.map(({ id }) => id)).toEqual(sections),
    );
    expect((await readHome(visitor)).partners).toHaveLength(6);
  });

  it('is the default one, with the lists marked as failed, when nothing can be read', async () => {
    await database.owner.query('alter table page_sections rename to lost_sections');
    await database.owner.query('alter table portfolio_projects rename to lost_projects');
    await database.owner.query(`notify content_changed, 'page_sections'`);
    await eventually(async () => expect((await readHome(arabic)).work).toBeNull());
    const { sections, products } = await readHome(arabic);
    expect(sections).toMatchObject(defaultHomeSections('ar'));
    expect(products).toHaveLength(4);
  });
});
