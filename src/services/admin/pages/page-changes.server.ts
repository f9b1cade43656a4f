import type { Change, RowValues, StoredValue } from '#domain/admin/changes.ts';
import { isSameValue } from '#domain/admin/changes.ts';
import type { ComposedPage, PagePart } from '#domain/content/page-parts.ts';
import { isPart, parseParts, partOfField } from '#domain/content/page-parts.ts';
import type { FieldValueChange, PublishedTexts } from '../publishing/publishable.ts';
import { withBlockFields, withItemFields } from './content-texts.ts';
import { readPageRows, type PageRows } from './read-page-texts.server.ts';

type Values = Record<string, unknown>;

/** The rows of a page as they will be, compared with those that are stored. */
export async function pageChanges(
  page: ComposedPage,
  fields: readonly FieldValueChange[],
  { trx, before, after, now }: PublishedTexts,
): Promise<Change[]> {
  const rows = await readPageRows(trx, page);
  const parts = parseParts(after['parts']);
  const isMoved = before['parts'] !== after['parts'];
  const target = parts.flatMap((part) => {
    const place = placeOf(part, parts);
    const values = valuesOf(part, fields);
    return changesOfPart(part, rows, { page, place, isMoved, values, now });
  });
  return [...target, ...removals(rows, parts)];
}

/** A section among sections, an item within its section, a block among blocks. */
const placeOf = (part: PagePart, parts: readonly PagePart[]): number =>
  parts.filter(({ type, section }) => type === part.type && section === part.section).indexOf(part);

const valuesOf = (part: PagePart, fields: readonly FieldValueChange[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ field: name, to }) => {
      const found = partOfField(name);
      return found && isPart(part, found.hex) ? [[found.field, to]] : [];
    }),
  );

interface PlacedPart {
  page: ComposedPage;
  place: number;
  isMoved: boolean;
  /** Of changed fields. */
  values: Values;
  now: Date;
}

function changesOfPart(part: PagePart, rows: PageRows, placed: PlacedPart): Change[] {
  return part.type === 'section'
    ? sectionChanges(part, rows, placed)
    : contentChanges(part, rows, placed);
}

function sectionChanges(part: PagePart, { sections }: PageRows, placed: PlacedPart): Change[] {
  const stored = sections.find(({ id }) => id === part.id);
  const { columns, source, ...texts } = placed.values;
  const config = { ...(stored?.config as Values | undefined) };
  if (columns !== undefined) config['columns'] = Number(columns);
  if (source === '') delete config['source'];
  else if (source !== undefined) config['source'] = source;
  const row = {
    ...nullIfEmpty(texts),
    config,
    status: part.status,
    is_visible: part.isVisible,
    ...(placed.isMoved && { order_index: placed.place }),
  };
  return toChanges('page_sections', part.id, stored, row, {
    page_name: placed.page,
    name: part.name,
    order_index: placed.place,
  });
}

function contentChanges(part: PagePart, { contents }: PageRows, placed: PlacedPart): Change[] {
  const stored = contents.find(({ id }) => id === part.id);
  const { kind, ...texts } = placed.values;
  const hasTexts = Object.keys(texts).length > 0 || !stored;
  const content =
    part.type === 'block'
      ? withBlockFields(stored?.content, texts)
      : withItemFields(stored?.content, texts as Record<string, string>);
  const isPublished = part.status === 'published';
  const row = {
    ...(hasTexts && { content }),
    ...(kind !== undefined && { content_type: kind }),
    status: part.status,
    is_visible: part.isVisible,
    // The time of publishing is set once, and cleared when it is taken back.
    ...(part.status !== stored?.status && {
      published_at: isPublished ? placed.now.toISOString() : null,
    }),
    ...(placed.isMoved && { section_order: placed.place }),
  };
  return toChanges('page_content', part.id, stored, row, {
    page_name: placed.page,
    section_name: part.name,
    section_id: part.section || null,
    section_order: placed.place,
    content_type: part.type === 'item' ? 'item' : 'text',
  });
}

function toChanges(
  table: 'page_sections' | 'page_content',
  key: string,
  stored: Values | undefined,
  row: Values,
  onlyNew: Values,
): Change[] {
  if (!stored) {
    const to = { ...onlyNew, ...row } as RowValues;
    return [{ table, key, field: null, from: null, to }];
  }
  return Object.entries(row)
    .filter(([field, to]) => !isSameValue(stored[field] ?? null, to))
    .map(([field, to]) => ({
      table,
      key,
      field,
      from: asJson(stored[field]),
      to: to as StoredValue,
    }));
}

/** Names are required; other empty texts are null. */
const nullIfEmpty = (texts: Values): Values =>
  Object.fromEntries(
    Object.entries(texts).map(([field, value]) => [field, value === '' ? null : value]),
  );

const asJson = (value: unknown): StoredValue =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as StoredValue);

function removals({ sections, contents }: PageRows, parts: readonly PagePart[]): Change[] {
  const left = new Set(parts.map(({ id }) => id));
  const remove = (table: 'page_sections' | 'page_content') => (row: Values & { id: string }) => {
    const { id, created_at: _created, updated_at: _updated, ...values } = row;
    const from = Object.entries(values).map(([field, value]) => [field, asJson(value)]);
    return { table, key: id, field: null, from: Object.fromEntries(from), to: null };
  };
  const gone = ({ id }: { id: string }) => !left.has(id);
  return [
    ...contents.filter(gone).map(remove('page_content')),
    ...sections.filter(gone).map(remove('page_sections')),
  ];
}
