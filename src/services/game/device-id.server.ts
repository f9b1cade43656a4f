import { isUuid } from '#platform/database/uuid.ts';
import type { Random } from '#platform/random.ts';
import { signed, unsigned } from '../identity/secrets.server.ts';

/** A device is known by an id that only we can issue; cookie and API clients hold it as it is. */
export const issueDevice = (random: Random): string => signed('game-devices', random.uuid());

/** The id inside; null when it is not one of ours. */
export function deviceIdOf(device: string | null): string | null {
  const id = device === null ? null : unsigned('game-devices', device);
  return id !== null && isUuid(id) ? id : null;
}
