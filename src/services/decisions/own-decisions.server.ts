import { sql } from 'kysely';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '../shared/staff.ts';

interface Decided {
  batch: string;
  /** Of records. */
  count: number;
  /** Until it is carried out; negative when that is late. */
  secondsLeft: number;
  /** Not carried out, because the records changed before. */
  isOvertaken: boolean;
}

export interface DecidedMoves extends Decided {
  kind: 'order';
  to: OrderStatus;
  /** The first ones. */
  orders: { id: string; number: string }[];
}

export interface DecidedClaim extends Decided {
  kind: 'claim';
  decision: ClaimDecision;
  username: string;
}

/** What a member of staff has decided with one press and can call back, or should know. */
export type OwnDecision = DecidedMoves | DecidedClaim;

const shownOrders = 3;

/** Newest first. Row-level security shows them to the roles that decide. */
export async function readOwnDecisions(
  { actor, now }: Staff,
  roles: readonly StaffRole[],
): Promise<OwnDecision[]> {
  if (!hasRole(roles, 'sales', 'marketing')) return [];
  const [moves, claims] = await asUser(actor).read(
    sql<DecidedMoves>`
      select 'order' as kind, m.batch_id as batch, m.to_status as "to",
        m.state = 'overtaken' as "isOvertaken", count(*)::integer as count,
        ${secondsLeft('m', now)} as "secondsLeft",
        to_jsonb((array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.number))
          [1:${sql.lit(shownOrders)}]) as orders
      from public.order_moves m join public.orders o on o.id = m.order_id
      where m.decided_by = ${actor.userId}
        and (m.state = 'overtaken' or m.state = 'waiting' and m.from_status = o.status)
      group by m.batch_id, m.to_status, m.state
      order by max(m.decided_at) desc, m.batch_id`,
    sql<DecidedClaim>`
      select 'claim' as kind, d.batch_id as batch, d.decision, c.instagram_username as username,
        1 as count, ${secondsLeft('d', now)} as "secondsLeft",
        d.state = 'overtaken' as "isOvertaken"
      from public.claim_decisions d join public.claimed_prizes c on c.id = d.claim_id
      where d.decided_by = ${actor.userId} and d.state <> 'recalled'
      group by d.id, c.id order by d.decided_at desc, d.id`,
  );
  return [...moves, ...claims].toSorted((one, other) => other.secondsLeft - one.secondsLeft);
}

const secondsLeft = (table: string, now: Date) =>
  sql<number>`extract(epoch from max(${sql.ref(`${table}.due_at`)}) - ${now}::timestamptz)::float8`;
