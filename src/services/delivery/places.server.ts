import type { DayRange } from '#domain/catalog/delivery.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { rememberUntilChanged } from '#platform/content-cache.server.ts';
import { q } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

/** A governorate that we deliver to. */
export interface Place {
  code: string;
  name: string;
  /** An exact decimal; 0.00 is free. */
  fee: string;
  road: DayRange;
}

const loadRows = rememberUntilChanged(['governorates'], async () => {
  const [rows] = await asVisitor().read(
    q.selectFrom('governorates').selectAll().where('is_served', '=', true).orderBy('display_order'),
  );
  return rows;
});

export async function readPlaces(locale: Locale): Promise<Place[]> {
  const rows = await loadRows();
  return rows.map((row) => ({
    code: row.code,
    name: localized(locale, row.name, row.name_ar),
    fee: row.delivery_fee,
    road: { from: row.road_min_days, to: row.road_max_days },
  }));
}
