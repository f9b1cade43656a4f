import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person, rowsOf } from '#tests/support/ordering.ts';
import type { Customer } from '../shared/customer.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts';
import { inviteStaff } from './invite-staff.server.ts';
import { readInvitations, revokeInvitation } from './read-invitations.server.ts';

const now = new Date();
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const password = 'Twelve walnut chairs in Damietta';

let database: TestDatabase;
let admin: Customer;
beforeAll(async () => {
  database = await testDatabase();
  admin = await person(now, ['admin']);
});
afterAll(() => database.close());

const rows = <Row extends object>(query: string, ...values: unknown[]) =>
  rowsOf<Row>(database.owner, query, ...values);

let count = 0;
const newAddress = () => `invited-${(count += 1)}@example.com`;

const invite = (email: string, { by = admin, at = now } = {}) =>
  inviteStaff({ email, role: 'sales', locale: 'en' }, { actor: by, now: at });

/** Of the latest invitation. */
async function tokenOf(email: string): Promise<string> {
  const mails = await mailsTo(database.owner, email);
  const invitation = mails.findLast(({ template }) => template === 'staff_invitation');
  return /token=([\w%-]+)/.exec(invitation!.text)![1]!;
}

const accept = (token: string, at = now, newPassword = password) =>
  acceptInvitation(
    { token, fullName: 'Nour Adel', password: newPassword },
    { now: at, address: null },
  );

const rolesOf = async (email: string) =>
  (
    await rows<{ role: string }>(
      `select r.role from user_roles r join auth.users u on u.id = r.user_id where u.email = $1`,
      email,
    )
  ).map(({ role }) => role);

describe('an invitation', () => {
  it('opens an account whose role counts only once it is accepted, and only once', async () => {
    const email = newAddress();
    expect(await invite(email)).toEqual({ ok: true });
    expect(await rows('select from auth.users where email = $1', email)).toEqual([]);
    expect(await readInvitations(admin, now)).toMatchObject([{ email, role: 'sales' }]);
    const token = await tokenOf(email);
    expect(await findInvitation(token, now)).toEqual({ email, role: 'sales' });
    expect(await accept(token, now, 'short')).toMatchObject({ reason: 'weak_password' });
    expect(await rolesOf(email)).toEqual([]);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await rolesOf(email)).toEqual(['sales']);
    expect(await readInvitations(admin, now)).toEqual([]);
    expect(await accept(token)).toEqual({ ok: false, reason: 'invalid_token' });
    const [action] = await rows(
      `select a.action, a.role, a.actor_id from account_actions a join auth.users u on u.id = a.user_id
       where u.email = $1`,
      email,
    );
    expect(action).toEqual({ action: 'role_granted', role: 'sales', actor_id: admin.userId });
    const log = await rows<{ line: string }>(
      `select row_to_json(a)::text as line from audit_log a where table_name = 'staff_invitations'`,
    );
    expect(log.length).toBeGreaterThan(1);
    expect(log.map(({ line }) => line).join()).not.toContain(email);
  });

  it('ends: by time, by another one, when it is taken back, and with the role of its author', async () => {
    const late = newAddress();
    await invite(late);
    expect(await accept(await tokenOf(late), later(73))).toMatchObject({ reason: 'invalid_token' });

    const twice = newAddress();
    await invite(twice);
    const first = await tokenOf(twice);
    await invite(twice, { at: later(0.001) });
    expect(await accept(first)).toMatchObject({ reason: 'invalid_token' });

    const revoked = newAddress();
    await invite(revoked);
    const open = (await readInvitations(admin, now)).find(({ email }) => email === revoked);
    const staff = { actor: admin, now };
    expect(await revokeInvitation(open!.id, staff)).toEqual({ ok: true });
    expect(await revokeInvitation(open!.id, staff)).toMatchObject({ reason: 'not_found' });
    expect(await accept(await tokenOf(revoked))).toMatchObject({ reason: 'invalid_token' });

    const other = await person(now, ['admin']);
    const orphan = newAddress();
    await invite(orphan, { by: other });
    await rows('delete from user_roles where user_id = $1', other.userId);
    expect(await accept(await tokenOf(orphan))).toMatchObject({ reason: 'invalid_token' });
    expect(await rolesOf(orphan)).toEqual([]);
  });

  it('is for admins, for addresses without an account, and not for many in an hour', async () => {
    const sales = await person(now, ['sales']);
    expect(await invite(newAddress(), { by: sales })).toEqual({ ok: false, reason: 'forbidden' });
    expect(await readInvitations(sales, now)).toEqual([]);
    const [known] = await rows<{ email: string }>(
      'select email from auth.users where id = $1',
      sales.userId,
    );
    expect(await invite(known!.email)).toEqual({ ok: false, reason: 'has_account' });
    const email = newAddress();
    for (let sent = 0; sent < 3; sent += 1) await invite(email);
    expect(await invite(email)).toMatchObject({ ok: false, reason: 'rate_limited' });
  });
});
