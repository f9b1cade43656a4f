import { isUuid } from '#platform/database/uuid.ts';
import type { Random } from '#platform/random.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** A device is identified by an id that only the server can issue. */
export const issueDevice = (random: Random): string => signText('game-devices', random.uuid());

/** The id of a valid device token, otherwise null. */
export function deviceIdOf(device: string | null): string | null {
  const id = device === null ? null : verifySignedText('game-devices', device);
  return id !== null && isUuid(id) ? id : null;
}
