import pg from 'pg';
import { demoAccounts, demoPassword } from '#db/seed/people/accounts.ts';
import { userId } from '#db/seed/people/people-rows.ts';
import { passwordMatches } from '#services/identity/passwords.server.ts';

/** The demo's password is published: a real shop that knows it would be open to everybody. */
export async function rejectDemoAccounts(url: string): Promise<void> {
  const open: string[] = [];
  for (const { email, encrypted_password } of await findDemoAccounts(url)) {
    if (await passwordMatches(encrypted_password, demoPassword)) open.push(email);
  }
  if (open.length === 0) return;
  throw new Error(
    `This database has demo accounts with the published password (${open.join(', ')}): use another database, or remove them.`,
  );
}

type Found = { email: string; encrypted_password: string | null };

/** By id as well, in case one was given another address. */
async function findDemoAccounts(url: string): Promise<Found[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin read only; set local role service_role');
    const { rows } = await client.query<Found>(
      'select email, encrypted_password from auth.users where id = any ($1) or email = any ($2)',
      [emails.map(userId), emails],
    );
    return rows;
  } finally {
    await client.end();
  }
}
