import { readStored, writeStored } from '../storage/use-stored.ts';

export const pendingClaimKey = 'pending-prize-claim';

/**
 * A prize that a visitor won before making an account. The server only accepts wins that it knows.
 */
export interface PendingClaim {
  prizeId?: string;
  instagramUsername?: string;
  deviceId: string | null;
}

export const storePendingClaim = (claim: PendingClaim): void =>
  writeStored(pendingClaimKey, JSON.stringify(claim));

export const hasPendingClaim = (): boolean => readStored(pendingClaimKey) !== null;
