import { hasRole, type StaffRole } from '../identity/roles.ts';

/** Areas with live updates, and the roles that receive them; admins receive all. */
export const updateAreas = {
  orders: ['sales'],
  returns: ['sales'],
  requests: ['sales', 'technical_office_manager'],
  messages: ['sales'],
  claims: ['marketing'],
  applications: ['marketing'],
  reviews: ['technical_office_manager'],
  users: ['admin'],
  mails: ['admin'],
  /** Who has a record open; the names are asked for, and the database decides who may know. */
  presence: ['sales', 'marketing', 'technical_office_manager', 'content_manager'],
  /** Sums that a job has computed again. */
  analytics: ['marketing'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type UpdateArea = keyof typeof updateAreas;

/** Areas whose records are counted above a list. */
export type ListedArea = Exclude<UpdateArea, 'presence' | 'analytics'>;

export const receivesUpdates = (roles: readonly StaffRole[]): boolean =>
  Object.values(updateAreas).some((readers) => hasRole(roles, ...readers));

export const isUpdateArea = (value: string): value is UpdateArea =>
  Object.hasOwn(updateAreas, value);

/** A record that was added, changed or removed. Names it and nothing of what it contains. */
export interface LiveUpdate {
  area: UpdateArea;
  id: string;
  kind: 'new' | 'changed' | 'removed';
  /** Caused by the reader, perhaps in another tab. */
  isOwn: boolean;
}
