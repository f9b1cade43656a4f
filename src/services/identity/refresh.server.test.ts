import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { refresh } from './refresh.server.ts';
import { signOut } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

const start = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

async function opened() {
  const account = await makeAccount(start);
  const result = await signIn(account, requestFactsAt(start));
  if (!result.ok) throw new Error(result.reason);
  return { ...account, session: result.session };
}

async function refreshed(token: string, at: Date): Promise<string> {
  const result = await refresh(token, at);
  if (!result.ok) throw new Error(result.reason);
  return result.session.refreshToken;
}

describe('refresh', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('replaces the token each time and keeps the session', async () => {
    const { session } = await opened();
    const second = await refresh(session.refreshToken, after(800));
    expect(second).toMatchObject({ ok: true, session: { sessionId: session.sessionId } });
    expect(second.ok && second.session.refreshToken).not.toBe(session.refreshToken);
  });

  it('gives two tabs that refresh at the same time the same token', async () => {
    const { session } = await opened();
    const tokens = await Promise.all(
      [1, 2, 3, 4].map(() => refreshed(session.refreshToken, after(800))),
    );
    expect(new Set(tokens).size).toBe(1);
    const { rows } = await database.owner.query(
      'select count(*)::int from auth.refresh_tokens where session_id = $1 and revoked_at is null',
      [session.sessionId],
    );
    expect(rows[0].count).toBe(1);
  });

  it('returns the same token again to a client that lost the response, at any later time', async () => {
    const { session } = await opened();
    const next = await refreshed(session.refreshToken, after(800));
    expect(await refreshed(session.refreshToken, after(80_000))).toBe(next);
  });

  it('tolerates an older token within ten seconds only', async () => {
    const { session } = await opened();
    const second = await refreshed(session.refreshToken, after(800));
    const third = await refreshed(second, after(802));
    expect(await refreshed(session.refreshToken, after(810))).toBe(third);
    expect(await refresh(session.refreshToken, after(811))).toEqual({
      ok: false,
      reason: 'refresh_token_already_used',
    });
  });

  it('ends the whole session when an old token is used again', async () => {
    const { session } = await opened();
    const second = await refreshed(session.refreshToken, after(100));
    const third = await refreshed(second, after(200));
    expect(await refresh(session.refreshToken, after(300))).toMatchObject({
      reason: 'refresh_token_already_used',
    });
    expect(await refresh(third, after(301))).toEqual({
      ok: false,
      reason: 'refresh_token_not_found',
    });
  });

  it('rejects invented tokens, banned users and idle sessions', async () => {
    expect(await refresh('made up', start)).toMatchObject({ reason: 'refresh_token_not_found' });
    const banned = await opened();
    await database.owner.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      banned.userId,
    ]);
    const day = 86_400;
    expect(await refresh(banned.session.refreshToken, after(60))).toMatchObject({ ok: false });
    const idle = await opened();
    expect(await refresh(idle.session.refreshToken, after(31 * day))).toMatchObject({
      reason: 'session_expired',
    });
  });

  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('ends after sign-out with scope %s what it should', async (scope, expected) => {
    const here = await opened();
    const elsewhere = await signIn(here, requestFactsAt(start));
    if (!elsewhere.ok) throw new Error(elsewhere.reason);
    await signOut({ userId: here.userId, sessionId: here.session.sessionId }, scope);
    const results = [
      await refresh(here.session.refreshToken, after(1)),
      await refresh(elsewhere.session.refreshToken, after(1)),
    ];
    expect(results.map((result) => result.ok)).toEqual(expected);
  });
});
