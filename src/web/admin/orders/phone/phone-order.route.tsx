import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { findPieces } from '#services/order-desk/find-pieces.server.ts';
import { quotePhoneOrder } from '#services/order-desk/take-phone-order.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../../shared/session/session.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import { DeskSection } from '../desk/desk-section.tsx';
import '../desk/order-desk.css';
import type { Route } from './+types/phone-order.route.ts';
import { ChosenPieces } from './chosen-pieces.tsx';
import { readNewOrderUrl, writeNewOrderUrl } from './new-order-url.ts';
import { callerByForm, placeByForm, quoteByForm } from './phone-order-by-form.server.ts';
import { PhoneOrderForm } from './phone-order-form.tsx';
import './phone-order.css';
import { PieceSearch } from './piece-search.tsx';
import { toQuoteSummary } from './quote-summary.ts';
import { useWanted } from './use-wanted.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { isChanged, ...state } = readNewOrderUrl(url.searchParams);
  const key = state.key ?? randomUUID();
  // From the first piece on the key is in the address, so that sending the form again never orders twice.
  if (isChanged || (state.items.length > 0 && !state.key)) {
    throw redirect(`/admin/orders/new${writeNewOrderUrl({ ...state, key })}`);
  }
  const attempt = readRequestFacts(context, request);
  const [found, cart, governorates] = await Promise.all([
    findPieces(state.term, staffMemberOf(context)),
    quotePhoneOrder({ items: state.items, email: null, phone: null }, attempt),
    readGovernorates(attempt.locale),
  ]);
  return {
    key,
    term: state.term,
    found,
    lines: cart.lines,
    quote: toQuoteSummary(cart),
    governorates,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const desk = { actor: staffMemberOf(context), attempt: readRequestFacts(context, request) };
  const intent = form.get('intent');
  if (intent === 'caller') return callerByForm(form, desk);
  return intent === 'quote' ? quoteByForm(form, desk) : placeByForm(form, desk);
}

export { withActionHeaders as headers };

type ActionResult = NonNullable<Route.ComponentProps['actionData']>;

/** The other forms of the page are sent by scripts, which show their answers. */
const isPlaced = (
  result: ActionResult,
): result is Exclude<ActionResult, { quote: unknown } | { caller: unknown }> =>
  !('quote' in result) && !('caller' in result);

export default function PhoneOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { key, term, found, lines, quote, governorates } = loaderData;
  const { wanted, rememberSent } = useWanted(lines);
  const form = useShopForm({
    intent: 'place',
    serverResult: actionData && isPlaced(actionData) ? actionData : undefined,
  });
  const title = t('admin.pages.newOrder');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('adminOrders.phoneOrder.lead')}</p>
      <div className="grid gap-4">
        <DeskSection id="pieces" title={t('adminOrders.phoneOrder.pieces')}>
          <PieceSearch orderKey={key} {...{ term, found, wanted, rememberSent }} />
          <ChosenPieces
            orderKey={key}
            {...{ term, lines, wanted, rememberSent }}
            currency={quote.currency}
          />
        </DeskSection>
        {lines.length > 0 && (
          <DeskSection id="caller" title={t('adminOrders.phoneOrder.caller')}>
            <PhoneOrderForm
              orderKey={key}
              form={form}
              wanted={wanted}
              quote={quote}
              governorates={governorates}
            />
          </DeskSection>
        )}
      </div>
    </>
  );
}
