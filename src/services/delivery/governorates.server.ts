import type { Bilingual } from '#domain/bilingual.ts';
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

interface FoundGovernorate extends Omit<Governorate, 'name'> {
  name: Bilingual;
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
export async function findGovernorate(codeOrName: string): Promise<FoundGovernorate | null> {
  const wanted = normalizeName(codeOrName);
  const found = (await loadRows()).find(({ code, name, name_ar }) =>
    [code, name, name_ar].some((each) => each !== null && normalizeName(each) === wanted),
  );
  if (!found) return null;
  return {
    code: found.code,
    fee: found.delivery_fee,
    road: { from: found.road_min_days, to: found.road_max_days },
    name: { en: found.name, ar: found.name_ar || found.name },
  };
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
