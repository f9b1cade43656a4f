import { expect, it } from 'vitest';
import { enrolFactor } from '#services/second-factors/enrol-factor.server.ts';
import { removeFactor } from '#services/second-factors/remove-factor.server.ts';
import { totpCodeAt } from '#services/second-factors/totp.ts';
import { verifyFactor } from '#services/second-factors/verify-factor.server.ts';
import { goodPassword, makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { authenticate } from './authenticate.server.ts';
import { signIn } from './sign-in.server.ts';
import { getUser } from './users.server.ts';

const now = new Date('2026-11-16T10:00:00Z');
const database = fileDatabase();
const requireFactor = (isRequired: boolean) =>
  database.owner.query('update abuse_limits set staff_second_factor = $1', [isRequired]);

async function member() {
  const account = await makeAccount(now, ['sales']);
  const signedIn = await signIn(account, requestFactsAt(now));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const { sessionId, accessToken } = signedIn.session;
  const session = { userId: account.userId, sessionId };
  return { session, account: signedIn.session.account, accessToken };
}

it('roles count in a session once it has the factor that is required of staff', async () => {
  const { session, account } = await member();
  expect(await getUser(session, now)).toMatchObject({ roles: ['sales'], isStaff: true });
  await requireFactor(true);
  expect(await getUser(session, now)).toMatchObject({ roles: [], isStaff: true });

  const enrolled = await enrolFactor({ account, aal: 'aal1' }, now);
  if (!enrolled.ok) throw new Error(enrolled.reason);
  const { id: factorId, secret } = enrolled;
  const wide = { ...session, factorId, code: 'éééééé' };
  expect(await verifyFactor(wide, now)).toEqual({ ok: false, reason: 'mfa_verification_failed' });
  await verifyFactor({ ...session, factorId, code: totpCodeAt(secret, now) }, now);
  expect(await getUser(session, now)).toMatchObject({ roles: ['sales'], aal: 'aal2' });
  await requireFactor(false);
});

it('the level of the actor is that of the session, not that of an older token', async () => {
  const { session, account } = await member();
  const enrolled = await enrolFactor({ account, aal: 'aal1' }, now);
  if (!enrolled.ok) throw new Error(enrolled.reason);
  const { id: factorId, secret } = enrolled;
  const raised = await verifyFactor({ ...session, factorId, code: totpCodeAt(secret, now) }, now);
  if (!raised.ok) throw new Error(raised.reason);
  const { accessToken } = raised.session;
  const levelNow = async () => {
    const result = await authenticate({ accessToken, now });
    return result.state === 'signed-in' && [result.actor.claims['aal'], result.roles];
  };
  expect(await levelNow()).toEqual(['aal2', ['sales']]);

  await removeFactor({ id: factorId, userId: session.userId }, 'aal2', now);
  await requireFactor(true);
  expect(await levelNow()).toEqual(['aal1', []]);
  await requireFactor(false);
});

it('of two factors that are verified at once, the first decides who may verify more', async () => {
  const one = await member();
  const thief = await signIn(
    { email: one.account.email, password: goodPassword },
    requestFactsAt(now),
  );
  if (!thief.ok) throw new Error(thief.reason);
  const { account } = one;
  const factors = [];
  for (const friendlyName of ['mine', 'theirs']) {
    const enrolled = await enrolFactor({ account, aal: 'aal1', friendlyName }, now);
    if (!enrolled.ok) throw new Error(enrolled.reason);
    factors.push(enrolled);
  }
  const [mine, theirs] = factors;
  const sessions = [one.session.sessionId, thief.session.sessionId];
  const results = await Promise.all(
    [mine!, theirs!].map(({ id: factorId, secret }, index) =>
      verifyFactor(
        {
          userId: account.id,
          sessionId: sessions[index]!,
          factorId,
          code: totpCodeAt(secret, now),
        },
        now,
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
