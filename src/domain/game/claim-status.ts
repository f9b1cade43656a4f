import type { ClaimStatus } from './game.ts';

export type { ClaimStatus } from './game.ts';

const after: Record<ClaimStatus, readonly ClaimStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['delivered'],
  rejected: [],
  delivered: [],
};

export const canClaimBecome = (present: ClaimStatus, next: ClaimStatus): boolean =>
  after[present].includes(next);
