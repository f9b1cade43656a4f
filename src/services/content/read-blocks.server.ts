import {
  toBlockKind,
  requireBlockName,
  type BlockItem,
  type BlockName,
  type BlockResult,
  type ContentBlock,
} from '#domain/content/content-block.ts';
import { isSafeAddress, parseRichText } from '#domain/content/rich-text.ts';
import type { Locale } from '#i18n/locale.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import { limitTrackedRows, markIncomplete } from '#platform/tracked-reads.server.ts';
import type { Reader } from '../shared/reader.ts';
import { toSectionPicture, localizedField, type StoredContent } from './stored-content.ts';

const selectBlocks = () =>
  db
    .selectFrom('page_content')
    .select(['id', 'section_name', 'content_type', 'content'])
    .where('section_id', 'is', null)
    .where('status', '=', 'published')
    .where('is_visible', '=', true)
    .orderBy('section_order')
    .orderBy('id');

type Row = RowsOf<ReturnType<typeof selectBlocks>>[number];

/** Published blocks of a page in the reader's language. */
export async function readBlocks(page: string, { actor, locale }: Reader): Promise<ContentBlock[]> {
  limitTrackedRows(['page_content'], [page]);
  const [rows] = await asActor(actor).read(selectBlocks().where('page_name', '=', page));
  return rows.map((row) => toBlock(row, locale));
}

/** One block. A failure is logged and returned, so that the rest of the page still renders. */
export async function findBlock(blockName: BlockName, reader: Reader): Promise<BlockResult> {
  const name = requireBlockName(blockName);
  try {
    const block = await lookUp(name, reader);
    return block ? { ok: true, block } : { ok: false, name };
  } catch (error) {
    markIncomplete();
    log.error({ err: error, block: name }, 'a content block could not be read');
    return { ok: false, name };
  }
}

async function lookUp(name: BlockName, { actor, locale }: Reader): Promise<ContentBlock | null> {
  if ('id' in name && !isUuid(name.id)) return null;
  const query =
    'id' in name
      ? selectBlocks().where('id', '=', name.id)
      : selectBlocks().where('page_name', '=', name.page).where('section_name', '=', name.section);
  if ('page' in name) limitTrackedRows(['page_content'], [name.page]);
  const [[row]] = await asActor(actor).read(query.limit(1));
  return row ? toBlock(row, locale) : null;
}

/** Blocks are keyed by language; missing Arabic texts fall back to English. */
function toBlock({ id, section_name, content_type, content }: Row, locale: Locale): ContentBlock {
  const stored = content as Record<string, unknown>;
  const texts = { ...objectOf(stored['en']), ...(locale === 'ar' && objectOf(stored['ar'])) };
  return {
    id,
    section: section_name,
    kind: toBlockKind(content_type),
    title: localizedField(texts, 'title', 'en'),
    lead: localizedField(texts, 'description', 'en'),
    body: parseRichText(localizedField(texts, 'body', 'en')),
    picture: toSectionPicture(stored, locale),
    items: Array.isArray(texts['items']) ? texts['items'].map(objectOf).map(toBlockItem) : [],
  };
}

function toBlockItem(item: StoredContent): BlockItem {
  const url = localizedField(item, 'url', 'en');
  return {
    title: localizedField(item, 'title', 'en'),
    text: localizedField(item, 'description', 'en'),
    image: localizedField(item, 'image', 'en') || null,
    url: isSafeAddress(url) ? url : null,
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
