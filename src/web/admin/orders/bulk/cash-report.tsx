import { cashUndoSeconds } from '#domain/orders/bulk-cash.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { BulkCashResult } from '#services/order-desk/record-cash-of-orders.server.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { Countdown } from '../../decisions/countdown.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { undoCashIntent } from './intents.ts';

export type RecordedCash = Extract<BulkCashResult, { ok: true }>;

/** What was recorded, and for half a minute the way back. */
export function CashReport({ result: { orders, at, sums, skipped } }: { result: RecordedCash }) {
  const t = useT();
  const money = useOrderMoney();
  return (
    <div className="moves-form">
      <p role="status" className="font-medium">
        {sums.length === 0
          ? t('adminOrders.bulkCash.none')
          : sums.map(({ amount, currency }) =>
              t('adminOrders.bulkCash.recorded', {
                count: orders.length,
                amount: isolate(money(amount, currency)),
              }),
            )}
      </p>
      {skipped.length > 0 && (
        <ul
          className="moves-list"
          aria-label={t('adminOrders.bulkMoves.skipped', { count: skipped.length })}
        >
          {skipped.map(({ number, reason }) => (
            <li key={number} className="text-sm">
              <bdi dir="ltr">{number}</bdi> · {t(`adminOrders.bulkCash.reasons.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && <UndoCash orders={orders} at={new Date(at)} />}
    </div>
  );
}

function UndoCash({ orders, at }: { orders: readonly string[]; at: Date }) {
  const t = useT();
  const form = useShopForm<{ count: number }>({ intent: undoCashIntent });
  if (form.success) {
    return <p role="status">{t('adminOrders.bulkCash.undone', { count: form.success.count })}</p>;
  }
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      className="flex flex-wrap items-center gap-3"
      reasonTexts={{ too_late: t('adminOrders.bulkCash.tooLate') }}
      preventScrollReset
    >
      {orders.map((id) => (
        <input key={id} type="hidden" name="orders" value={id} />
      ))}
      <input type="hidden" name="at" value={at.toISOString()} />
      <SubmitButton variant="outline" busyLabel={t('admin.decisions.undoing')}>
        {t('admin.decisions.undo')}
      </SubmitButton>
      <Countdown secondsLeft={cashUndoSeconds} />
      <RejectionLine />
    </DeskForm>
  );
}
