import { describe, expect, it } from 'vitest';
import { pointTo } from '#tests/support/database.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { findBlock, readBlocks } from './read-blocks.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

const database = fileDatabase({ seeded: true });

describe('the texts of a page', () => {
  it('are the published ones, in order, in the language of the reader', async () => {
    const english = await readBlocks('about', visitor);
    const translated = await readBlocks('about', arabic);
    expect(english.map(({ section }) => section)).toEqual([
      'intro',
      'story',
      'values',
      'process',
      'team',
      'recognition',
      'showroom',
    ]);
    expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const [index, block] of translated.entries()) {
      expect(block.body).toHaveLength(english[index]!.body.length);
      expect(block.items).toHaveLength(english[index]!.items.length);
      expect(block.title).not.toBe(english[index]!.title);
      expect(block.picture?.url).toBe(english[index]!.picture?.url);
    }
  });

  it.each([`status = 'draft'`, 'is_visible = false'])('leave out what has %s', async (hidden) => {
    const [first, ...others] = await readBlocks('about', visitor);
    await database.owner.query(`update page_content set ${hidden} where id = $1`, [first!.id]);
    expect(await readBlocks('about', visitor)).toEqual(others);
  });

  it('fall back to English, field by field, where Arabic is missing', async () => {
    const [first] = await readBlocks('contact', visitor);
    const set = (content: string) =>
      database.owner.query(`update page_content set content = ${content} where id = $1`, [
        first!.id,
      ]);
    await set(`content #- '{ar,description}'`);
    const [half] = await readBlocks('contact', arabic);
    expect(half!.lead).toBe(first!.lead);
    expect(half!.title).not.toBe(first!.title);
    await set(`content - 'ar'`);
    expect((await readBlocks('contact', arabic))[0]).toEqual(first);
  });

  it('are empty for a page without blocks', async () => {
    expect(await readBlocks('no-such-page', visitor)).toEqual([]);
  });

  it.each(['{}', '{"en": 5}', '{"en": {"title": 5, "items": [null, 7, {"url": "javascript:x"}]}}'])(
    'survive content that makes no sense: %s',
    async (content) => {
      const { rows } = await database.owner.query(
        `insert into page_content (page_name, section_name, content_type, status, content)
         values ('odd', 'x', 'poem', 'published', $1) returning id`,
        [content],
      );
      const result = await findBlock({ id: rows[0].id }, visitor);
      expect(result).toMatchObject({ ok: true, block: { title: '', kind: 'text' } });
      expect(JSON.stringify(result)).not.toContain('javascript');
    },
  );
});

describe('a single block', () => {
  it('is found by its id, and by page and section', async () => {
    const byName = await findBlock({ page: 'faq', section: 'intro' }, visitor);
    if (!byName.ok) throw new Error('not found');
    expect(byName.block.title).toBe('What people ask us');
    expect(await findBlock({ id: byName.block.id }, visitor)).toEqual(byName);
  });

  it.each([
    { id: '00000000-0000-0000-0000-000000000000' },
    { id: 'no-uuid' },
    { page: 'faq', section: 'nothing' },
  ])('that does not exist is reported by its name: %j', async (name) => {
    expect(await findBlock(name, visitor)).toEqual({ ok: false, name });
  });

  it('fails without an id or both names', async () => {
    await expect(findBlock({ page: 'faq', section: '' }, visitor)).rejects.toThrow('needs an id');
  });

  it('is reported as missing, not thrown, when the database fails', async () => {
    await pointTo('postgres://nobody@127.0.0.1:9/none');
    const name = { page: 'faq', section: 'intro' };
    expect(await findBlock(name, visitor)).toEqual({ ok: false, name });
    await pointTo(database.url);
  });
});
