import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { retryLoading } from '#ui/retry-loading.ts';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../shell/shell-data.tsx';
import { usePersonalParts } from './arrived-parts.ts';
import { onAuthStateChange } from './auth-events.ts';
import { hasPendingClaim } from './pending-claim.ts';

/** Submits a prize won before sign-in. Its script is loaded only when there is one. */
function usePendingClaim(): void {
  const userId = usePersonalParts().viewer?.id;
  const address = useHref('/game/pending-claim');
  useEffect(() => {
    if (!userId || !hasPendingClaim()) return;
    void retryLoading(() => import('./submit-pending-claim.ts')).then((module) =>
      module.submitPendingClaim(address),
    );
  }, [userId, address]);
}

/**
 * Reports that the session has ended by itself or in another tab, unless a flash message explains
 * it already.
 */
export function SessionToasts() {
  const t = useT();
  const { flash } = useShell();
  const lastFlash = useRef(flash);
  usePendingClaim();
  useEffect(() => {
    lastFlash.current = flash;
  }, [flash]);
  useEffect(
    () =>
      onAuthStateChange((event) => {
        if (event !== 'SIGNED_OUT' || lastFlash.current) return;
        toast({ title: t('session.expiredTitle'), description: t('session.expiredText') });
      }),
    [t],
  );
  return null;
}
