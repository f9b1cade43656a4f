import { Suspense } from 'react';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressFields } from '../../../shared/address-form/address-fields.tsx';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface CorrectionFormProps {
  order: OrderDesk;
  governorates: readonly Governorate[];
  form: ShopFormState;
}

/** Phone, address and note; another delivery fee is shown first and saved with a second press. */
export function CorrectionForm({ order, governorates, form }: CorrectionFormProps) {
  const t = useT();
  const money = useOrderMoney();
  const reasonTexts = useCorrectionReasonTexts(form, order.currency);
  const { correction } = order;
  if (!correction) return null;
  const accepted = form.rejection?.details?.payable;
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderCorrection.open')}</summary>
      <DeskForm
        form={form}
        idPrefix="address"
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={reasonTexts}
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderCorrection.lead')}</p>
        <input type="hidden" name="version" value={correction.version} />
        {accepted && <input type="hidden" name="accepted_payable" value={accepted} />}
        {/* Another version has other values. */}
        <div key={correction.version} className="grid gap-4">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <AddressFields values={correction.address} governorates={governorates} />
          </Suspense>
          <TextAreaField
            name="notes"
            label={t('adminOrders.orderCorrection.notes')}
            defaultValue={order.notes ?? ''}
            rows={2}
            maxLength={2000}
            dir="auto"
          />
        </div>
        <div>
          <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')}>
            {accepted
              ? t('adminOrders.orderCorrection.agree', {
                  amount: isolate(money(accepted, order.currency)),
                })
              : t('adminOrders.orderCorrection.save')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}

function useCorrectionReasonTexts({ rejection }: ShopFormState, currency: string) {
  const t = useT();
  const moneyIn = useOrderMoney();
  const money = (amount = '0.00') => isolate(moneyIn(amount, currency));
  const { shippingBefore, shipping, payableBefore, payable } = rejection?.details ?? {};
  return {
    ...useDeskReasonTexts(rejection),
    changed_meanwhile: t('adminOrders.orderCorrection.changedMeanwhile'),
    fee_changes: t('adminOrders.orderCorrection.feeChanges', {
      fee: money(shipping),
      before: money(shippingBefore),
      amount: money(payable),
      total: money(payableBefore),
    }),
  };
}
