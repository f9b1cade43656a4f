import { useState } from 'react';
import { z } from 'zod';
import { selectionInput, type BulkResult } from '#domain/admin/lists/bulk.ts';
import { heldMetrics } from '#domain/admin/lists/held-metrics.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import { readMetrics } from '#services/admin/lists/read-metrics.server.ts';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { moveSelectedOrders } from '#services/orders/move-selected-orders.server.ts';
import { changeOrderStatus } from '#services/orders/change-status.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { BulkReport } from '../lists/bulk-report.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/order-list.route.ts';
import { HeldTotals } from './held-totals.tsx';
import { orderCells } from './order-cells.tsx';
import { PrintSelection } from './print-selection.tsx';
import { useOrderListTexts } from './use-order-list-texts.ts';
import { WaitingOrderActions, type StepResult } from './waiting-order-actions.tsx';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, governorates] = await Promise.all([
    loadList(ordersSource, { request, context }),
    readGovernorates(context.get(pageRequest).locale),
  ]);
  const isWaiting = page.state.view === 'waiting';
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const held = isWaiting ? await readMetrics(heldMetrics, staff) : null;
  const options = governorates.map(({ code, name }) => ({ value: code, label: name }));
  return { page, options: { governorate: options }, held };
}

const bulkIntent = 'bulk';
const changeInput = z.object({ order: z.string(), step: z.enum(['confirm', 'extend']) });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const body = await readForm(request);
  if (body.get('intent') === bulkIntent) {
    return handleForm(body, {
      schema: selectionInput,
      multiple: ['rows'],
      submit: (selection) => moveSelectedOrders(selection, staff),
    });
  }
  return handleForm(body, {
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

const resultKeys = { confirm: 'confirmed', extend: 'extended', notWaiting: 'notWaiting' } as const;

export default function OrderList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const texts = useOrderListTexts();
  const { page, options, held } = loaderData;
  const [result, setResult] = useState<StepResult | null>(resultOf(actionData));
  const bulk = useShopForm<{ results: BulkResult[] }>({
    intent: bulkIntent,
    serverResult: actionData && 'results' in actionData ? actionData : null,
  });
  const title = t('admin.pages.orders');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      {held && (
        <p className="mt-2 max-w-form text-muted">{t('adminOrders.unconfirmedOrders.lead')}</p>
      )}
      <p role="status" className="mt-4 font-medium empty:hidden">
        {result && t(`adminOrders.unconfirmedOrders.${resultKeys[result]}`)}
      </p>
      {held && <HeldTotals totals={held} />}
      <ListUpdates area="orders" />
      {bulk.success && (
        <BulkReport
          results={bulk.success.results}
          statusText={(to) => texts.value!('status', to)}
        />
      )}
      <AdminList
        list={ordersList}
        data={page}
        texts={texts}
        options={options}
        cells={orderCells}
        linkTo={({ id }) => `/admin/orders/${id}`}
        actions={
          held
            ? {
                label: t('adminOrders.unconfirmedOrders.action'),
                cell: (order) => <WaitingOrderActions order={order} onResult={setResult} />,
              }
            : undefined
        }
        bulk={{
          form: bulk,
          actions: [{ id: 'next', label: t('adminOrders.list.nextStep') }],
          consequence: t('adminOrders.list.nextStepText'),
          links: <PrintSelection />,
        }}
        tools={
          <>
            <ButtonLink to="/admin/orders/board" size="small" variant="outline">
              {t('admin.pages.orderBoard')}
            </ButtonLink>
            <ButtonLink to="/admin/orders/new" size="small" variant="outline">
              {t('admin.pages.newOrder')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** Without scripts the result comes with the page. */
function resultOf(actionData: Route.ComponentProps['actionData']): StepResult | null {
  if (!actionData || 'results' in actionData || actionData.intent === bulkIntent) return null;
  return actionData.ok ? actionData.step : 'notWaiting';
}
