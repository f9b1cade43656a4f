import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface CashProps {
  order: OrderDesk;
  form: ShopFormState;
  takeBack: ShopFormState;
}

/** Whether the courier has handed over what a delivered order brought in. */
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
      {roles.includes('admin') && <TakeBackCash form={takeBack} />}
    </div>
  );
}

function RecordCash({ order, form }: Omit<CashProps, 'takeBack'>) {
  const t = useT();
  const money = useOrderMoney();
  const amount = isolate(money(order.payable, order.currency));
  return (
    <ShopForm
      form={form}
      idPrefix="cash"
      className="desk-cash"
      reasonTexts={useCashReasonTexts(form)}
      preventScrollReset
    >
      <p className="text-sm font-medium text-brass-deep">{t('adminOrders.orderCash.owed')}</p>
      <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')} aria-describedby="cash-text">
        {t('adminOrders.orderCash.record')}
      </SubmitButton>
      <p id="cash-text" className="text-sm text-muted">
        {t('adminOrders.orderCash.recordText', { amount })}
      </p>
    </ShopForm>
  );
}

function TakeBackCash({ form }: { form: ShopFormState }) {
  const t = useT();
  return (
    <ShopForm
      form={form}
      idPrefix="take-back"
      className="desk-cash"
      reasonTexts={useCashReasonTexts(form)}
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
    </ShopForm>
  );
}

function useCashReasonTexts({ rejection }: ShopFormState) {
  const t = useT();
  return {
    ...useDeskReasonTexts(rejection),
    already_collected: t('adminOrders.orderCash.already'),
    not_collected: t('adminOrders.orderCash.notRecorded'),
  };
}
