import { expect, it } from 'vitest';
import { insert } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { readBlocks } from './read-blocks.server.ts';
import { readSections } from './read-sections.server.ts';

const database = fileDatabase();

/** What a client of the data API may store as the content of a page. */
const anything = [
  '{}',
  '{"en": 1, "ar": [], "items": 7}',
  '{"en": {"items": [1, null, [], {"url": {}}]}}',
]
  .concat(
    '{"title_en": [], "rating": "x", "image": {}, "image_width": -1, "icon": {}, "body_en": 7}',
  )
  .concat('{"columns": {}, "source": 7}', '{"lines": [null], "version": {}}');

it('a page of any content is read: what is not a text is left out', async () => {
  const ids = await Promise.all(
    anything.map(async (content, index) => {
      const section = await insert(database.owner, 'page_sections', {
        page_name: 'shapes',
        name: `part-${index}`,
        display_name: 'Part',
        layout_type: 'grid',
        status: 'published',
        is_visible: true,
        config: content,
      });
      for (const section_id of [section.id, null]) {
        await insert(database.owner, 'page_content', {
          page_name: 'shapes',
          section_id,
          section_name: `part-${index}`,
          content_type: 'text',
          status: 'published',
          is_visible: true,
          content,
        });
      }
      return section.id;
    }),
  );
  for (const locale of ['en', 'ar'] as const) {
    const reader = { actor: { kind: 'visitor' } as const, locale };
    const sections = await readSections('shapes', reader);
    expect(sections.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await readBlocks('shapes', reader)).toHaveLength(anything.length);
  }
});
