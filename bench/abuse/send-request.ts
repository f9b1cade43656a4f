import type { Target } from './attack.ts';

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text or a form as it is. */
  body?: unknown;
  /** The network address to claim: the drill's own shop believes its proxy. */
  from?: string;
}

export interface Reply {
  /** 400 when the shop closed the connection, 0 when it did not answer in 30 s. */
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

/** Milliseconds. */
const timeout = 30_000;
const json = { 'Content-Type': 'application/json' };

export async function sendRequest(
  { url }: Target,
  path: string,
  { method, headers = {}, body, from }: Sending = {},
): Promise<Reply> {
  const began = performance.now();
  const isRaw = typeof body === 'string' || body instanceof FormData;
  try {
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        // A form brings its own type.
        ...(body !== undefined && !(body instanceof FormData) && json),
        ...(from && { 'X-Forwarded-For': from }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const milliseconds = performance.now() - began;
    return { status: response.status, headers: response.headers, text, milliseconds };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: isLate ? 0 : 400, headers: new Headers(), text: '', milliseconds: 0 };
  }
}

/** A different one for each number. */
export const addressOf = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

export const demoPassword = 'Fustat-demo-2026';
export const demoEmail = (role: string) => `${role}@fustat.example`;

/** The access token of a demo account. */
export async function signInAs(target: Target, role: string): Promise<string> {
  const body = { email: demoEmail(role), password: demoPassword };
  const reply = await sendRequest(target, '/auth/v1/token?grant_type=password', { body });
  return (JSON.parse(reply.text) as { access_token: string }).access_token;
}

/** The cookies of a demo account. */
export async function signInToPages({ url }: Target, role: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: demoEmail(role), password: demoPassword }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (cookies.length === 0) throw new Error(`Signing in as ${role} got ${response.status}.`);
  return cookies.join('; ');
}

/** Sends `count` requests, so many of them at a time. */
export async function sendMany<Result>(
  count: number,
  atOnce: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await send(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
