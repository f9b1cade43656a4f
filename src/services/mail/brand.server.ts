import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { db } from '#platform/database/query.ts';
import type { Locale } from '#i18n/locale.ts';

const fallback: Record<Locale, string> = { en: 'Fustat', ar: 'الفسطاط' };

type Settings = { brand_name: string; brand_name_ar: string } | undefined;

/** The shop's name is data: it is read from the site settings in both languages. */
export const brandNames = cacheUntilChanged(
  ['site_settings'],
  async (): Promise<Record<Locale, string>> => {
    const [[settings]] = await asVisitor().read(names(db));
    return orFallback(settings);
  },
);

/** On the caller's connection: a second one, while holding the first, could wait for ever. */
export async function brandNamesWithin(trx: Kysely<DB>): Promise<Record<Locale, string>> {
  return orFallback(await names(trx).executeTakeFirst());
}

function names(database: Kysely<DB>) {
  return database.selectFrom('site_settings').select(['brand_name', 'brand_name_ar']);
}

function orFallback(settings: Settings): Record<Locale, string> {
  return { en: settings?.brand_name || fallback.en, ar: settings?.brand_name_ar || fallback.ar };
}
