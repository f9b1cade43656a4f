import { addressOf } from '#tests/support/checkouts.ts';

let asked = 0;

/** The address of a client who has not been here before. */
export function nextAddress(): string {
  asked += 1;
  return addressOf(asked);
}
