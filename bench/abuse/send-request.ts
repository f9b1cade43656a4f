import type { Target } from './attack.ts';

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  /** The network address to claim: the drill's own shop believes its proxy. */
  from?: string;
}

export interface Reply {
  /** 400 when the shop closed the connection. */
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

export async function sendRequest(
  { url }: Target,
  path: string,
  { method, headers = {}, body, from }: Sending = {},
): Promise<Reply> {
  const began = performance.now();
  try {
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(from && { 'X-Forwarded-For': from }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const milliseconds = performance.now() - began;
    return { status: response.status, headers: response.headers, text, milliseconds };
  } catch {
    return { status: 400, headers: new Headers(), text: '', milliseconds: 0 };
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
