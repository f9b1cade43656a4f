import { paragraphsOf, type PageBlock } from '#domain/content/page-block.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import type { Reader } from '../reader.ts';

/** A standalone block is keyed by language; an item of a section carries _en and _ar fields. */
interface StoredTexts {
  title?: string;
  description?: string;
  body?: string;
  items?: { title?: string; description?: string }[];
}
type StoredContent = Partial<Record<Locale, StoredTexts>> & Record<string, unknown>;
type TextField = 'title' | 'description' | 'body';

/** The published texts of a page, in the reader's language, in their order. */
export async function readPage(pageName: string, { actor, locale }: Reader): Promise<PageBlock[]> {
  const [rows] = await as(actor).read(
    q
      .selectFrom('page_content as c')
      .leftJoin('page_sections as s', 's.id', 'c.section_id')
      .select(['c.id', 'c.content'])
      .where('c.page_name', '=', pageName)
      .where('c.status', '=', 'published')
      .where('c.is_visible', '=', true)
      .orderBy('s.order_index')
      .orderBy('c.section_order')
      .orderBy('c.id'),
  );
  return rows.map(({ id, content }) => toBlock(id, content as StoredContent, locale));
}

function toBlock(id: string, content: StoredContent, locale: Locale): PageBlock {
  const text = (field: TextField) => {
    const english = content.en?.[field] ?? content[`${field}_en`] ?? content[field];
    const arabic = content.ar?.[field] ?? content[`${field}_ar`];
    return localized(locale, english as string | undefined, arabic as string | undefined);
  };
  const items = content[locale]?.items ?? content.en?.items ?? [];
  return {
    id,
    title: text('title'),
    paragraphs: paragraphsOf(text('description'), text('body')),
    items: items.map(({ title = '', description = '' }) => ({ title, text: description })),
  };
}
