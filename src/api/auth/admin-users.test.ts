import { createClient } from '@supabase/supabase-js';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { goodPassword, mailsTo, makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { createAuthApi } from './index.ts';

const now = new Date();
const api = createAuthApi({ now: () => now });
let database: TestDatabase;
let server: Awaited<ReturnType<typeof serveApi>>;
let key: string;

const versions = {
  '2.49.8': createClient,
  newest: createNewestClient as unknown as typeof createClient,
};
const clientOf = (version: keyof typeof versions, withKey = key) =>
  versions[version](server.url, withKey, {
    auth: { autoRefreshToken: false, persistSession: false },
  }).auth;
const nowhere = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

beforeAll(async () => {
  database = await testDatabase();
  server = await serveApi('/auth/v1', api as never);
  key = await signLegacyKey({ role: 'service_role' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

describe.each(['2.49.8', 'newest'] as const)('the admin users of supabase-js %s', (version) => {
  const address = (name: string) => `${name}-${version}@example.com`;

  it('are created, read, changed, listed and deleted', async () => {
    const { admin } = clientOf(version);
    const email = address('made');
    await makeAccount(now);
    const user_metadata = { profile_image: 'https://example.com/a.png' };
    const app_metadata = { plan: 'gold', roles: ['admin'] };
    const made = await admin.createUser({
      email,
      password: goodPassword,
      user_metadata,
      app_metadata,
    });
    expect(made.error).toBeNull();
    const { id } = made.data.user!;
    expect(made.data.user).toMatchObject({
      user_metadata,
      app_metadata: { provider: 'email', plan: 'gold', roles: [] },
    });
    expect(made.data.user!.email_confirmed_at).toBeUndefined();
    const attempt = requestFactsAt(now);
    const credentials = { email, password: goodPassword };
    expect(await signIn(credentials, attempt)).toMatchObject({ reason: 'email_not_confirmed' });
    expect((await admin.createUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });

    const confirmed = await admin.updateUserById(id, { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
    expect((await signIn(credentials, attempt)).ok).toBe(true);
    const renamed = await admin.updateUserById(id, { email: address('renamed') });
    expect(renamed.data.user?.email).toBe(address('renamed'));
    const banned = await admin.updateUserById(id, { ban_duration: '24h' });
    expect((banned.data.user as unknown as { banned_until: string }).banned_until).toBeTruthy();
    expect(await signIn({ ...credentials, email: address('renamed') }, attempt)).toMatchObject({
      reason: 'user_banned',
    });

    expect((await admin.getUserById(id)).data.user?.id).toBe(id);
    const list = await admin.listUsers({ page: 1, perPage: 1 });
    expect(list.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect((list.data as { total: number }).total).toBeGreaterThan(1);
    expect((await admin.listUsers({ page: -1 })).error?.status).toBe(400);

    expect((await admin.deleteUser(id)).error).toBeNull();
    for (const result of [
      await admin.getUserById(id),
      await admin.updateUserById(nowhere, { email: 'new@example.com' }),
      await admin.deleteUser(nowhere),
    ]) {
      expect(result.error).toMatchObject({ status: 404, code: 'user_not_found' });
    }
  });

  it('are closed softly, and their address is free again', async () => {
    const { admin } = clientOf(version);
    const email = address('soft');
    const { data } = await admin.createUser({ email, email_confirm: true, password: goodPassword });
    expect((await admin.deleteUser(data.user!.id, true)).error).toBeNull();
    expect((await admin.getUserById(data.user!.id)).error?.status).toBe(404);
    expect((await admin.createUser({ email })).error).toBeNull();
  });

  it('get links that work', async () => {
    const { admin } = clientOf(version);
    const email = address('linked');
    const link = await admin.generateLink({
      type: 'signup',
      email,
      password: goodPassword,
      options: { data: { status: 'alpha' } },
    });
    expect(link.data.user?.user_metadata).toEqual({ status: 'alpha' });
    expect(link.data.properties?.action_link).toMatch(/\?token=.*type=signup&redirect_to=/);
    const visitor = clientOf(version, 'sb_publishable_demo');
    const token_hash = link.data.properties!.hashed_token;
    const opened = await visitor.verifyOtp({ type: 'signup', token_hash });
    expect(opened.data.user?.email_confirmed_at).toBeTruthy();

    const recovery = await admin.generateLink({ type: 'recovery', email });
    const token = recovery.data.properties!.email_otp;
    expect((await visitor.verifyOtp({ type: 'recovery', email, token })).error).toBeNull();

    const newEmail = address('moved');
    const change = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    expect(change.data.user?.new_email).toBe(newEmail);
    const hash = change.data.properties!.hashed_token;
    const moved = await visitor.verifyOtp({ type: 'email_change', token_hash: hash });
    expect(moved.data.user?.email).toBe(newEmail);
    const unknown = await admin.generateLink({ type: 'recovery', email: address('unknown') });
    expect(unknown.error?.code).toBe('user_not_found');
  });

  it('are invited by mail', async () => {
    const { admin } = clientOf(version);
    const email = address('invited');
    const invited = await admin.inviteUserByEmail(email);
    expect(invited.data.user?.invited_at).toBeTruthy();
    const [mail] = await mailsTo(database.owner, email);
    expect(mail).toMatchObject({ template: 'invitation' });
    const token = mail!.text.match(/\b\d{6}\b/)![0];
    const visitor = clientOf(version, 'sb_publishable_demo');
    const opened = await visitor.verifyOtp({ type: 'invite', email, token });
    expect(opened.data.user?.email).toBe(email);
    expect((await admin.inviteUserByEmail('xx:;x@x.x')).error?.message).toBe(
      'Unable to validate email address: invalid format',
    );
  });

  it('lose a factor that they can no longer use', async () => {
    const { admin } = clientOf(version);
    const account = await makeAccount(now);
    const visitor = clientOf(version, 'sb_publishable_demo');
    await visitor.signInWithPassword(account);
    await visitor.mfa.enroll({ factorType: 'totp' });
    const { userId } = account;
    const { data } = await admin.mfa.listFactors({ userId });
    expect(data!.factors).toHaveLength(1);
    const { id } = data!.factors[0]!;
    expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data!.factors).toHaveLength(0);
  });
});

describe('the admin routes', () => {
  it('are closed to visitors, customers, administrators and forged keys', async () => {
    const admin = await makeAccount(now, ['admin']);
    const session = await signIn(admin, requestFactsAt(now));
    if (!session.ok) throw new Error(session.reason);
    const status = async (headers: Record<string, string>) => {
      const response = await api.request('/admin/users', { headers });
      return [response.status, ((await response.json()) as { error_code: string }).error_code];
    };
    expect(await status({})).toEqual([401, 'no_authorization']);
    expect(await status({ apikey: 'demo' })).toEqual([403, 'not_admin']);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const anon = await signLegacyKey({ role: 'anon' });
    expect(await status(bearer(anon))).toEqual([403, 'not_admin']);
    expect(await status(bearer(session.session.accessToken))).toEqual([403, 'not_admin']);
    expect(await status(bearer(`${key}x`))).toEqual([403, 'bad_jwt']);
    const inBrowser = { ...bearer(key), origin: 'https://evil.example' };
    expect(await status(inBrowser)).toEqual([403, 'not_admin']);
  });

  it('neither block nor delete the last administrator, nor delete staff', async () => {
    await database.owner.query('alter table user_roles disable trigger user');
    await database.owner.query('delete from user_roles');
    await database.owner.query('alter table user_roles enable trigger user');
    const { userId } = await makeAccount(now, ['admin']);
    const { admin } = clientOf('newest');
    for (const result of [
      await admin.updateUserById(userId, { ban_duration: '1h' }),
      await admin.deleteUser(userId),
      await admin.deleteUser(userId, true),
    ]) {
      expect(result.error).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect((await admin.getUserById(userId)).data.user?.id).toBe(userId);
  });
});
