import type { StaffRole } from '#domain/identity/roles.ts';

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
