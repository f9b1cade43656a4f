import type { GameState } from '#domain/game/game.ts';
import type {
  ClaimRejectionReason,
  GameRejectionReason,
  ProofRequired,
} from '#domain/game/rejections.ts';

export type PlayRejection =
  | GameRejectionReason
  | ClaimRejectionReason
  | 'cooldown'
  | 'rate_limited';

export type GameMoveResult =
  /** `device` is set by a start; `expired` by an answer that came too late. */
  | { ok: true; device?: string; expired?: boolean }
  | { ok: false; reason: PlayRejection }
  | ProofRequired;

/** The response to every move: its result and the new state. */
export interface Reply {
  result: GameMoveResult;
  state: GameState;
}

export const moves = ['start', 'answer', 'next', 'spin', 'claim'] as const;
export type GameMove = (typeof moves)[number];
