import { Agent, request } from 'node:http';
import type { GuestCheckout } from '#tests/support/checkouts.ts';

export interface TimedResponse {
  /** 0 when no answer came. */
  status: number;
  milliseconds: number;
}

/** As many connections as buyers wait; they stay open, as those of a proxy in front of the shop do. */
const sharedConnections = new Agent({ keepAlive: true });

/** With `own`, each order opens a connection of its own, as a crowd without a proxy does. */
export type Connection = 'shared' | 'own';

export function sendOrder(
  url: string,
  checkout: GuestCheckout,
  connection: Connection = 'shared',
): Promise<TimedResponse> {
  return sendPost(`${url}/functions/v1/checkout`, checkout, connection);
}

/**
 * Sends a request. With `node:http` and without reading the answer, because the load generator works
 * on the same cores as the shop.
 */
export function sendPost(
  url: string,
  { body, headers }: Pick<GuestCheckout, 'body' | 'headers'>,
  connection: Connection = 'shared',
): Promise<TimedResponse> {
  const agent = connection === 'shared' && sharedConnections;
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - began });
    const sent = request(url, { method: 'POST', agent, headers });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? 0));
    });
    sent.on('error', () => end(0));
    sent.end(body);
  });
}

export const closeConnections = (): void => sharedConnections.destroy();
