import { readStored, writeStored } from '../storage/use-stored.ts';

export const pendingClaimKey = 'pending-prize-claim';

/** What a visitor won and goes to make an account for; only a win that the server knows counts. */
export interface PendingClaim {
  prizeId?: string;
  instagramUsername?: string;
  deviceId: string | null;
}

export const storePendingClaim = (claim: PendingClaim): void =>
  writeStored(pendingClaimKey, JSON.stringify(claim));

export const hasPendingClaim = (): boolean => readStored(pendingClaimKey) !== null;
