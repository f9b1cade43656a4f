import type { GameState } from '#domain/game/game.ts';
import type { ClaimRejectionReason, GameRejectionReason } from '#domain/game/rejections.ts';

export type PlayRefusal = GameRejectionReason | ClaimRejectionReason | 'cooldown' | 'rate_limited';

export type Outcome =
  /** `device` is set by a start; `expired` by an answer that came too late. */
  { ok: true; device?: string; expired?: boolean } | { ok: false; reason: PlayRefusal };

/** The response to every move: its result and the new state. */
export interface Reply {
  outcome: Outcome;
  state: GameState;
}

export const moves = ['start', 'answer', 'next', 'spin', 'claim'] as const;
export type Move = (typeof moves)[number];
