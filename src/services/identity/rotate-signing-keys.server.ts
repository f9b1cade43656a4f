import { sql } from 'kysely';
import { environment } from '#platform/environment.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { forgetKeySet, generateStoredKey } from './signing-keys.server.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Other processes and clients cache the public keys for ten minutes; jobs run once a day. */
const publishedBefore = 20 * hour;
/** Access tokens last 15 minutes, and another process signs with its cached key for ten more. */
const publishedAfter = hour;

/**
 * Replaces the signing key when it is old enough. A new key is published a day before it signs; the
 * old one stays published until its last token has expired, and is deleted afterwards. Runs daily,
 * in any number of processes.
 */
export async function rotateSigningKeys(now: Date): Promise<void> {
  const age = environment().SIGNING_KEY_DAYS * day;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const next = await generateStoredKey();
  // As system: users cannot read keys.
  await asSystem().transaction(async (trx) => {
    // Processes take turns: the second finds the work done.
    await sql`select from auth.signing_keys where status = 'current' for update`.execute(trx);
    await sql`delete from auth.signing_keys
      where status = 'retired' or (status = 'previous' and replaced_at < ${before(publishedAfter)})`.execute(
      trx,
    );
    const replaced = await sql`update auth.signing_keys
      set status = 'previous', replaced_at = ${now}
      where status = 'current' and created_at <= ${before(age)}
        and exists (select from auth.signing_keys
          where status = 'next' and created_at <= ${before(publishedBefore)})
      returning id`.execute(trx);
    if (replaced.rows.length > 0) {
      await sql`update auth.signing_keys set status = 'current' where status = 'next'`.execute(trx);
    }
    await sql`insert into auth.signing_keys
        (id, algorithm, public_jwk, encrypted_private_key, status, created_at)
      select ${next.id}, ${next.algorithm}, ${next.publicJwk}, ${next.encrypted}, 'next', ${now}
      where exists (select from auth.signing_keys
        where status = 'current' and created_at <= ${before(age - day)})
      on conflict do nothing`.execute(trx);
  });
  forgetKeySet();
}
