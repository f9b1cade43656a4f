import { serve } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { goodPassword, mailedToken } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { authApi } from './index.ts';

// The client as published, talking HTTP: what it needs is what the surface promises.
describe('an unmodified supabase-js', () => {
  let database: TestDatabase;
  let server: ReturnType<typeof serve>;
  let url: string;

  beforeAll(async () => {
    database = await testDatabase();
    const app = new Hono().route('/auth/v1', authApi);
    await new Promise<void>((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve());
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  });

  const clientWith = (key: string) =>
    createClient(url, key, { auth: { autoRefreshToken: false, persistSession: false } });

  it('signs up, confirms, signs in, refreshes, changes its user and signs out', async () => {
    const { auth } = clientWith('sb_publishable_demo');
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const email = 'client@example.com';

    const data = { full_name: 'Nadia Samir', phone: '01001234567' };
    const signedUp = await auth.signUp({ email, password: goodPassword, options: { data } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data).toMatchObject({ session: null, user: { email } });

    const early = await auth.signInWithPassword({ email, password: goodPassword });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const token_hash = await mailedToken(database.owner, email);
    const confirmed = await auth.verifyOtp({ type: 'signup', token_hash });
    expect(confirmed.data.session?.user.user_metadata).toMatchObject({ full_name: 'Nadia Samir' });
    expect((await auth.updateUser({ password: goodPassword })).error).toBeNull();
    await auth.signOut();

    const signedIn = await auth.signInWithPassword({ email, password: goodPassword });
    expect(signedIn.error).toBeNull();
    expect((await auth.getUser()).data.user?.email).toBe(email);

    const refreshed = await auth.refreshSession();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);

    const updated = await auth.updateUser({ data: { company: 'Samir & Sons' } });
    expect(updated.data.user?.user_metadata).toMatchObject({ company: 'Samir & Sons' });

    const token = refreshed.data.session!.access_token;
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
    expect(events).toEqual(
      expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
    );
  });

  it('understands refusals by name', async () => {
    const { auth } = clientWith(await signLegacyKey({ role: 'anon' }));
    const weak = await auth.signUp({ email: 'weak@example.com', password: 'password' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] });
    const wrong = await auth.signInWithPassword({ email: 'no@example.com', password: 'nonsense' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const lost = await auth.refreshSession({ refresh_token: 'made up' });
    expect(lost.error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await auth.resetPasswordForEmail('no@example.com')).error).toBeNull();
  });
});
