import { isUuid } from '#platform/database/uuid.ts';
import type { Random } from '#platform/random.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** A device is known by an id that only we can issue; cookie and API clients hold it as it is. */
export const issueDevice = (random: Random): string => signText('game-devices', random.uuid());

/** The id inside; null when it is not one of ours. */
export function deviceIdOf(device: string | null): string | null {
  const id = device === null ? null : verifySignedText('game-devices', device);
  return id !== null && isUuid(id) ? id : null;
}
