import { createClient } from '@supabase/supabase-js';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { Hono } from 'hono';
import { restApi } from './index.ts';

const app = new Hono().route('/rest/v1', restApi);
const url = 'http://shop.test';

const mailboxes = {
  customer: 'customer',
  admin: 'admin',
  sales: 'sales',
  marketing: 'marketing',
  technical_office_manager: 'technical',
  content_manager: 'content',
} as const;

export type CallerName = 'visitor' | keyof typeof mailboxes;
export const callerNames = ['visitor', ...Object.keys(mailboxes)] as CallerName[];

export interface TestCaller {
  name: CallerName;
  userId: string | null;
  headers: Record<string, string>;
  /** The key of the application, which both clients send. */
  key: string;
}

/** The accounts of the demo shop, signed in. */
export async function signInCallers(): Promise<Record<CallerName, TestCaller>> {
  const facts = { now: new Date(), address: null, userAgent: 'test', locale: 'en' } as const;
  const { publishable: key } = await currentApiKeys();
  const callers = [{ name: 'visitor', userId: null, headers: {}, key } as TestCaller];
  for (const [name, mailbox] of Object.entries(mailboxes)) {
    const input = { email: `${mailbox}@fustat.example`, password: 'Fustat-demo-2026' };
    const result = await signIn(input, facts);
    if (!result.ok) throw new Error(`${name}: ${result.reason}`);
    const { accessToken, account } = result.session;
    const headers = { Authorization: `Bearer ${accessToken}` };
    callers.push({ name: name as CallerName, userId: account.id, headers, key });
  }
  return Object.fromEntries(callers.map((caller) => [caller.name, caller])) as Record<
    CallerName,
    TestCaller
  >;
}

/** Those that generated requests are sent as: without an account, without a role, with one of two. */
export async function signInFourCallers(): Promise<TestCaller[]> {
  const { visitor, customer, sales, content_manager } = await signInCallers();
  return [visitor, customer, sales, content_manager];
}

/** Sends a request to the API in this process. */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
  app.fetch(new Request(`${url}/rest/v1${path}`, init));

const inProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

/** Both published clients, as the caller. The older one's types serve for both. */
export function clientsOf({ headers, key }: TestCaller) {
  const options = {
    auth: { autoRefreshToken: false, persistSession: false },
    global: { fetch: inProcess, headers },
  };
  return {
    '2.49.8': createOlderClient(key, options),
    newest: createNewestClient(url, key, options) as unknown as RestClient,
  };
}

const createOlderClient = (key: string, options: object) => createClient(url, key, options);

export type RestClient = ReturnType<typeof createOlderClient>;
