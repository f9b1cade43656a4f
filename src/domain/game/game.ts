import type { Segment } from './wheel.ts';

export const stages = ['disabled', 'questions', 'wheel', 'claim', 'complete'] as const;
export type Stage = (typeof stages)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A question without its answer. */
export interface Question {
  id: string;
  text: string;
  /** In this player's order. */
  options: string[];
  difficulty: Difficulty;
  category: string | null;
}

/** An answered question with its solution. */
export interface AnsweredQuestion extends Question {
  /** The chosen option; -1 when time ran out. */
  option: number;
  correct: boolean;
  correctOption: number;
  explanation: string;
  /** Null for a question about no craft, or about one without a picture. */
  craft: CraftShown | null;
}

/** How a craft looks, and the slugs of the workshops that practise it. */
export interface CraftShown {
  picture: string;
  workshops: string[];
}

/** The current question, running or about to start. */
export interface CurrentQuestion extends Question {
  /** From 0. */
  position: number;
  /** Seconds left by the server's clock; 0 when time has run out. */
  secondsLeft: number;
  /** Seconds until the clock starts by itself while the player reads; 0 when it runs. */
  startsIn: number;
}

export const prizeTypes = ['product', 'coupon'] as const;
export type PrizeType = (typeof prizeTypes)[number];

export interface Prize {
  id: string;
  name: string;
  type: PrizeType;
  /** Percent off, where the prize is a coupon. */
  value: number | null;
  picture: { url: string; alt: string; width: number; height: number; color: string | null } | null;
}

/** A prize with its number of segments out of twelve. */
export interface PrizeOnWheel extends Prize {
  segments: number;
}

export interface Wheel {
  drawId: string;
  /** Twelve, in the order of the wheel. */
  segments: Segment[];
  prizes: PrizeOnWheel[];
  /** Published before the spin; `proof` shows afterwards that it was respected. */
  commitment: string;
}

export interface Spin {
  /** Where the wheel stops, from 0. */
  segment: number;
  prize: Prize;
  proof: Proof;
}

/** Everything that `verifyDraw` needs. */
export interface Proof {
  drawId: string;
  gameId: string;
  secret: string;
  nonce: string;
  /** The prize of each segment, in the order of the wheel. */
  segments: string[];
  commitment: string;
}

export interface Game {
  id: string;
  expiresAt: string;
  secondsPerQuestion: number;
  extendedTime: boolean;
  answered: AnsweredQuestion[];
  current: CurrentQuestion | null;
  wheel: Wheel;
  /** Set after the spin. */
  spin: Spin | null;
}

export const claimStatuses = ['pending', 'verified', 'rejected', 'delivered'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export interface Claim {
  id: string;
  status: ClaimStatus;
  prizeName: string;
  prizeType: PrizeType;
  claimedAt: string;
  /** Why it was rejected, in the words of staff. */
  reason: string | null;
  /** Claimed by a visitor: coupon and points wait for a sign-up on this device. */
  needsAccount: boolean;
}

export interface Rewards {
  points: number;
  level: number;
}

/** The state of the game for one player. */
export interface GameState {
  stage: Stage;
  /** Whether a new game can start: enabled, with prizes left. */
  isOpen: boolean;
  /** Null before the first game, or when the game is disabled. */
  game: Game | null;
  /** When this device may start again; null when it may now. */
  nextPlayAt: string | null;
  /** The claim of this user or device, if any. */
  claim: Claim | null;
  /** Null for visitors. */
  rewards: Rewards | null;
  /** Available prizes, the rarest last. */
  prizes: Prize[];
}
