import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { DeskReturn } from '#services/order-desk/desk-returns.server.ts';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { SelectField, TextAreaField, TextField } from '../../../shared/forms/form-fields.tsx';
import { useOrderMoney } from '../use-order-money.ts';

/** How many pieces of each line go back into stock, and what is refunded for all of them. */
export function ArrivalFields({
  order,
  return: returned,
}: {
  order: OrderDesk;
  return: DeskReturn;
}) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  const proposed = returned.proposed ?? '0.00';
  const amount = isolate(money(proposed, order.currency));
  const nameOf = (id: string) => isolate(order.items.find((item) => item.id === id)?.name ?? '');
  return (
    <>
      <input type="hidden" name="proposed" value={proposed} />
      <div className="desk-languages">
        {returned.lines.map(({ itemId, restock }) =>
          restock.most > 0 ? (
            <SelectField
              key={itemId}
              name={`restocked-${itemId}`}
              label={t('adminOrders.orderReturns.restock', { name: nameOf(itemId) })}
              hint={t('adminOrders.orderReturns.restockHint')}
              defaultValue={String(restock.usual)}
              options={Array.from({ length: restock.most + 1 }, (_, count) => ({
                value: String(count),
                label: number(count),
              }))}
            />
          ) : (
            <p key={itemId} className="text-sm text-muted">
              {t('adminOrders.orderReturns.notRestocked', { name: nameOf(itemId) })}
            </p>
          ),
        )}
      </div>
      <div className="desk-languages">
        <TextField
          name="amount"
          label={t('adminOrders.orderReturns.refund')}
          hint={t('adminOrders.orderReturns.proposed', { amount })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
        <TextAreaField
          name="reason"
          label={t('adminOrders.orderRefunds.reason')}
          rows={2}
          maxLength={500}
          dir="auto"
          optional
        />
      </div>
    </>
  );
}
