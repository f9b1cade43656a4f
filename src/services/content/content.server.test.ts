import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageBlock } from '#domain/content/page-block.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readFaq, readOpenings, readPartners, readTeam } from './company-pages.server.ts';
import { readPage } from './read-page.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
}, 120_000);
afterAll(() => database.close());

const lists = [
  ['faq_categories', readFaq, 'is_visible = false', 'name_ar'],
  ['team_members', readTeam, 'is_visible = false', 'name_ar'],
  ['careers', readOpenings, `status = 'draft'`, 'title_ar'],
  ['partners', readPartners, 'is_visible = false', 'name_ar'],
] as const;

const titles = (blocks: PageBlock[]) => blocks.map(({ title }) => title);

describe.each(lists)('the page of %s', (table, read, hiding, arabicTitle) => {
  it('speaks both languages in the order that staff gave', async () => {
    const [english, translated] = [await read(visitor), await read(arabic)];
    expect(english.length).toBeGreaterThan(1);
    expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(titles(translated).every((title) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    const [last, ...rest] = english.map(({ id }) => id).toReversed();
    await database.owner.query(
      `update ${table} set display_order = (select min(display_order) - 1 from ${table}) where id = $1`,
      [last],
    );
    expect((await read(visitor)).map(({ id }) => id)).toEqual([last, ...rest.toReversed()]);
  });

  it('falls back to English where Arabic is missing', async () => {
    const { id, title } = (await read(visitor))[0]!;
    await database.owner.query(`update ${table} set ${arabicTitle} = null where id = $1`, [id]);
    expect((await read(arabic))[0]).toMatchObject({ id, title });
  });

  it('leaves out what staff hid', async () => {
    const [first, ...others] = await read(visitor);
    await database.owner.query(`update ${table} set ${hiding} where id = $1`, [first!.id]);
    expect(titles(await read(visitor))).toEqual(titles(others));
  });
});

describe('the questions', () => {
  it('stand under their category, hidden ones do not', async () => {
    const [category] = await readFaq(visitor);
    const [asked] = category!.items;
    expect(asked!.text).not.toBe('');
    await database.owner.query('update faq_items set is_visible = false where question = $1', [
      asked!.title,
    ]);
    const [again] = await readFaq(visitor);
    expect(again!.items).toEqual(category!.items.slice(1));
  });
});

describe('the text of a page', () => {
  it('is what was published, in order, in the language of the reader', async () => {
    const english = await readPage('about', visitor);
    const translated = await readPage('about', arabic);
    expect(english.length).toBeGreaterThan(1);
    expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const [index, block] of translated.entries()) {
      expect(block.paragraphs).toHaveLength(english[index]!.paragraphs.length);
      expect(block.items).toHaveLength(english[index]!.items.length);
      expect(block.title).not.toBe(english[index]!.title);
    }
  });

  it.each([`status = 'draft'`, 'is_visible = false'])('leaves out what has %s', async (hidden) => {
    const [first, ...others] = await readPage('about', visitor);
    await database.owner.query(`update page_content set ${hidden} where id = $1`, [first!.id]);
    expect(await readPage('about', visitor)).toEqual(others);
  });

  it('falls back to English where Arabic is missing', async () => {
    const [first] = await readPage('contact', visitor);
    await database.owner.query(`update page_content set content = content - 'ar' where id = $1`, [
      first!.id,
    ]);
    expect((await readPage('contact', arabic))[0]).toEqual(first);
  });

  it('is empty for a page nobody has written', async () => {
    expect(await readPage('no-such-page', visitor)).toEqual([]);
  });
});
