import type { ReactNode } from 'react';
import { isZero } from '#domain/money.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { TextField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { useAmountProblems } from './use-amount-problems.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface CashProps {
  order: OrderDesk;
  form: ShopFormState;
  takeBack: ShopFormState;
}

/** Whether the courier has handed over what a delivered order brought in, and what is missing. */
export function Cash({ order, form, takeBack }: CashProps) {
  const { t, date } = useLanguage();
  const { roles } = useAuth();
  if (!order.deliveredAt) return null;
  if (!order.cash) return <RecordCash order={order} form={form} />;
  const { at, by } = order.cash;
  return (
    <div className="desk-cash">
      <p className="text-sm">
        {t('adminOrders.orderCash.received', { date: date(at, 'dateTime') })}{' '}
        {by && t('adminOrders.orderCash.by', { name: isolate(by) })}
      </p>
      {!isZero(order.money.due) && <RecordRest order={order} form={form} />}
      {roles.includes('admin') && <TakeBackCash form={takeBack} />}
    </div>
  );
}

type CashFormProps = Omit<CashProps, 'takeBack'>;

function RecordCash({ order, form }: CashFormProps) {
  const t = useT();
  const money = useOrderMoney();
  const amount = isolate(money(order.payable, order.currency));
  return (
    <DeskForm
      form={form}
      idPrefix="cash"
      className="desk-cash"
      {...useCashTexts(form, order.currency)}
      preventScrollReset
    >
      <input type="hidden" name="due" value={order.money.due} />
      <p className="text-sm font-medium text-brass-deep">{t('adminOrders.orderCash.owed')}</p>
      <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')} aria-describedby="cash-text">
        {t('adminOrders.orderCash.record')}
      </SubmitButton>
      <p id="cash-text" className="text-sm text-muted">
        {t('adminOrders.orderCash.recordText', { amount })}
      </p>
      <OtherAmount form={form} summary={t('adminOrders.orderCash.less')}>
        <TextField
          name="reason"
          label={t('adminOrders.orderCash.why')}
          maxLength={500}
          dir="auto"
        />
        <p className="text-sm text-muted">{t('adminOrders.orderCash.lessText')}</p>
      </OtherAmount>
    </DeskForm>
  );
}

/** What the buyer pays after the delivery. */
function RecordRest({ order, form }: CashFormProps) {
  const t = useT();
  const money = useOrderMoney();
  const amount = isolate(money(order.money.due, order.currency));
  return (
    <DeskForm
      form={form}
      idPrefix="rest"
      className="desk-cash"
      {...useCashTexts(form, order.currency)}
      preventScrollReset
    >
      <input type="hidden" name="due" value={order.money.due} />
      <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')} aria-describedby="rest-text">
        {t('adminOrders.orderCash.rest')}
      </SubmitButton>
      <p id="rest-text" className="text-sm text-muted">
        {t('adminOrders.orderCash.restText', { amount })}
      </p>
      <OtherAmount form={form} summary={t('adminOrders.orderCash.part')} />
    </DeskForm>
  );
}

interface OtherAmountProps {
  form: ShopFormState;
  summary: string;
  children?: ReactNode;
}

/** Closed at first, because the usual amount is all of it. */
function OtherAmount({ form, summary, children }: OtherAmountProps) {
  const t = useT();
  return (
    <details className="desk-more w-full" open={form.rejection !== null || undefined}>
      <summary>{summary}</summary>
      <div className="grid gap-4">
        <TextField
          name="amount"
          label={t('adminOrders.orderCash.amount')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
        {children}
      </div>
    </details>
  );
}

function TakeBackCash({ form }: { form: ShopFormState }) {
  const t = useT();
  const { reasonTexts } = useCashTexts(form, '');
  return (
    <DeskForm
      form={form}
      idPrefix="take-back"
      className="desk-cash"
      reasonTexts={reasonTexts}
      preventScrollReset
    >
      <SubmitButton
        variant="outline"
        size="small"
        busyLabel={t('adminOrders.orderDesk.saving')}
        aria-describedby="take-back-text"
      >
        {t('adminOrders.orderCash.takeBack')}
      </SubmitButton>
      <p id="take-back-text" className="text-sm text-muted">
        {t('adminOrders.orderCash.takeBackText')}
      </p>
    </DeskForm>
  );
}

function useCashTexts({ rejection }: ShopFormState, currency: string) {
  const t = useT();
  const money = useOrderMoney();
  const most = rejection?.details?.most;
  return {
    problemText: useAmountProblems(),
    reasonTexts: {
      ...useDeskReasonTexts(rejection),
      already_collected: t('adminOrders.orderCash.already'),
      not_collected: t('adminOrders.orderCash.notRecorded'),
      no_reason: t('adminOrders.orderCash.noReason'),
      refunded_since: t('adminOrders.orderCash.refundedSince'),
      cash_too_much:
        most && t('adminOrders.orderCash.tooMuch', { amount: isolate(money(most, currency)) }),
    },
  };
}
