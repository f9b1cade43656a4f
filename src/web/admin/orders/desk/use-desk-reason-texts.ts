import type { OrderStatus } from '#domain/orders/status.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { FormRejection } from '../../../shared/forms/form-result.ts';
import type { ReasonTexts } from '../../../shared/forms/use-rejection-text.ts';

/** Why any form of an order can be rejected. */
export function useDeskReasonTexts(rejection: FormRejection | null): ReasonTexts {
  const t = useT();
  const { status: code, colleague = '' } = rejection?.details ?? {};
  const status = code && t(`adminOrders.status.${code as OrderStatus}`);
  return {
    wrong_state: status && t('adminOrders.orderDesk.already', { status }),
    being_moved:
      status && t('adminOrders.orderDesk.beingMoved', { status, name: isolate(colleague) }),
    forbidden: t('adminOrders.orderDesk.forbidden'),
    not_found: t('adminOrders.orderDesk.notFound'),
  };
}
