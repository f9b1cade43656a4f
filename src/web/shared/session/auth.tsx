import { useMemo } from 'react';
import { useSubmit } from 'react-router';
import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { usePersonalParts } from './arrived-parts.ts';
import type { Viewer } from './viewer.ts';

interface Auth {
  /** The server knows before it renders, so there is no loading state. */
  state: 'signed-in' | 'signed-out';
  /** Null also on a page that all customers share, until the browser has learnt who they are. */
  user: Viewer | null;
  roles: readonly StaffRole[];
  isAdmin: boolean;
  isTechnicalManager: boolean;
  isSales: boolean;
  isMarketing: boolean;
  hasRole(...wanted: StaffRole[]): boolean;
  signOut(): Promise<void>;
}

export function useAuth(): Auth {
  const { viewer, isSignedIn } = usePersonalParts();
  const submit = useSubmit();
  return useMemo(() => {
    const roles = viewer?.roles ?? [];
    const has = (...wanted: StaffRole[]) => hasRole(roles, ...wanted);
    return {
      state: isSignedIn ? 'signed-in' : 'signed-out',
      user: viewer,
      roles,
      isAdmin: has('admin'),
      isTechnicalManager: has('technical_office_manager'),
      isSales: has('sales'),
      isMarketing: has('marketing'),
      hasRole: has,
      signOut: () => submit(null, { method: 'post', action: '/logout' }),
    };
  }, [viewer, isSignedIn, submit]);
}
