import { Agent, request } from 'node:http';
import type { GuestCheckout } from '#tests/support/checkouts.ts';

export interface TimedResponse {
  /** 0 when no answer came. */
  status: number;
  milliseconds: number;
}

/** As many connections as buyers wait; they stay open, as those of a proxy in front of the shop do. */
const agent = new Agent({ keepAlive: true });

/**
 * Sends one order. With `node:http` and without reading the answer, because the load generator works
 * on the same cores as the shop.
 */
export function sendOrder(url: string, { body, headers }: GuestCheckout): Promise<TimedResponse> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - began });
    const sent = request(`${url}/functions/v1/checkout`, { method: 'POST', agent, headers });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? 0));
    });
    sent.on('error', () => end(0));
    sent.end(body);
  });
}

export const closeConnections = (): void => agent.destroy();
