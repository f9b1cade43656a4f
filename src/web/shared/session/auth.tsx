import { createContext, use, useMemo, type ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { useSessionRefresh } from './use-session-refresh.ts';
import type { Viewer } from './viewer.ts';

interface Auth {
  /** The server knows before it renders, so there is no loading state. */
  state: 'signed-in' | 'signed-out';
  user: Viewer | null;
  roles: readonly StaffRole[];
  isAdmin: boolean;
  isTechnicalManager: boolean;
  isSales: boolean;
  isMarketing: boolean;
  hasRole(...wanted: StaffRole[]): boolean;
  signOut(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  const submit = useSubmit();
  useSessionRefresh(viewer);
  const auth = useMemo<Auth>(() => {
    const roles = viewer?.roles ?? [];
    const has = (...wanted: StaffRole[]) => hasRole(roles, ...wanted);
    return {
      state: viewer ? 'signed-in' : 'signed-out',
      user: viewer,
      roles,
      isAdmin: has('admin'),
      isTechnicalManager: has('technical_office_manager'),
      isSales: has('sales'),
      isMarketing: has('marketing'),
      hasRole: has,
      signOut: () => submit(null, { method: 'post', action: '/logout' }),
    };
  }, [viewer, submit]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}
