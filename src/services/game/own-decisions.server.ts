import { sql } from 'kysely';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';

/** A decision of the reader that is not carried out yet. */
export interface OwnDecision {
  claimId: string;
  username: string;
  decision: ClaimDecision;
  /** Until it can no longer be called back. */
  secondsLeft: number;
}

/** Newest first. */
export async function readOwnDecisions({ actor, now }: Staff): Promise<OwnDecision[]> {
  const [rows] = await asUser(actor).read(sql<OwnDecision>`
    select c.id as "claimId", c.instagram_username as username, d.decision,
      extract(epoch from d.due_at - ${now}::timestamptz)::float8 as "secondsLeft"
    from public.claim_decisions d join public.claimed_prizes c on c.id = d.claim_id
    where d.decided_by = ${actor.userId} and d.due_at > ${now}
    order by d.decided_at desc, d.id`);
  return rows;
}
