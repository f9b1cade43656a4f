import { useT } from '#i18n/react.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

export type WaitingStep = 'confirm' | 'extend';
export type StepResult = WaitingStep | 'notWaiting';

interface WaitingOrderActionsProps {
  order: { id: string; cancels: Date | null };
  /** Told to the page, because the row of a confirmed order disappears. */
  onResult(result: StepResult): void;
}

/** Each row has a form of its own, so that a press on another row counts at once. */
export function WaitingOrderActions({ order, onResult }: WaitingOrderActionsProps) {
  const t = useT();
  const form = useShopForm<{ step: WaitingStep }>({ fetcherKey: `waiting-${order.id}` });
  const isMissing = form.rejection?.reason === 'not_found';
  useErrorToast(isMissing ? null : form.rejection);
  useOnNewValue(form.success, () => form.success && onResult(form.success.step));
  useOnNewValue(form.rejection, () => isMissing && onResult('notWaiting'));
  const steps: WaitingStep[] = order.cancels ? ['confirm', 'extend'] : ['confirm'];
  return (
    <ShopForm form={form} hasNotice={false} className="flex flex-wrap gap-2">
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
    </ShopForm>
  );
}

/** Says which order a button belongs to. */
export const orderNumberId = (id: string) => `order-${id}`;
