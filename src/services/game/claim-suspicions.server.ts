import { sql } from 'kysely';
import type { Actor } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';

/** How many other claims look like the same person; zero everywhere means nothing is unusual. */
export interface ClaimSuspicion {
  claimId: string;
  /** From the same network within a day. */
  sameAddress: number;
  /** Of those, from the same browser, system and type of device. */
  sameDeviceFamily: number;
  /** With the same letters in the name: mona.1 and mona_2. */
  sameNameShape: number;
}

/** For marketing and admins; everyone else gets an empty list. */
export async function readClaimSuspicions(
  claimIds: readonly string[],
  actor: Actor,
): Promise<ClaimSuspicion[]> {
  const [rows] = await asActor(actor).read(sql<ClaimSuspicion>`
    select claim_id as "claimId", same_address as "sameAddress",
      same_device_family as "sameDeviceFamily", same_name_shape as "sameNameShape"
    from public.get_claim_suspicions(${[...claimIds]})
    order by claim_id`);
  return rows;
}
