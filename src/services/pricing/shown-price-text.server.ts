import type { StoredPrice } from '#domain/catalog/shown-price.ts';
import { chargeOf } from '#domain/catalog/shown-price.ts';
import { formatMoney, type Digits } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';

/** The columns of a product and of the shop that say what it costs. */
export interface PricedProduct extends StoredPrice {
  prices_differ: boolean;
  currency: string;
  arabic_digits: Digits;
}

/** What a mail says that a product costs: “From …” when its variants differ. */
export function shownPriceText(product: PricedProduct, locale: Locale): string {
  const { price } = chargeOf(product);
  const amount = formatMoney(price, locale, product.currency, product.arabic_digits);
  return product.prices_differ ? translator(locale)('storefront.product.from', { amount }) : amount;
}
