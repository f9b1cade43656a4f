import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** Formats amounts in the currency of an order, which the shop may have changed since. */
export function useOrderMoney() {
  const { locale } = useLanguage();
  const { digits } = useShell().site;
  return (amount: string, currency: string) => formatMoney(amount, locale, currency, digits);
}
