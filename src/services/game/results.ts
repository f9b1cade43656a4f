import type {
  Claim,
  CurrentQuestion,
  Game,
  Proof,
  Question,
  Rewards,
  Spin,
  Stage,
} from '#domain/game/game.ts';
import type {
  ClaimRejectionReason,
  CoolingDown,
  ProofRequired,
  GameRejectionReason,
  Rejection,
} from '#domain/game/rejections.ts';
import type { RateLimited } from '../shared/rate-limited.ts';

/**
 * `startGame({ extendedTime?, screenSize?, proof? }, player)`: a running game of the device or the
 * account is resumed.
 */
export type StartResult =
  | { ok: true; device: string; stage: Stage; game: Game; questions: Question[] }
  | Rejection<'game_disabled' | 'invalid_device'>
  | CoolingDown
  | ProofRequired
  | RateLimited;

/** `answerQuestion({ gameId, questionId, option }, player)`; `nextQuestion({ gameId }, player)` starts the clock early. */
export type AnswerResult =
  | {
      ok: true;
      correct: boolean;
      correctOption: number;
      explanation: string;
      /** Too late, or expired. */
      expired: boolean;
      stage: Stage;
      next: CurrentQuestion | null;
    }
  | Rejection<Exclude<GameRejectionReason, 'game_disabled' | 'invalid_device'>>;

export type NextResult =
  | { ok: true; current: CurrentQuestion }
  | Rejection<Exclude<GameRejectionReason, 'game_disabled' | 'invalid_device'>>;

/** `spin({ gameId, nonce? }, player)`: `nonce` is the player's own contribution, any text up to 64 characters. */
export type SpinResult =
  | ({ ok: true; stage: 'claim' } & Spin)
  | Rejection<'game_not_found' | 'wrong_stage'>;

/**
 * `claimPrize({ gameId, instagramUsername }, player)`. When another player was faster
 * (`prize_unavailable`), the player is back at a new wheel, if anything is left to win.
 */
export type ClaimResult =
  | { ok: true; claim: Claim; rewards: Rewards | null }
  | Rejection<ClaimRejectionReason>
  | RateLimited;

/** `linkClaims(player)`: earlier claims of the device become the signed-in user's. */
export type LinkResult =
  | { ok: true; linked: number }
  | Rejection<'not_signed_in' | 'invalid_device'>;

/** `settlePendingClaim(stored, player)`: what to announce after sign-in; null for nothing. */
export type Announcement = 'claimed' | 'linked' | 'prize_not_found' | 'failed';
export type SettleResult = {
  announcement: Announcement | null;
  /** The reason of a failure, if it has a text. */
  reason: Exclude<ClaimResult, { ok: true }>['reason'] | null;
};

/** `readFairness(drawId)`: the secret is in it once the wheel has stopped. */
export type FairnessResult =
  | {
      ok: true;
      drawId: string;
      gameId: string;
      commitment: string;
      segments: { prizeId: string; name: string }[];
      publishedAt: string;
      drawn: { segment: number; proof: Proof; drawnAt: string } | null;
    }
  | Rejection<'draw_not_found'>;
