import { randomUUID } from 'node:crypto';
import type { StoredValue } from '#domain/admin/changes.ts';
import type { PublicPage } from '#domain/seo/public-pages.ts';
import { seoTextsInput } from '#domain/seo/seo-texts.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { applyChanges } from '#services/admin/changes/apply-changes.server.ts';
import { toFormResult } from '#services/admin/changes/to-form-result.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';

const columns = seoTextsInput.keyof().options;

/** The texts of a page for search engines, as its form shows them; a page may have none yet. */
export async function readSeoTexts(
  page: PublicPage,
  actor: Customer,
): Promise<{ id: string | null; values: Record<string, string> }> {
  const [[row]] = await asUser(actor).read(
    db
      .selectFrom('seo_settings')
      .select(['id', ...columns])
      .where('page_name', '=', page),
  );
  const empty = { robots: 'index, follow' };
  const values = columns.map((name) => [name, (row ?? empty)[name as 'robots'] ?? '']);
  return { id: row?.id ?? null, values: Object.fromEntries(values) };
}

interface TextChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Writes changed fields; the first texts of a page are a new row. */
export async function saveSeoTexts(page: PublicPage, changes: readonly TextChange[], staff: Staff) {
  const { id } = await readSeoTexts(page, staff.actor);
  const table = 'seo_settings';
  const values = Object.fromEntries(changes.map(({ field, to }) => [field, to as StoredValue]));
  const result = await applyChanges(
    {
      title: `Search engines: ${page}`,
      changes: id
        ? changes.map(({ field, from, to }) => ({
            table,
            key: id,
            field,
            from: from as StoredValue,
            to: to as StoredValue,
          }))
        : [
            {
              table,
              key: randomUUID(),
              field: null,
              from: null,
              to: { page_name: page, ...values },
            },
          ],
    },
    staff,
  );
  return toFormResult(result);
}
