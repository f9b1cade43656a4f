import { cellName, readCellName } from '#domain/admin/settings/delivery-cells.ts';
import { previewChanges } from '#services/admin/changes/preview-changes.server.ts';
import type { StoredValue } from '#domain/admin/changes.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || value === true ? String(value) : '';

/** Every governorate, served or not, with the texts of its cells. */
export async function readDeliveryGrid(actor: Customer, locale: Locale) {
  const [rows] = await asUser(actor).read(
    db.selectFrom('governorates').selectAll().orderBy('display_order').orderBy('code'),
  );
  return rows.map(({ code, name, name_ar, ...columns }) => ({
    code,
    name: localized(locale, name, name_ar),
    delivery_fee: asText(columns.delivery_fee),
    is_served: asText(columns.is_served),
    road_min_days: asText(columns.road_min_days),
    road_max_days: asText(columns.road_max_days),
    display_order: asText(columns.display_order),
  }));
}

interface CellChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What would be written, without writing it. The preview can be applied for an hour. */
export async function previewDelivery(cells: readonly CellChange[], staff: Staff) {
  const changes = cells.map(({ field, from, to }) => {
    const { code, column } = readCellName(field);
    const values = { from: from as StoredValue, to: to as StoredValue };
    return { table: 'governorates', key: code, field: column, ...values };
  });
  const result = await previewChanges({ title: 'Delivery', changes }, staff);
  if (!result.ok) return { ok: false as const, reason: result.reason };
  if (result.conflicts.length > 0) return { ok: false as const, reason: 'changed_meanwhile' };
  return {
    ok: true as const,
    changeSet: result.changeSet,
    shown: result.changes.map(({ key, field, from, to }) => ({
      cell: cellName(key, field as Parameters<typeof cellName>[1]),
      from: asText(from),
      to: asText(to),
    })),
  };
}
