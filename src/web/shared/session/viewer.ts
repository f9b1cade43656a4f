import type { StaffRole } from '#domain/identity/roles.ts';

/** Who is looking, as far as the browser may know. */
export interface Viewer {
  id: string;
  email: string;
  fullName: string;
  avatarUrl: string | null;
  roles: StaffRole[];
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}
