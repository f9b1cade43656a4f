import { beforeAll, describe, expect, it } from 'vitest';
import { staffRoles } from '#domain/identity/roles.ts';
import { endlessBlock } from '#domain/users/account-block.ts';
import { authenticate } from '#services/identity/authenticate.server.ts';
import { refresh } from '#services/identity/refresh.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { goodPassword, makeAccount, mailsTo, requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { blockUser, unblockUser } from './block-user.server.ts';
import { sendResetMail } from './send-reset-mail.server.ts';
import { signOutUser } from './sign-out-user.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const database = fileDatabase();
let admin: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  admin = await makeStaff(now, 'admin');
});

const at = (time: string) => new Date(time);
const attemptAt = (time: Date) => requestFactsAt(time);

async function signedIn(roles?: Parameters<typeof makeAccount>[1]) {
  const account = await makeAccount(now, roles);
  const result = await signIn({ email: account.email, password: goodPassword }, attemptAt(now));
  if (!result.ok) throw new Error(result.reason);
  return { ...account, session: result.session };
}

const stateOf = async ({ accessToken }: { accessToken: string }) =>
  (await authenticate({ accessToken, now })).state;

describe('a block', () => {
  it('ends the sessions at once, and sign-in until the last day is over in Cairo', async () => {
    const { userId, email, session } = await signedIn(['sales']);
    expect(await stateOf(session)).toBe('signed-in');
    const block = { userId, lastDay: '2026-03-03', reason: 'Chargebacks' };
    expect(await blockUser(block, admin)).toEqual({ ok: true, until: at('2026-03-03T22:00:00Z') });
    expect(await stateOf(session)).toBe('signed-out');
    expect(await refresh(session.refreshToken, now)).toMatchObject({ ok: false });
    const input = { email, password: goodPassword };
    expect(await signIn(input, attemptAt(at('2026-03-03T21:59:59Z')))).toEqual({
      ok: false,
      reason: 'user_banned',
      details: { lastDay: '2026-03-03' },
    });
    expect(await signIn(input, attemptAt(at('2026-03-03T22:00:00Z')))).toMatchObject({ ok: true });
    // The old session does not come back with the end of the block.
    const later = at('2026-03-03T22:00:00Z');
    expect(await refresh(session.refreshToken, later)).toMatchObject({ ok: false });
  });

  it('lasts until further notice without a day, and can be lifted', async () => {
    const { userId, email } = await makeAccount(now);
    const block = { userId, lastDay: null, reason: 'Abuse' };
    expect(await blockUser(block, admin)).toEqual({ ok: true, until: endlessBlock });
    const input = { email, password: goodPassword };
    expect(await signIn(input, attemptAt(now))).toEqual({ ok: false, reason: 'user_banned' });
    expect(await unblockUser(userId, admin)).toEqual({ ok: true });
    expect(await signIn(input, attemptAt(now))).toMatchObject({ ok: true });
    const { rows } = await database.owner.query(
      'select action, reason from account_actions where user_id = $1 order by action',
      [userId],
    );
    expect(rows).toEqual([
      { action: 'blocked', reason: 'Abuse' },
      { action: 'unblocked', reason: null },
    ]);
  });

  it('is not for a past day, oneself or the last administrator', async () => {
    const { userId } = await makeAccount(now);
    const block = { lastDay: null, reason: 'Test' };
    expect(await blockUser({ ...block, userId, lastDay: '2026-02-28' }, admin)).toMatchObject({
      reason: 'day_in_past',
    });
    expect(await blockUser({ ...block, userId, lastDay: '2026-03-01' }, admin)).toMatchObject({
      ok: true,
    });
    const own = { ...block, userId: admin.actor.userId };
    expect(await blockUser(own, admin)).toMatchObject({ reason: 'last_admin' });
    const other = await makeStaff(now, 'admin');
    expect(await blockUser(own, admin)).toMatchObject({ reason: 'own_account' });
    await blockUser({ ...block, userId: other.actor.userId }, admin);
  });
});

it('signs a user out of every device at once', async () => {
  const { userId, email, session } = await signedIn(['marketing']);
  const second = await signIn({ email, password: goodPassword }, attemptAt(now));
  const bystander = await signedIn();
  expect(await signOutUser(userId, admin)).toEqual({ ok: true });
  expect(await stateOf(session)).toBe('signed-out');
  expect(second.ok && (await stateOf(second.session))).toBe('signed-out');
  expect(await refresh(session.refreshToken, now)).toMatchObject({ ok: false });
  expect(await stateOf(bystander.session)).toBe('signed-in');
});

it('mails a link for a new password, but not to a blocked user and not endlessly', async () => {
  const { userId, email } = await makeAccount(now);
  expect(await sendResetMail(userId, admin)).toEqual({ ok: true });
  expect(await mailsTo(database.owner, email)).toMatchObject([{ template: 'reset_password' }]);
  const results = [];
  for (let count = 0; count < 20; count += 1) results.push(await sendResetMail(userId, admin));
  expect(results.at(-1)).toMatchObject({ reason: 'rate_limited' });
  await blockUser({ userId, lastDay: null, reason: 'Abuse' }, admin);
  expect(await sendResetMail(userId, admin)).toEqual({ ok: false, reason: 'user_blocked' });
});

it.each([undefined, ...staffRoles.filter((role) => role !== 'admin')])(
  'is forbidden to %s',
  async (role) => {
    const caller = await makeStaff(now, ...(role ? [role] : []));
    const { userId, email, session } = await signedIn();
    const results = [
      await blockUser({ userId, lastDay: null, reason: 'Test' }, caller),
      await unblockUser(userId, caller),
      await signOutUser(userId, caller),
      await sendResetMail(userId, caller),
    ];
    for (const result of results) expect(result).toEqual({ ok: false, reason: 'forbidden' });
    expect(await stateOf(session)).toBe('signed-in');
    expect(await mailsTo(database.owner, email)).toEqual([]);
  },
);
