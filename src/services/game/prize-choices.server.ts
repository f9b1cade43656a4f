import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

/** Prizes by name, to filter claims by. */
export async function readPrizeChoices(actor: Customer, locale: Locale) {
  const [prizes] = await asUser(actor).read(
    db.selectFrom('game_prizes').select(['id', 'name', 'name_ar']).orderBy('name').orderBy('id'),
  );
  return prizes.map(({ id, name, name_ar }) => ({
    value: id,
    label: localized(locale, name, name_ar),
  }));
}
