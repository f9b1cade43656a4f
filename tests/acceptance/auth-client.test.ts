import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, test } from 'vitest';

const shop = inject('shop');
const customer = { email: 'customer@fustat.example', password: 'Fustat-demo-2026' };

const newClient = () =>
  createClient(shop, 'sb_publishable_demo', {
    auth: { autoRefreshToken: false, persistSession: false },
  });

describe('an unmodified supabase-js at the running shop', () => {
  test('signs in, refreshes, changes its user and signs out', async () => {
    const { auth } = newClient();
    const signedIn = await auth.signInWithPassword(customer);
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user?.email).toBe(customer.email);

    const refreshed = await auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);

    const visit = new Date().toISOString();
    const updated = await auth.updateUser({ data: { last_visit: visit } });
    expect(updated.data.user?.user_metadata).toMatchObject({ last_visit: visit });

    const token = refreshed.data.session?.access_token;
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
  });

  test('signs up without learning whether the address was known', async () => {
    const password = 'three walnut lattices';
    const responses = [];
    for (const email of [customer.email, `${crypto.randomUUID()}@example.com`]) {
      const { auth } = newClient();
      const signedUp = await auth.signUp({ email, password });
      const signedIn = await auth.signInWithPassword({ email, password });
      responses.push({
        keys: Object.keys(signedUp.data.user ?? {}),
        identities: signedUp.data.user?.identities?.length,
        session: signedUp.data.session,
        signIn: signedIn.error?.code,
      });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({ session: null, signIn: 'email_not_confirmed' });
  });

  test('asks for a new password without learning whether the address was known', async () => {
    const { auth } = newClient();
    for (const email of [customer.email, `${crypto.randomUUID()}@example.com`]) {
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    }
  });

  test('calls an operation that does not exist and hears so', async () => {
    const { functions } = newClient();
    const { error } = await functions.invoke('no-such-operation', { body: {} });
    expect(error?.name).toBe('FunctionsHttpError');
    expect(error?.context.status).toBe(404);
  });
});
