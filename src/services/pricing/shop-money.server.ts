import type { TaxRule } from '#domain/checkout/totals.ts';
import type { Digits } from '#i18n/format.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

/** Currency, digits and tax of the shop. */
export interface ShopMoney {
  currency: 'USD' | 'EGP';
  digits: Digits;
  tax: TaxRule;
}

export const readShopMoney = cacheUntilChanged(['site_settings'], async (): Promise<ShopMoney> => {
  const [[row]] = await asVisitor().read(
    db.selectFrom('site_settings').select(['currency', 'arabic_digits', 'tax_mode', 'tax_rate']),
  );
  if (!row) throw new Error('The settings row is missing.');
  return {
    currency: row.currency,
    digits: row.arabic_digits,
    tax: { mode: row.tax_mode, rate: row.tax_rate },
  };
});
