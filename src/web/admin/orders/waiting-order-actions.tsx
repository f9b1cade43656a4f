import { useT } from '#i18n/react.tsx';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import type { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import { toast } from '#ui/toast-store.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { WaitingMark } from './waiting-mark.tsx';

type CallStep = 'confirm' | 'extend';
export type CallResult = 'extended' | 'notWaiting';

interface WaitingOrderActionsProps {
  order: Pick<RowOfSource<typeof ordersSource>, 'id' | 'cancels' | 'waitingStep' | 'waitingFor'>;
}

/** Each row has a form of its own, so that a press on another row counts at once. */
export function WaitingOrderActions({ order }: WaitingOrderActionsProps) {
  const t = useT();
  const form = useShopForm<{ step: CallStep }>({ fetcherKey: `waiting-${order.id}` });
  const isMissing = form.rejection?.reason === 'not_found';
  useErrorToast(isMissing ? null : form.rejection);
  // In view also below a long list; a confirmation is in the bar of what can be undone.
  useOnNewValue(
    form.success,
    ({ step }) =>
      step === 'extend' &&
      toast({ title: t('adminOrders.unconfirmedOrders.extended'), variant: 'success' }),
  );
  useOnNewValue(
    form.rejection,
    () => isMissing && toast({ title: t('adminOrders.unconfirmedOrders.notWaiting') }),
  );
  const { waitingStep, waitingFor } = order;
  if (waitingStep) return <WaitingMark step={waitingStep} by={waitingFor} />;
  const steps: CallStep[] = order.cancels ? ['confirm', 'extend'] : ['confirm'];
  return (
    <DeskForm form={form} hasNotice={false} className="flex flex-wrap gap-2">
      <input type="hidden" name="order" value={order.id} />
      {steps.map((step) => (
        <SubmitButton
          key={step}
          name="step"
          value={step}
          size="small"
          variant={step === 'confirm' ? 'solid' : 'outline'}
          className="whitespace-nowrap"
          busyLabel={t('adminOrders.unconfirmedOrders.saving')}
          aria-describedby={orderNumberId(order.id)}
        >
          {t(`adminOrders.unconfirmedOrders.${step}`)}
        </SubmitButton>
      ))}
    </DeskForm>
  );
}

/** Says which order a button belongs to. */
export const orderNumberId = (id: string) => `order-${id}`;
