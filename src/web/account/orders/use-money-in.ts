import { formatMoney } from '#i18n/format.ts';
import { useLocale } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** An order keeps the currency it was placed in, whatever the shop uses now. */
export function useMoneyIn() {
  const locale = useLocale();
  const { digits } = useShell().site;
  return (amount: string, currency: string) => formatMoney(amount, locale, currency, digits);
}
