import { randomUUID } from 'node:crypto';
import type { Change, StoredValue } from '#domain/admin/changes.ts';
import { readPictureRows } from '#domain/media/picture-rows.ts';
import { readHotspotRows, type HotspotRow } from '#domain/work/hotspot-rows.ts';
import type { LinkedProduct } from '#domain/work/linked-products.ts';
import type { PlacedPicture } from '#domain/work/placed-pictures.ts';
import type { HighlightInput } from '#domain/work/work-records.ts';
import { rowChanges, type ChildRow } from '../admin/changes/row-changes.ts';
import { portfolioColumns } from './work-columns.ts';

export interface ChangedWorkField {
  field: string;
  from: unknown;
  to: unknown;
}

interface WorkTexts {
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
}

/** The changes of a portfolio project: its own columns, and the rows that belong to it. */
export function portfolioChanges(
  id: string,
  fields: readonly ChangedWorkField[],
  texts: WorkTexts,
): Change[] {
  const columns = fields.flatMap(({ field, from, to }): Change[] => {
    switch (field) {
      case 'pictures':
        return pictureChanges('portfolio_images', { portfolio_id: id }, from, to);
      case 'highlights':
        return highlightChanges(id, from as HighlightInput[], to as HighlightInput[]);
      case 'products':
        return linkChanges(id, from as LinkedProduct[], to as LinkedProduct[]);
      case 'hotspots':
        return [];
      default:
        return [fieldChange('portfolio_projects', id, portfolioColumns[field] ?? field, from, to)];
    }
  });
  return [...columns, ...hotspotChanges(fields, texts)];
}

export function projectChanges(id: string, fields: readonly ChangedWorkField[]): Change[] {
  return fields.flatMap(({ field, from, to }): Change[] =>
    field === 'pictures'
      ? pictureChanges('project_images', { project_id: id }, from, to)
      : [fieldChange('projects', id, field, from, to)],
  );
}

const fieldChange = (table: string, key: string, field: string, from: unknown, to: unknown) =>
  ({ table, key, field, from: from as StoredValue, to: to as StoredValue }) satisfies Change;

function pictureChanges(
  table: 'portfolio_images' | 'project_images',
  parent: Record<string, string>,
  from: unknown,
  to: unknown,
): Change[] {
  const rowsOf = (pictures: unknown): ChildRow[] =>
    (pictures as PlacedPicture[]).map(({ id, url, alt_en, alt_ar, place }, index) => ({
      id,
      image_url: url,
      alt_en: alt_en || null,
      alt_ar: alt_ar || null,
      display_order: place ?? index,
    }));
  const order = 'display_order';
  return rowChanges({ table, before: rowsOf(from), after: rowsOf(to), parent, order });
}

function highlightChanges(id: string, from: HighlightInput[], to: HighlightInput[]): Change[] {
  const rowsOf = (highlights: HighlightInput[]): ChildRow[] =>
    highlights.map((each, index) => ({
      id: each.id || randomUUID(),
      title_en: each.title,
      title_ar: each.title_ar,
      description_en: each.description,
      description_ar: each.description_ar,
      display_order: each.place ?? index,
    }));
  return rowChanges({
    table: 'portfolio_highlights',
    before: rowsOf(from),
    after: rowsOf(to),
    parent: { project_id: id },
    order: 'display_order',
  });
}

/** The products are replaced as a whole; rows that stay are not written again. */
const linkChanges = (id: string, from: LinkedProduct[], to: LinkedProduct[]): Change[] =>
  rowChanges({
    table: 'portfolio_products',
    before: from,
    after: to,
    parent: { portfolio_id: id },
  });

/** Points go with their picture, and stay when their product is no longer linked. */
function hotspotChanges(
  fields: readonly ChangedWorkField[],
  { before, after }: WorkTexts,
): Change[] {
  const own = fields.find(({ field }) => field === 'hotspots');
  const arePicturesChanged = fields.some(({ field }) => field === 'pictures');
  if (!own && !arePicturesChanged) return [];
  const seen = (own?.from as HotspotRow[] | undefined) ?? readHotspotRows(before['hotspots'] ?? '');
  const wanted = (own?.to as HotspotRow[] | undefined) ?? readHotspotRows(after['hotspots'] ?? '');
  const left = new Set(readPictureRows(after['pictures'] ?? '').map(({ id }) => id));
  const rowsOf = (rows: readonly HotspotRow[]): ChildRow[] =>
    rows.map(({ id, image_id, product_id, x, y }) => ({ id, image_id, product_id, x, y }));
  return rowChanges({
    table: 'portfolio_hotspots',
    before: rowsOf(seen),
    after: rowsOf(wanted.filter(({ image_id }) => left.has(image_id))),
    parent: {},
  });
}
