import { useLanguage } from '#i18n/react.tsx';
import type { DeskForms } from './use-desk-forms.ts';

/** Says what the last press has changed. */
export function DeskResult({ forms }: { forms: DeskForms }) {
  const { t, date } = useLanguage();
  const { move, cancel, call, hold, entry, correct, cash, takeBackCash } = forms;
  const { openReturn, refund, withdrawRefund } = forms;
  const moved = move.success?.status ?? cancel.success?.status;
  const texts = [
    moved && t('adminOrders.orderMoves.moved', { status: t(`adminOrders.status.${moved}`) }),
    hold.success?.cancelsAt &&
      t('adminOrders.orderCall.extended', { date: date(hold.success.cancelsAt, 'dateTime') }),
    call.success && t('adminOrders.orderCall.counted'),
    correct.success &&
      t(`adminOrders.orderCorrection.${correct.success.corrected?.length ? 'saved' : 'same'}`),
    cash.success && t('adminOrders.orderCash.recorded'),
    takeBackCash.success && t('adminOrders.orderCash.takenBack'),
    openReturn.success && t('adminOrders.orderReturns.isOpen'),
    refund.success && t('adminOrders.orderRefunds.done'),
    withdrawRefund.success && t('adminOrders.orderRefunds.withdrawn'),
    entry.success && t('adminOrders.orderEntries.saved'),
  ];
  return (
    <p role="status" className="desk-result">
      {texts.filter(Boolean).join(' ')}
    </p>
  );
}
