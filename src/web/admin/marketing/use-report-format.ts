import type { Cell, CellKind } from '#domain/marketing/report.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useOrderMoney } from '../orders/use-order-money.ts';

/** Writes the values of a report in the reader's language. */
export function useReportFormat(currency: string) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  return (kind: CellKind, value: Cell): string => {
    if (value === null) return t('adminMarketing.nothing');
    if (kind === 'money') return money(String(value), currency);
    if (kind === 'count') return number(Number(value));
    return t('adminMarketing.percent', { percent: number(Number(value)) });
  };
}

/** Writes days: one, or the first and the last. */
export function useSpanText() {
  const { t, date } = useLanguage();
  return ({ from, to }: DaySpan, style: 'day' | 'medium' = 'day'): string =>
    from === to
      ? date(from, style)
      : t('adminMarketing.range.span', { from: date(from, style), to: date(to, style) });
}
