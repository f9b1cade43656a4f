import { createClient } from '@supabase/supabase-js';
import { Hono, type Env } from 'hono';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { makeAccount, requestFactsAt } from './accounts.ts';
import { fileDatabase } from './file-database.ts';
import { fileUploads } from './uploads.ts';

type Roles = NonNullable<Parameters<typeof makeAccount>[1]>;

/** The address of an app that is called in-process. */
const inProcessUrl = 'http://shop.test';

/** Both supported versions of the client, calling an app in-process. */
export const clientVersions = [
  ['2.49.8', createClient],
  ['the newest', createNewestClient as unknown as typeof createClient],
] as const;

/** The storage API in this process, with a folder and a database for all tests of a file. */
export function fileStorage<E extends Env>(api: Hono<E>) {
  const uploads = fileUploads();
  const database = fileDatabase();
  return { app: new Hono().route('/storage/v1', api), uploads, database };
}

/** A client of the storage with this key or access token. */
export function storageClient(
  create: typeof createClient,
  app: Pick<Hono, 'request'>,
  token: string,
) {
  const call: typeof fetch = async (input, init) => app.request(new Request(input, init));
  const options = {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: call, headers: { Authorization: `Bearer ${token}` } },
  };
  return create(inProcessUrl, 'sb_publishable_demo', options).storage;
}

export const serviceKey = () => signLegacyKey({ role: 'service_role' });

/** The access token of a new account with these roles. */
export async function accessTokenOf(now: Date, ...roles: Roles): Promise<string> {
  const account = await makeAccount(now, roles);
  const signedIn = await signIn(account, requestFactsAt(now));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  return signedIn.session.accessToken;
}
