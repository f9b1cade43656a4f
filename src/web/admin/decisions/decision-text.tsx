import { useT } from '#i18n/react.tsx';
import type {
  DecidedClaim,
  DecidedMoves,
  OwnDecision,
} from '#services/decisions/own-decisions.server.ts';
import { Link } from '#ui/link.tsx';

/** What was decided, or why nothing came of it. */
export function DecisionText({ decision }: { decision: OwnDecision }) {
  return decision.kind === 'claim' ? (
    <ClaimText decision={decision} />
  ) : (
    <MovesText decision={decision} />
  );
}

function ClaimText({ decision: { decision, username, isOvertaken } }: { decision: DecidedClaim }) {
  const t = useT();
  const code = `@${username}`;
  return isOvertaken
    ? t('admin.decisions.claimOvertaken', { code })
    : t(`admin.decisions.claim.${decision}`, { code });
}

function MovesText({ decision: { to, count, orders, isOvertaken } }: { decision: DecidedMoves }) {
  const t = useT();
  const number = orders[0]?.number ?? '';
  if (isOvertaken) {
    const text =
      count === 1
        ? t('admin.decisions.orderOvertaken', { number })
        : t('admin.decisions.ordersOvertaken', { count });
    return (
      <>
        {text} <OrderLinks orders={orders} />
      </>
    );
  }
  const status = t(`admin.decisions.status.${to}`);
  return count === 1
    ? t('admin.decisions.order', { number, status })
    : t('admin.decisions.orders', { count, status });
}

function OrderLinks({ orders }: Pick<DecidedMoves, 'orders'>) {
  return orders.map(({ id, number }) => (
    <Link key={id} to={`/admin/orders/${id}`}>
      <bdi dir="ltr">{number}</bdi>
    </Link>
  ));
}
