import { useState } from 'react';
import { compareAmounts, readAmount, sum } from '#domain/money.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { CashPreview } from '#services/order-desk/preview-handling.server.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useAmountProblems } from '../desk/use-amount-problems.ts';
import { useOrderMoney } from '../use-order-money.ts';
import { CourierField } from './courier-field.tsx';
import './moves.css';

interface CashFormProps {
  form: ShopFormState;
  preview: CashPreview;
}

/** What a courier hands over, order by order, and the sum to count it against. */
export function CashForm({ form, preview: { orders, couriers, skipped } }: CashFormProps) {
  const t = useT();
  const money = useOrderMoney();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const amountOf = ({ id, payable }: CashOrder) => typed[id] ?? payable.amount;
  const known = new Set(orders.map(({ courier }) => courier));
  const number = form.rejection?.details?.['number'];
  const currency = orders[0]!.payable.currency;
  const counted = orders.map((order) => readAmount(amountOf(order)));
  const total = counted.every((amount) => amount !== null) ? sum(counted) : null;
  return (
    <DeskForm
      form={form}
      className="moves-form"
      idPrefix="cash"
      labels={Object.fromEntries(orders.map((order, at) => [`amount-${at}`, order.number]))}
      problemText={useAmountProblems()}
      reasonTexts={{
        forbidden: t('admin.recordForm.forbidden'),
        no_reason: number && t('adminOrders.bulkCash.noReason', { number }),
        cash_too_much: number && t('adminOrders.bulkCash.tooMuch', { number }),
      }}
      preventScrollReset
    >
      <CourierField
        couriers={couriers}
        defaultValue={known.size === 1 ? (orders[0]!.courier ?? '') : ''}
      />
      <ul className="moves-list" aria-label={t('adminOrders.bulkCash.orders')}>
        {orders.map((order) => (
          <CashLine
            key={order.id}
            order={order}
            amount={amountOf(order)}
            onType={(amount) => setTyped((before) => ({ ...before, [order.id]: amount }))}
          />
        ))}
      </ul>
      {skipped > 0 && (
        <p className="text-sm text-muted">
          {t('adminOrders.bulkCash.withoutCash', { count: skipped })}
        </p>
      )}
      <div className="moves-end">
        <p role="status" className="grow self-center font-medium">
          {total && t('adminOrders.bulkCash.total', { amount: isolate(money(total, currency)) })}
        </p>
        <SubmitButton busyLabel={t('adminOrders.bulkMoves.moving')}>
          {t('adminOrders.bulkCash.record', { count: orders.length })}
        </SubmitButton>
      </div>
    </DeskForm>
  );
}

type CashOrder = CashPreview['orders'][number];

interface CashLineProps {
  order: CashOrder;
  amount: string;
  onType(amount: string): void;
}

/** A reason is asked for only when less was handed over. */
function CashLine({ order, amount, onType }: CashLineProps) {
  const t = useT();
  const money = useOrderMoney();
  const { id, number, customer, due, payable } = order;
  const read = readAmount(amount);
  const isShort = read === null || compareAmounts(read, payable.amount) < 0;
  return (
    <li className="cash-line">
      <input type="hidden" name="orders" value={id} />
      <input type="hidden" name="due" value={due} />
      <p id={`cash-${id}`}>
        <span className="font-medium">
          <bdi dir="ltr">{number}</bdi>
        </span>{' '}
        · <bdi>{customer}</bdi>{' '}
        <span className="block text-sm text-muted">
          {t('adminOrders.bulkCash.due', {
            amount: isolate(money(payable.amount, payable.currency)),
          })}
        </span>
      </p>
      <Field label={t('adminOrders.orderCash.amount')}>
        <TextInput
          name="amount"
          value={amount}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          aria-describedby={`cash-${id}`}
        />
      </Field>
      <Field label={t('adminOrders.orderCash.why')} className={isShort ? undefined : 'hidden'}>
        <TextInput name="reason" maxLength={500} dir="auto" aria-describedby={`cash-${id}`} />
      </Field>
    </li>
  );
}
