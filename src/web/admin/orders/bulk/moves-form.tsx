import { maxMovedOrders } from '#domain/orders/move-orders.ts';
import { writeShownOrder } from '#domain/orders/move-orders-input.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { MovesPreview, PreviewedOrder } from '#services/orders/preview-moves.server.ts';
import { Button } from '#ui/button.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import './moves.css';
import { SkippedOrders } from './skipped-orders.tsx';

interface MovesFormProps {
  form: ShopFormState;
  preview: MovesPreview;
  /** Without scripts the list itself leads away. */
  onClose?: () => void;
}

/** Names each order with its consequence. It sends what was shown, so that nothing else is moved. */
export function MovesForm({ form, preview, onClose }: MovesFormProps) {
  const t = useT();
  const { step, orders, skipped, isMore } = preview;
  return (
    <DeskForm
      form={form}
      className="moves-form"
      reasonTexts={{
        too_many: t('adminOrders.bulkMoves.tooMany'),
        forbidden: t('admin.recordForm.forbidden'),
        nothing_selected: t('admin.lists.nothingSelected'),
      }}
      preventScrollReset
    >
      <input type="hidden" name="to" value={step} />
      <p className="text-sm text-muted">
        {t(`adminOrders.orderMoves.consequences.${step}`)} {t('adminOrders.bulkMoves.stock')}
      </p>
      {isMore && <MoreNotice />}
      {orders.length > 0 && (
        <ul className="moves-list" aria-label={t('adminOrders.bulkMoves.orders')}>
          {orders.map((order) => (
            <li key={order.id}>
              <input type="hidden" name="orders" value={writeShownOrder(order)} />
              <OrderLine order={order} isCashDue={step === 'delivered'} />
            </li>
          ))}
        </ul>
      )}
      <SkippedOrders skipped={skipped} />
      <div className="moves-end">
        {orders.length > 0 && (
          <SubmitButton busyLabel={t('adminOrders.bulkMoves.moving')}>
            {t(`adminOrders.bulkMoves.press.${step}`, { count: orders.length })}
          </SubmitButton>
        )}
        {onClose && (
          <Button variant="outline" onClick={onClose}>
            {t('adminOrders.bulkMoves.cancel')}
          </Button>
        )}
      </div>
    </DeskForm>
  );
}

function MoreNotice() {
  const { t, number } = useLanguage();
  return (
    <p className="moves-notice">
      {t('adminOrders.bulkMoves.first', { most: number(maxMovedOrders) })}
    </p>
  );
}

function OrderLine({ order, isCashDue }: { order: PreviewedOrder; isCashDue: boolean }) {
  const t = useT();
  const money = useOrderMoney();
  const { number, customer, payable, currency } = order;
  return (
    <>
      <p className="font-medium">
        <bdi dir="ltr">{number}</bdi> · <bdi>{customer}</bdi>
      </p>
      <p className="text-sm text-muted">
        <Message order={order} />{' '}
        {isCashDue &&
          t('adminOrders.bulkMoves.cash', { amount: isolate(money(payable, currency)) })}
      </p>
    </>
  );
}

function Message({ order: { mail, isNotified } }: { order: PreviewedOrder }) {
  const t = useT();
  if (!mail) return t(`adminOrders.bulkMoves.${isNotified ? 'notice' : 'silent'}`);
  return t(`adminOrders.bulkMoves.${isNotified ? 'mailAndNotice' : 'mail'}`, {
    email: mail.to,
    language: t(`adminOrders.orderDesk.languages.${mail.locale}`),
  });
}
