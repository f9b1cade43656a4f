import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import type { ReasonTexts } from '../../../shared/forms/use-rejection-text.ts';
import { useOrderMoney } from '../use-order-money.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

/** Why a refund, or the arrival that decides one, can be rejected. */
export function useRefundReasonTexts(
  { rejection }: Pick<ShopFormState, 'rejection'>,
  currency: string,
): ReasonTexts {
  const t = useT();
  const money = useOrderMoney();
  const { most, refund } = rejection?.details ?? {};
  const amount = (exact: string) => isolate(money(exact, currency));
  return {
    ...useDeskReasonTexts(rejection),
    too_much: most && t('adminOrders.orderRefunds.problems.too_much', { amount: amount(most) }),
    no_amount: t('adminOrders.orderRefunds.problems.no_amount'),
    no_reason: t('adminOrders.orderRefunds.problems.no_reason'),
    too_many: t('adminOrders.orderRefunds.problems.too_many'),
    too_many_restocked: t('adminOrders.orderRefunds.problems.too_many_restocked'),
    changed_meanwhile: t('adminOrders.orderRefunds.problems.changed'),
    already_paid: t('adminOrders.orderRefunds.problems.already_paid'),
    refund_changed:
      refund && t('adminOrders.orderRefunds.problems.refund_changed', { amount: amount(refund) }),
  };
}
