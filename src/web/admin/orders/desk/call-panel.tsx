import { useLanguage, useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Badge } from '#ui/badge.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { CancelForm } from './cancel-form.tsx';
import { DeskSection } from './desk-section.tsx';
import { MoveForm } from './move-form.tsx';
import { PhoneLinks } from './phone-links.tsx';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface CallPanelProps {
  order: OrderDesk;
  move: ShopFormState;
  cancel: ShopFormState;
  call: ShopFormState;
  hold: ShopFormState;
}

/** While an order waits for its confirmation: the call, and what came of it. */
export function CallPanel({ order, move, cancel, call, hold }: CallPanelProps) {
  const t = useT();
  return (
    <DeskSection id="next" title={t('adminOrders.orderCall.title')}>
      <PhoneLinks phone={order.phone} />
      <Hold order={order} form={hold} />
      <p className="text-sm">
        {order.callAttempts > 0
          ? t('adminOrders.orderCall.attempts', { count: order.callAttempts })
          : t('adminOrders.orderCall.noAttempts')}
      </p>
      <MoveForm
        order={order}
        form={move}
        names={{ confirmed: t('adminOrders.orderCall.reached') }}
      />
      <MissedCall order={order} form={call} />
      <CancelForm order={order} form={cancel} summary={t('adminOrders.orderCall.declined')} />
    </DeskSection>
  );
}

interface OneFormProps {
  order: OrderDesk;
  form: ShopFormState;
}

function Hold({ order: { hold }, form }: OneFormProps) {
  const { t, date } = useLanguage();
  const reasonTexts = useDeskReasonTexts(form.rejection);
  if (!hold) return <p className="text-sm text-muted">{t('adminOrders.orderCall.never')}</p>;
  return (
    <DeskForm form={form} idPrefix="hold" className="desk-hold" reasonTexts={reasonTexts}>
      <p className="text-sm">
        {t('adminOrders.orderCall.cancelsAt', { date: date(hold.cancelsAt, 'dateTime') })}{' '}
        {hold.isWarned && <Badge tone="warning">{t('adminOrders.orderCall.soon')}</Badge>}
      </p>
      <SubmitButton variant="outline" size="small" busyLabel={t('adminOrders.orderDesk.saving')}>
        {t('adminOrders.orderCall.extend')}
      </SubmitButton>
    </DeskForm>
  );
}

function MissedCall({ order, form }: OneFormProps) {
  const t = useT();
  return (
    <DeskForm
      form={form}
      idPrefix="call"
      className="desk-step"
      reasonTexts={useDeskReasonTexts(form.rejection)}
      preventScrollReset
    >
      <input type="hidden" name="attempt" value={order.callAttempts + 1} />
      <SubmitButton
        variant="outline"
        busyLabel={t('adminOrders.orderDesk.saving')}
        aria-describedby="missed-text"
      >
        {t('adminOrders.orderCall.missed')}
      </SubmitButton>
      <p id="missed-text" className="text-sm text-muted">
        {t('adminOrders.orderCall.missedText')}
      </p>
    </DeskForm>
  );
}
