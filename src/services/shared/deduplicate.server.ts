import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';

const windowMinutes = 10;

interface Submission {
  form: string;
  email: string;
  now: Date;
}

/**
 * Finds an earlier submission of the same form with the same content, such as after a double click or
 * a reload. Submissions of one sender wait for each other here, so that two at once are one.
 */
export async function deduplicate<Row>(
  trx: Transaction<DB>,
  { form, email, now }: Submission,
  findSince: (since: Date) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const key = `${form} ${email}`;
  await lockUntilCommit(key).execute(trx);
  return findSince(new Date(now.getTime() - windowMinutes * 60_000));
}
