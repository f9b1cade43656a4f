import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { listUnconfirmedOrders } from '#services/order-holds/list-unconfirmed-orders.server.ts';
import { changeOrderStatus } from '#services/orders/change-status.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/unconfirmed-orders.route.ts';
import { HeldTotals } from './held-totals.tsx';
import { UnconfirmedOrdersTable } from './unconfirmed-orders-table.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ context }: Route.LoaderArgs) =>
  listUnconfirmedOrders(staffMemberOf(context));

const changeInput = z.object({ order: z.string(), step: z.enum(['confirm', 'extend']) });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: changeInput,
    submit: async ({ order: orderId, step }) => {
      const result =
        step === 'extend'
          ? await extendOrderHold(orderId, staff)
          : await changeOrderStatus(
              { orderId, to: 'confirmed', note: null, isVisible: true },
              staff,
            );
      return result.ok ? { ok: true as const, step } : { ok: false as const, reason: 'not_found' };
    },
  });
}

export default function UnconfirmedOrders({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const isMissing = form.rejection?.reason === 'not_found';
  useErrorToast(isMissing ? null : form.rejection);
  const title = t('admin.pages.orders');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminOrders.unconfirmedOrders.lead')}</p>
      <p role="status" className="my-6 font-medium">
        {form.success &&
          t(
            `adminOrders.unconfirmedOrders.${form.success.step === 'extend' ? 'extended' : 'confirmed'}`,
          )}
        {isMissing && t('adminOrders.unconfirmedOrders.notWaiting')}
      </p>
      <HeldTotals totals={loaderData.totals} />
      <UnconfirmedOrdersTable orders={loaderData.orders} form={form} />
    </>
  );
}
