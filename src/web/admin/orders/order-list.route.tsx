import { heldMetrics } from '#domain/admin/lists/held-metrics.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import type { ListState } from '#domain/admin/lists/list-state.ts';
import { maxMovedOrders } from '#domain/orders/move-orders.ts';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readHandlingOptions } from '#services/order-desk/read-handling-options.server.ts';
import { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import { readMetrics } from '#services/admin/lists/read-metrics.server.ts';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import type { MovesPreview } from '#services/orders/preview-moves.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/order-list.route.ts';
import { moveOrdersIntent, previewMovesIntent } from './bulk/intents.ts';
import { MoveButtons } from './bulk/move-buttons.tsx';
import { CashDialog, HandlingDialog, type SelectionPreview } from './bulk/handling-dialogs.tsx';
import type { MovedOrders } from './bulk/moved-report.tsx';
import { MovesDialog } from './bulk/moves-dialog.tsx';
import { callSearch } from './calls.ts';
import { HeldTotals } from './held-totals.tsx';
import { orderCells } from './order-cells.tsx';
import { runListForm } from './order-list-action.server.ts';
import { PrintSelection } from './print-selection.tsx';
import { useOrderListTexts } from './use-order-list-texts.ts';
import { WaitingOrderActions, type CallResult } from './waiting-order-actions.tsx';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, governorates, { tags }] = await Promise.all([
    loadList(ordersSource, { request, context }),
    readGovernorates(context.get(pageRequest).locale),
    readHandlingOptions(staffMemberOf(context)),
  ]);
  const isWaiting = showsOnlyPlaced(page.state);
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const held = isWaiting ? await readMetrics(heldMetrics, staff) : null;
  const options = governorates.map(({ code, name }) => ({ value: code, label: name }));
  const labels = tags.map(({ name }) => ({ value: name, label: name }));
  return { page, options: { governorate: options, tags: labels }, tags, held };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return runListForm(await readForm(request), staff);
}

/** Orders that wait for a call, whichever link or filter led to them. */
function showsOnlyPlaced({ view, filters: { status } }: ListState): boolean {
  if (view !== null) return view === 'waiting';
  return status?.kind === 'choice' && status.values.join() === 'placed';
}

type ActionResult = Route.ComponentProps['actionData'];

export default function OrderList({ loaderData, actionData }: Route.ComponentProps) {
  const { t, number } = useLanguage();
  const { page, options, tags, held } = loaderData;
  const texts = useOrderListTexts(tags);
  const served = resultOf(actionData);
  const preview = useShopForm<SelectionPreview>({
    intent: previewMovesIntent,
    serverResult: isPreview(actionData) ? actionData : null,
  });
  const title = t('admin.pages.orders');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="orders" />
      {held && (
        <p className="mt-2 max-w-form text-muted">{t('adminOrders.unconfirmedOrders.lead')}</p>
      )}
      {served && (
        <p role="status" className="mt-4 font-medium">
          {t(`adminOrders.unconfirmedOrders.${served}`)}
        </p>
      )}
      {held && <HeldTotals totals={held} />}
      <MovesDialog
        preview={movesOf(preview.success)}
        serverResult={isMoved(actionData) ? actionData : null}
      />
      <CashDialog preview={preview.success} />
      <HandlingDialog preview={preview.success} />
      <AdminList
        list={ordersList}
        data={page}
        texts={texts}
        options={options}
        cells={orderCells}
        linkTo={({ id }) => `/admin/orders/${id}${held ? `?${callSearch}` : ''}`}
        actions={
          held
            ? {
                label: t('adminOrders.unconfirmedOrders.action'),
                cell: (order) => <WaitingOrderActions order={order} />,
              }
            : undefined
        }
        bulk={{
          form: preview,
          fields: <MoveButtons orders={page.ok ? page.rows : []} />,
          isPreview: true,
          nothingText: t('adminOrders.bulkMoves.nothing'),
          matchingHint: t('adminOrders.bulkMoves.atMost', { most: number(maxMovedOrders) }),
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

/** Without scripts results come with the page. */
const isPreview = (result: ActionResult): result is FormResult<SelectionPreview> =>
  result?.intent === previewMovesIntent;

const isMoved = (result: ActionResult): result is FormResult<MovedOrders> =>
  result?.intent === moveOrdersIntent;

const movesOf = (preview: SelectionPreview | null): MovesPreview | null =>
  preview && preview.step !== 'cash' && preview.step !== 'handling' ? preview : null;

function resultOf(actionData: ActionResult): CallResult | null {
  if (!actionData || actionData.intent !== undefined) return null;
  if (!actionData.ok) return 'notWaiting';
  return 'step' in actionData && actionData.step === 'extend' ? 'extended' : null;
}
