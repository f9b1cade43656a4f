import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { stopListening } from '#platform/database/listen.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findCurrentKey } from './moved-page.server.ts';
import { hiddenPages, readPageMetadata } from './page-metadata.server.ts';
import { countSitemapFiles, productEntries, workEntries } from './sitemap.server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  await database.owner.query('set role service_role');
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

describe('a page that was renamed', () => {
  it('is found by its former slug', async () => {
    await database.owner.query(
      "update products set slug = 'sofa-of-qalawun' where slug = 'qalawun-majlis-sofa'",
    );
    expect(await findCurrentKey('product', 'qalawun-majlis-sofa')).toBe('sofa-of-qalawun');
    expect(await findCurrentKey('portfolio', 'qalawun-majlis-sofa')).toBeNull();
  });

  it('is found by its slug where its address is its id', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      "update projects set slug = 'old-inn' where slug = 'esna-caravanserai' returning id",
    );
    expect(await findCurrentKey('project', 'old-inn')).toBe(rows[0]!.id);
    expect(await findCurrentKey('project', 'esna-caravanserai')).toBe(rows[0]!.id);
  });

  it('is not redirected to while it is a draft', async () => {
    await database.owner.query(
      "update products set slug = 'secret', status = 'draft' where slug = 'magra-leather-pouf'",
    );
    expect(await findCurrentKey('product', 'magra-leather-pouf')).toBeNull();
  });
});

describe('data for search engines', () => {
  it('is what staff decided, in the reader’s language', async () => {
    const [english, arabic] = [
      await readPageMetadata('/', 'en'),
      await readPageMetadata('/', 'ar'),
    ];
    expect(english?.title).toBe('Egyptian handcrafted furniture');
    expect(arabic?.title).toMatch(/[\u0621-\u064A]/);
    expect(await readPageMetadata('/product/anything', 'en')).toBeNull();
  });

  it('names every published product once, with its pictures, and no draft', async () => {
    const { rows } = await database.owner.query<{ count: string }>(
      "select count(*) from products where status = 'published'",
    );
    const entries = await productEntries(1);
    expect(entries).toHaveLength(Number(rows[0]!.count));
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(entries.every(({ pictures }) => pictures.length > 0)).toBe(true);
    expect(entries.map(({ path }) => path)).not.toContain('/product/secret');
    expect(await countSitemapFiles()).toBe(1);
    expect(await productEntries(2)).toEqual([]);
  });

  it('names the workshops and the work of the shop with their pictures', async () => {
    const entries = await workEntries();
    const works = entries.filter(({ path }) => !path.startsWith('/workshop/'));
    expect(works).toHaveLength(18);
    expect(entries).toHaveLength(18 + 31);
    expect(entries.every(({ pictures }) => pictures.length > 0)).toBe(true);
  });

  it('leaves out the pages that staff hide', async () => {
    await database.owner.query(
      "update seo_settings set robots = 'noindex, follow' where page_name = 'shop'",
    );
    // Heard beside the commit, not inside it.
    await eventually(async () => expect((await hiddenPages()).has('shop')).toBe(true));
  });
});
