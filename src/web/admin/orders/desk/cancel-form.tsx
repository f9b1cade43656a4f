import { maxReasonLength } from '#domain/orders/transitions.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface CancelFormProps {
  order: OrderDesk;
  form: ShopFormState;
  /** What opens the form. */
  summary: string;
}

/** Closed at first, because a cancellation cannot be undone. */
export function CancelForm({ order, form, summary }: CancelFormProps) {
  const t = useT();
  const reasonTexts = useDeskReasonTexts(form.rejection);
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{summary}</summary>
      <DeskForm
        form={form}
        idPrefix="cancel"
        className="grid gap-4"
        labels={{ reason: t('adminOrders.orderMoves.reason') }}
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={reasonTexts}
        preventScrollReset
      >
        <input type="hidden" name="from" value={order.status} />
        <p className="text-sm text-muted">
          {t('adminOrders.orderMoves.cancelText')}{' '}
          {order.couponCode && t('adminOrders.orderMoves.couponBack')}
        </p>
        <TextAreaField name="reason" rows={2} maxLength={maxReasonLength} required />
        <div>
          <SubmitButton variant="danger" busyLabel={t('adminOrders.orderMoves.cancelling')}>
            {t('adminOrders.orderMoves.cancel')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}
