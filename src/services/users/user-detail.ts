import type { ClaimStatus } from '#domain/game/claim-status.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import type { Locale } from '#i18n/locale.ts';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import type { OrderSummary } from '#services/orders/order-summaries.server.ts';
import type { AccountActionName } from './record-account-action.server.ts';

/** What an admin sees of one account. Lists hold the newest entries. */
export interface UserDetail {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  jobPosition: string | null;
  company: string | null;
  locale: Locale;
  createdAt: Date;
  confirmedAt: Date | null;
  lastSignInAt: Date | null;
  /** The end of a block that is in force; null otherwise. */
  blockedUntil: Date | null;
  roles: StaffRole[];
  addresses: CustomerAddress[];
  orders: OrderSummary[];
  orderCount: number;
  claims: UserClaim[];
  points: number;
  pointsHistory: PointsEntry[];
  sessions: UserSession[];
  actions: AccountAction[];
}

export interface UserClaim {
  id: string;
  prize: string;
  instagramUsername: string;
  status: ClaimStatus;
  claimedAt: Date;
}

export interface PointsEntry {
  id: string;
  points: number;
  reason: 'prize_claimed' | 'claim_rejected' | 'staff';
  at: Date;
}

export interface UserSession {
  id: string;
  browser: string;
  system: string;
  /** As the browser sent it. */
  userAgent: string | null;
  openedAt: Date;
  lastSeenAt: Date;
}

export interface AccountAction {
  id: string;
  action: AccountActionName;
  role: StaffRole | null;
  points: number | null;
  blockedUntil: Date | null;
  reason: string | null;
  /** Null when the member of staff has no account any more. */
  by: string | null;
  at: Date;
}
