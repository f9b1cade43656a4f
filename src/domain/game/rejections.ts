import type { ProofChallenge } from './proof-of-work.ts';

/** Why a move is rejected; each reason has a text. */
export type GameRejectionReason =
  | 'game_disabled'
  | 'invalid_device'
  | 'game_not_found'
  | 'wrong_stage'
  | 'already_answered'
  | 'out_of_order'
  | 'invalid_option';

export type ClaimRejectionReason =
  | 'no_prize_selected'
  | 'username_required'
  | 'username_invalid'
  | 'username_taken'
  | 'not_identified'
  | 'account_required'
  | 'already_claimed'
  | 'prize_not_found'
  | 'prize_unavailable'
  | 'claim_check_failed'
  | 'claim_failed'
  | 'claim_unknown';

export type Rejection<Reason extends string> = { ok: false; reason: Reason };

/** `nextPlayAt` is a point in time; `waitUntil` converts it to a duration. */
export type CoolingDown = { ok: false; reason: 'cooldown'; nextPlayAt: string };

/** Many new devices came from this network: solve the challenge or sign in. */
export type ProofRequired = { ok: false; reason: 'proof_required'; challenge: ProofChallenge };
