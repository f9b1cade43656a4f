import { sql } from 'kysely';
import type { Change, StoredValue } from '#domain/admin/changes.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { findEditableTable } from '../admin/changes/editable-tables.ts';
import type { PreviewResult } from '../admin/changes/change-results.ts';
import { previewChanges } from '../admin/changes/preview-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import type { LibraryPicture } from '#domain/media/picture.ts';
import { pictureUses, type PictureUseRow } from './picture-uses.server.ts';

export type ReplacePreview =
  | PreviewResult
  | { ok: false; reason: 'picture_unused' | 'same_picture' };

/**
 * Tries to show another picture in every place of this one. Orders keep what was sold, newsletters
 * what was composed, and drafts belong to their authors.
 */
export async function previewReplacement(
  picture: Pick<LibraryPicture, 'address' | 'fileName'>,
  other: Pick<LibraryPicture, 'address'>,
  staff: Staff,
): Promise<ReplacePreview> {
  if (picture.address === other.address) return { ok: false, reason: 'same_picture' };
  const changes = await changesFor(picture.address, other.address);
  if (changes.length === 0) return { ok: false, reason: 'picture_unused' };
  return previewChanges({ title: `Picture ${picture.fileName} replaced`, changes }, staff);
}

/** Columns that no form may change are left as they are, such as those that the database derives. */
const isEditable = (table: string, field: string) =>
  findEditableTable(table)?.fields.includes(field) ?? false;

async function changesFor(from: string, to: string): Promise<Change[]> {
  // As system: finds the places; the policies decide what this member of staff may change there.
  const [uses, blocks] = await asSystem().read(
    sql<PictureUseRow>`select * from (${pictureUses}) as used
      where address = ${from} and table_name not in
        ('order_items', 'record_drafts', 'content_versions', 'notification_campaigns')`,
    sql<{ id: string; content: StoredValue }>`
      select id, content from public.page_content where position(${from} in content::text) > 0`,
  );
  const columns = uses
    .filter(
      ({ table_name, field }) => table_name !== 'page_content' && isEditable(table_name, field),
    )
    .map(({ table_name, row_key, field }) => ({
      table: table_name,
      key: row_key,
      field,
      from,
      to,
    }));
  const texts = blocks.map(({ id, content }) => ({
    table: 'page_content',
    key: id,
    field: 'content',
    from: content,
    to: JSON.parse(JSON.stringify(content).replaceAll(from, to)) as StoredValue,
  }));
  return [...columns, ...texts];
}
