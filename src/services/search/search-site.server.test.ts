import { describe, expect, it } from 'vitest';
import { contentTypes } from '#domain/search/search-result.ts';
import { soundOfArabic, soundsOfLatin } from '#domain/search/sound.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { searchSite } from './search-site.server.ts';

const find = async (term: string, reader: Parameters<typeof searchSite>[1]) =>
  (await searchSite(term, reader)).results;

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

const database = fileDatabase({ seeded: true });

describe('searching the shop', () => {
  it('finds the same in both languages and returns texts in the reader’s', async () => {
    const english = await find('walnut', visitor);
    expect(english.length).toBeGreaterThan(0);
    const translated = await find('walnut', arabic);
    expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(translated.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    const { id, title } = translated[0]!;
    expect((await find(title, visitor)).map((result) => result.id)).toContain(id);
  });

  it('says what a product costs, and nothing about the others', async () => {
    const results = await find('walnut', visitor);
    expect(new Set(results.map(({ contentType }) => contentType)).size).toBeGreaterThan(1);
    for (const { contentType, prices } of results) {
      expect(prices?.price ?? null).toEqual(
        contentType === 'product' ? expect.stringMatching(/^\d+\.\d\d$/) : null,
      );
    }
  });

  it('finds products, workshops, portfolio and projects, grouped by kind', async () => {
    const { rows } = await database.owner.query(`
      select 'product' as kind, name as title from products where status = 'published'
      union all select 'workshop', name from workshops
      union all select 'portfolio', title_en from portfolio_projects where status = 'published'
      union all select 'project', title from projects where is_published`);
    for (const kind of contentTypes) {
      const { title } = rows.find((row) => row.kind === kind);
      const results = await find(title, visitor);
      expect(results).toContainEqual(expect.objectContaining({ contentType: kind, title }));
      const kinds = results.map(({ contentType }) => contentType);
      const runs = kinds.filter((each, index) => each !== kinds[index - 1]);
      expect(runs).toHaveLength(new Set(kinds).size);
    }
  });

  it('answers other clients with the three types of their contract', async () => {
    const types = async (from: string) =>
      (await database.rows<{ type: string }>(`select distinct content_type as type from ${from}`))
        .map(({ type }) => type)
        .toSorted();
    const all = `private.search_site('siwa', '{product,workshop,portfolio,project}')`;
    expect(await types(all)).toContain('workshop');
    expect(await types(`search_content('siwa')`)).toEqual(['portfolio', 'product']);
  });

  it('finds and shows the words of a formatted description, not its tags', async () => {
    await database.owner.query(
      `update products set description = '<p>Quartzite <strong>inlay</strong> &amp; strongwood</p>'
       where slug = (select min(slug) from products where status = 'published')`,
    );
    const [found, ...others] = await find('quartzite', visitor);
    expect(found?.description).toBe('Quartzite inlay & strongwood');
    expect(others).toEqual([]);
  });

  it.each([
    ['kanaba', 'كنب'],
    ['sandou2', 'صندوق'],
    ['5ayzaran', 'خيزران'],
    ['kursi', 'كرسي'],
    ['sofra', 'ترابيزة'],
    ['sereer', 'سرير'],
    ['na7as', 'نحاس'],
  ])('finds %s, typed in Latin letters, as %s', async (typed, word) => {
    const [first] = await find(typed, arabic);
    expect(`${first?.title} ${first?.description}`).toContain(word);
  });

  it('matches the same words by sound in SQL and in the highlighting', async () => {
    const { rows } = await database.owner.query<{ word: string; sound: string; latin: string[] }>(
      'select word, sound, private.latin_sounds(word) as latin from private.search_words',
    );
    expect(rows.length).toBeGreaterThan(1000);
    for (const { word, sound, latin } of rows) {
      expect([word, soundOfArabic(word)]).toEqual([word, sound]);
      expect([word, soundsOfLatin(word).toSorted()]).toEqual([word, (latin ?? []).toSorted()]);
    }
  });

  it('hides drafts', async () => {
    const [found] = await find('walnut', visitor);
    const hide = {
      product: `update products set status = 'draft' where id = $1`,
      workshop: 'update workshops set is_visible = false where id = $1',
      portfolio: `update portfolio_projects set status = 'draft' where id = $1`,
      project: 'update projects set is_published = false where id = $1',
    }[found!.contentType];
    await database.owner.query(hide, [found!.id]);
    expect((await find('walnut', visitor)).map(({ id }) => id)).not.toContain(found!.id);
  });

  it.each(['', ' ', 'zzzzqqqq', '%', '_', "';--", '\\', '🪑', 'ـ', 'ab'.repeat(500)])(
    'treats %j as plain text',
    async (term) => {
      expect(await find(term, visitor)).toEqual([]);
    },
  );
});
