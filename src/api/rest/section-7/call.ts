import { staffRoles } from '#domain/identity/roles.ts';
import type { CallerName, RestClient } from '../test-callers.ts';

/** Rows of the demo shop that the calls name. */
export interface Ids {
  product: string;
  portfolio: string;
  otherProduct: string;
  section: string;
  content: string;
  prize: string;
  coupon: string;
  code: string;
  usedCoupon: string;
  user: string;
  device: string;
  player: string;
  variedProduct: string;
  category: string;
  self: string | null;
}

export interface Result {
  data: unknown;
  error: { code: string; hint: string | null } | null;
  status: number;
  count?: number | null;
}

export interface Call {
  name: string;
  run: (client: RestClient, ids: Ids) => PromiseLike<Result>;
  /** Who gets rows, whosever they are. */
  allowed: readonly CallerName[];
  /** The column that names the owner of a row: others get rows of their own only. */
  owner?: string;
  /** The function that a denial names. */
  hint?: RegExp;
}

export const members = ['customer', ...staffRoles] as const;
export const everyone = ['visitor', ...members] as const;
export const editors = ['admin', 'marketing', 'content_manager'] as const;
export const marketing = ['admin', 'marketing'] as const;
export const sellers = ['admin', 'sales', 'marketing'] as const;
export const catalog = ['admin', 'technical_office_manager'] as const;
export const noCaller = [] as const;
export const now = () => new Date().toISOString();
export const zero = '00000000-0000-0000-0000-000000000000';
