import type { DayRange } from '#domain/catalog/delivery.ts';
import { normalizeForSearch } from '#domain/search/normalize-for-search.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

/** A governorate that we deliver to. */
export interface Governorate {
  code: string;
  name: string;
  /** An exact decimal; 0.00 is free. */
  fee: string;
  road: DayRange;
}

const loadRows = cacheUntilChanged(['governorates'], async () => {
  const [rows] = await asVisitor().read(
    db
      .selectFrom('governorates')
      .selectAll()
      .where('is_served', '=', true)
      .orderBy('display_order'),
  );
  return rows;
});

/** By code such as `kafr-el-sheikh`, or by name in either language. Null where we do not deliver. */
export async function findGovernorate(
  codeOrName: string,
): Promise<{ code: string; fee: string } | null> {
  const wanted = normalizeName(codeOrName);
  const found = (await loadRows()).find(({ code, name, name_ar }) =>
    [code, name, name_ar].some((each) => each !== null && normalizeName(each) === wanted),
  );
  return found ? { code: found.code, fee: found.delivery_fee } : null;
}

/** Codes are names with hyphens; Arabic spellings vary. */
const normalizeName = (text: string) =>
  normalizeForSearch(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

export async function readGovernorates(locale: Locale): Promise<Governorate[]> {
  const rows = await loadRows();
  return rows.map((row) => ({
    code: row.code,
    name: localized(locale, row.name, row.name_ar),
    fee: row.delivery_fee,
    road: { from: row.road_min_days, to: row.road_max_days },
  }));
}
