import { useLanguage } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import type { DeskForms } from './use-desk-forms.ts';

/** Says what the last press has changed, also on a page that is scrolled down. Steps have a bar. */
export function DeskResult({ forms }: { forms: DeskForms }) {
  const { t, date } = useLanguage();
  const { call, hold, entry, correct, cash, takeBackCash } = forms;
  const { openReturn, refund, withdrawRefund, handling } = forms;
  const cancelsAt = hold.success?.cancelsAt;
  const corrected = correct.success?.corrected?.length ? 'saved' : 'same';
  return (
    <>
      <Result of={call.success} text={t('adminOrders.orderCall.counted')} />
      <Result
        of={hold.success}
        text={
          cancelsAt
            ? t('adminOrders.orderCall.extended', { date: date(cancelsAt, 'dateTime') })
            : ''
        }
      />
      <Result of={correct.success} text={t(`adminOrders.orderCorrection.${corrected}`)} />
      <Result of={cash.success} text={t('adminOrders.orderCash.recorded')} />
      <Result of={takeBackCash.success} text={t('adminOrders.orderCash.takenBack')} />
      <Result of={openReturn.success} text={t('adminOrders.orderReturns.isOpen')} />
      <Result of={refund.success} text={t('adminOrders.orderRefunds.done')} />
      <Result of={withdrawRefund.success} text={t('adminOrders.orderRefunds.withdrawn')} />
      <Result of={handling.success} text={t('adminOrders.handling.saved', { count: 1 })} />
      <Result of={entry.success} text={t('adminOrders.orderEntries.saved')} />
    </>
  );
}

/** A message above the page; without scripts a line in it. */
function Result({ of, text }: { of: object | null; text: string }) {
  const hasScripts = useHasScripts();
  useOnNewValue(of, () => toast({ title: text, variant: 'success' }));
  return of && !hasScripts ? <p className="desk-result">{text}</p> : null;
}
