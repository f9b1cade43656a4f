import { sql } from 'kysely';
import { closePool } from '#platform/database/pool.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { findAccount } from '#services/identity/accounts.server.ts';
import { openSession } from '#services/identity/sessions.server.ts';

/** Many confirmed accounts, each signed in; without passwords, which are slow to hash. */
export async function openManySessions(
  count: number,
  roles: readonly string[] = [],
): Promise<{ userId: string; token: string }[]> {
  const attempt = { now: new Date(), userAgent: 'many' };
  const opened = await asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid() || '@example.com', now(), '{"full_name": "Mona Farid"}'
      from generate_series(1, ${count}::int) returning id`.execute(trx);
    const sessions: { userId: string; token: string }[] = [];
    for (const { id } of rows) {
      await sql`
        insert into public.user_roles (user_id, role)
        select ${id}::uuid, unnest(${[...roles]}::text[])`.execute(trx);
      const account = await findAccount(trx, sql`id = ${id}`);
      const { accessToken } = await openSession(trx, account!, 'password', attempt);
      sessions.push({ userId: id, token: accessToken });
    }
    return sessions;
  });
  // Nothing of this process stays connected to a database that may be stopped.
  await closePool();
  return opened;
}
