import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { readHandlingOptions } from '#services/order-desk/read-handling-options.server.ts';
import { readOrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { HistoryPanel } from '../../history/history-panel.tsx';
import { RecordUpdates } from '../../live/live-notice.tsx';
import { RecordPresence } from '../../presence/record-presence.tsx';
import { useHasTyped } from '../../presence/use-has-typed.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import { OrderStatusMark } from '../order-status.tsx';
import type { Route } from './+types/order-desk.route.ts';
import { CallPanel } from './call-panel.tsx';
import { Cash } from './cash.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { runDeskForm } from './desk-action.server.ts';
import { DeskAddress, DeskCustomer } from './desk-customer.tsx';
import { DeskHandling } from './desk-handling.tsx';
import { DeskMoney } from './desk-money.tsx';
import { DeskPieces } from './desk-pieces.tsx';
import { readDeskRequest } from './desk-request.server.ts';
import { DeskResult } from './desk-result.tsx';
import { AfterDelivery } from './after-delivery.tsx';
import { DeskRefunds } from './desk-refunds.tsx';
import { DeskReturns } from './desk-returns.tsx';
import { DeskSection } from './desk-section.tsx';
import { DeskTimeline } from './desk-timeline.tsx';
import { EntryForm } from './entry-form.tsx';
import { MovePanel } from './move-panel.tsx';
import './order-desk.css';
import { NextCall } from './next-call.tsx';
import { OrderMails } from './order-mails.tsx';
import { OtherOrders } from './other-orders.tsx';
import { PrintLinks } from './print-links.tsx';
import { WaitingStep } from './waiting-step.tsx';
import { useDeskForms, type DeskForms } from './use-desk-forms.ts';

export const middleware = [requireMenuRole];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const reader = { actor: staffMemberOf(context), locale, now: systemClock.now() };
  const order = await readOrderDesk(params.id, reader);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const [history, governorates, options] = await Promise.all([
    readHistory(
      { table: 'orders', also: ['order_moves', 'order_handling'], rowKey: order.id, locale },
      staffMemberOf(context),
    ),
    order.correction ? readGovernorates(locale) : [],
    readHandlingOptions(reader.actor),
  ]);
  return { order, governorates, history, options };
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  runDeskForm(await readDeskRequest(request, context, params.id));

export { withActionHeaders as headers };

/** A rejected press shows what a colleague has changed meanwhile. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, governorates, history, options } = loaderData;
  const { t } = useLanguage();
  const forms = useDeskForms(actionData);
  const isEditing = useHasTyped();
  const title = t('adminOrders.orderDesk.title', { number: order.number });
  return (
    <>
      <Heading order={order} title={title} />
      <RecordPresence kind="order" id={order.id} isEditing={isEditing} />
      <RecordUpdates area="orders" id={order.id} />
      <DeskResult forms={forms} />
      <div className="desk">
        <div className="desk-main">
          <NextStep order={order} forms={forms} />
          <DeskRefunds order={order} serverResult={actionData} withdraw={forms.withdrawRefund} />
          <NextCall order={order} />
          <DeskReturns order={order} serverResult={actionData} />
          <AfterDelivery order={order} openReturn={forms.openReturn} refund={forms.refund} />
          <DeskSection id="pieces" title={t('adminOrders.orderDesk.pieces')}>
            <DeskPieces items={order.items} currency={order.currency} />
          </DeskSection>
        </div>
        <Facts {...{ order, governorates, options, forms }} />
        <div className="desk-record">
          <DeskSection id="timeline" title={t('adminOrders.orderEntries.title')}>
            <EntryForm form={forms.entry} />
            <DeskTimeline entries={order.timeline} />
          </DeskSection>
          <HistoryPanel lines={history} />
        </div>
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** What can be done next stays behind a step that waits: an undone one has its note as it was typed. */
function NextStep({ order, forms }: Pick<Loaded, 'order'> & { forms: DeskForms }) {
  const { id, waiting } = order;
  return (
    <>
      {waiting && <WaitingStep key={waiting.to} orderId={id} waiting={waiting} />}
      <div hidden={waiting !== null}>
        <Steps order={order} forms={forms} />
      </div>
    </>
  );
}

/** A delivered order has no next step but those of its returns and refunds, which have panels of their own. */
function Steps({ order, forms }: Pick<Loaded, 'order'> & { forms: DeskForms }) {
  if (order.status === 'placed') return <CallPanel order={order} {...forms} />;
  if (order.deliveredAt) return null;
  return <MovePanel order={order} {...forms} />;
}

function Heading({ order, title }: Pick<Loaded, 'order'> & { title: string }) {
  const { t, date } = useLanguage();
  return (
    <div className="desk-heading">
      <AdminTitle page={title}>{title}</AdminTitle>
      <OrderStatusMark status={order.status} />
      <p className="text-sm text-muted">
        {t('adminOrders.orderDesk.placed', { date: date(order.placedAt, 'dateTime') })}
      </p>
      <PromisedDay order={order} />
      <PrintLinks orderId={order.id} />
    </div>
  );
}

function PromisedDay({ order: { promisedOn, isLate } }: Pick<Loaded, 'order'>) {
  const { t, date } = useLanguage();
  if (!promisedOn) return null;
  const key = isLate ? 'promisedLate' : 'promised';
  return (
    <p className={isLate ? 'text-sm font-medium text-terracotta' : 'text-sm text-muted'}>
      {t(`adminOrders.orderDesk.${key}`, { date: date(promisedOn, 'day') })}
    </p>
  );
}

function Facts({
  order,
  governorates,
  options,
  forms,
}: Pick<Loaded, 'order' | 'governorates' | 'options'> & { forms: DeskForms }) {
  const { t } = useLanguage();
  return (
    <div className="desk-aside">
      <DeskSection id="money" title={t('adminOrders.orderDesk.money')}>
        <DeskMoney order={order} />
        <Cash order={order} form={forms.cash} takeBack={forms.takeBackCash} />
      </DeskSection>
      <DeskSection id="handling" title={t('adminOrders.handling.section')}>
        <DeskHandling handling={order.handling} options={options} form={forms.handling} />
      </DeskSection>
      <DeskSection id="customer" title={t('adminOrders.orderDesk.customer')}>
        <DeskCustomer order={order} />
        <Link to={`/admin/customers/order/${order.id}`} variant="arrow">
          {t('adminOrders.orderDesk.allOfCustomer')}
        </Link>
      </DeskSection>
      <DeskSection id="address" title={t('adminOrders.orderDesk.address')}>
        <DeskAddress address={order.address} />
        <CorrectionForm order={order} governorates={governorates} form={forms.correct} />
      </DeskSection>
      {order.notes && (
        <DeskSection id="notes" title={t('adminOrders.orderDesk.notes')}>
          <p className="whitespace-pre-line" lang={languageOf(order.notes)} dir="auto">
            {order.notes}
          </p>
        </DeskSection>
      )}
      {order.mails.length > 0 && (
        <DeskSection id="mails" title={t('adminOrders.orderMails.title')}>
          <OrderMails mails={order.mails} />
        </DeskSection>
      )}
      {order.otherOrders.length > 0 && (
        <DeskSection id="others" title={t('adminOrders.orderDesk.others')}>
          <OtherOrders orders={order.otherOrders} />
        </DeskSection>
      )}
    </div>
  );
}
