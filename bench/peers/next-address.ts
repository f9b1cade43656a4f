import { addressOf } from '#tests/support/checkouts.ts';

let clients = 0;

/** The address of a client who has not been here before. */
export function nextAddress(): string {
  clients += 1;
  return addressOf(clients);
}
