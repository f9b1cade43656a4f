import type { Segment } from './wheel.ts';

export const stages = ['disabled', 'questions', 'wheel', 'claim', 'complete'] as const;
export type Stage = (typeof stages)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** As the player may see it: which option is right is not in here. */
export interface Question {
  id: string;
  text: string;
  /** In the order in which this player sees them. */
  options: string[];
  difficulty: Difficulty;
  category: string | null;
}

/** A question that is over, with what could not be known before. */
export interface AnsweredQuestion extends Question {
  /** The chosen option; -1 when time ran out. */
  option: number;
  correct: boolean;
  correctOption: number;
  explanation: string;
}

/** The question whose clock runs, or is about to. */
export interface CurrentQuestion extends Question {
  /** From 0. */
  position: number;
  /** On its clock by the server's time; 0 when only an expiry can be recorded. */
  secondsLeft: number;
  /** Until the clock starts by itself, while the player reads the last explanation; 0 when it runs. */
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

/** A prize on this wheel, with its share of the twelve segments: its odds. */
export interface PrizeOnWheel extends Prize {
  segments: number;
}

export interface Wheel {
  drawId: string;
  /** Twelve, in the order of the wheel. */
  segments: Segment[];
  prizes: PrizeOnWheel[];
  /** Published before the spin; `proof` shows afterwards that it was kept. */
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
  /** Set once the wheel has stopped. */
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
  /** Claimed by a visitor: a coupon or points wait for whoever signs up on this device. */
  needsAccount: boolean;
}

export interface Rewards {
  points: number;
  level: number;
}

/** What a page needs to show the stage that a player is in. */
export interface GameState {
  stage: Stage;
  /** Whether a new game could be started: enabled, and something left to win. */
  isOpen: boolean;
  /** Null when none was started yet, or when the game is disabled. */
  game: Game | null;
  /** When this device may start again; null when it may now. */
  nextPlayAt: string | null;
  /** The one claim of this user or device, if there was one. */
  claim: Claim | null;
  /** Null for visitors. */
  rewards: Rewards | null;
  /** What can be won at present, the rarest last. */
  prizes: Prize[];
}
