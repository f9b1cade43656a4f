import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser } from '#services/identity/users.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { enrolFactor } from '#services/second-factors/enrol-factor.server.ts';
import { staffFactorIsMissing } from '#services/second-factors/staff-second-factor.server.ts';
import { totpCodeAt } from '#services/second-factors/totp.ts';
import { verifyFactor } from '#services/second-factors/verify-factor.server.ts';
import { makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-16T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('is missing only when admins require it and the member of staff has none', async () => {
  const member = await makeAccount(now, ['sales']);
  const signedIn = await signIn(member, requestFactsAt(now));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const { account, sessionId } = signedIn.session;
  expect(await staffFactorIsMissing(account)).toBe(false);
  await database.owner.query('update abuse_limits set staff_second_factor = true');
  expect(await staffFactorIsMissing(account)).toBe(true);

  const enrolled = await enrolFactor({ account, aal: 'aal1' }, now);
  if (!enrolled.ok) throw new Error(enrolled.reason);
  const code = totpCodeAt(enrolled.secret, now);
  const { userId } = member;
  const wide = { userId, sessionId, factorId: enrolled.id, code: 'éééééé' };
  expect(await verifyFactor(wide, now)).toEqual({ ok: false, reason: 'mfa_verification_failed' });
  await verifyFactor({ userId, sessionId, factorId: enrolled.id, code }, now);
  const current = await getUser({ userId, sessionId }, now);
  expect(current).toMatchObject({ aal: 'aal2' });
  expect(await staffFactorIsMissing(current!.account)).toBe(false);
});
