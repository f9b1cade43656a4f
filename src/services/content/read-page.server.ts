import { localized, type Locale } from '#i18n/locale.ts';
import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';

export interface PageBlock {
  id: string;
  title: string;
  paragraphs: string[];
}

/** A standalone block is keyed by language; an item of a section carries _en and _ar fields. */
type StoredTexts = { title?: string; description?: string; body?: string };
type StoredContent = Partial<Record<Locale, StoredTexts>> & Record<string, unknown>;

/** The published texts of a page, in the reader's language, in their order. */
export async function readPage(
  pageName: string,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<PageBlock[]> {
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
  return rows.map(({ id, content }) => {
    const text = (field: keyof StoredTexts) => textOf(content as StoredContent, field, locale);
    const paragraphs = `${text('description')}\n\n${text('body')}`.split(/\n{2,}/);
    return { id, title: text('title'), paragraphs: paragraphs.filter(Boolean) };
  });
}

function textOf(content: StoredContent, field: keyof StoredTexts, locale: Locale): string {
  const plain = content[field];
  const english = content.en?.[field] ?? content[`${field}_en`] ?? plain;
  const arabic = content.ar?.[field] ?? content[`${field}_ar`];
  return localized(locale, english as string | undefined, arabic as string | undefined);
}
