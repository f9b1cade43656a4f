import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

const minutes = 10;

/**
 * A button pressed twice, or an answer reloaded, sends the same words again: within minutes they are
 * one letter. Letters of one sender wait for each other here; the answer is the time to look back to.
 */
export async function sinceWhenTheSame(
  trx: Transaction<DB>,
  form: string,
  { email, now }: { email: string; now: Date },
): Promise<Date> {
  const key = `${form} ${email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  return new Date(now.getTime() - minutes * 60_000);
}
