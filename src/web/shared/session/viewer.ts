import type { StaffRole } from '#domain/identity/roles.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';

/** The signed-in user, as far as the browser may know. */
export interface Viewer {
  id: string;
  email: string;
  fullName: string;
  avatarUrl: string | null;
  roles: StaffRole[];
  /** Expiry of the access token in milliseconds since 1970. */
  expiresAt: number;
}

/** What pages show of an account. */
interface HeaderBadges {
  unread: number;
  /** The ids of saved products. */
  wished: string[];
  /** The customer's own reviews by product. */
  reviewed: Record<string, ReviewStatus>;
}

/** What belongs to the person who is signed in. */
export interface PersonalParts {
  /** On pages that all customers share it is true before the browser knows who they are. */
  isSignedIn: boolean;
  viewer: Viewer | null;
  /** Null for visitors. */
  badges: HeaderBadges | null;
}
