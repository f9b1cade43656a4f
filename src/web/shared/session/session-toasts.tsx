import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../shell/shell-data.tsx';
import { onAuthStateChange } from './auth-events.ts';
import { hasPendingClaim } from './pending-claim.ts';

/** What somebody won as a visitor is claimed when they have signed in; the script for it comes only then. */
function usePendingClaim(): void {
  const userId = useShell().viewer?.id;
  const address = useHref('/game/pending-claim');
  useEffect(() => {
    if (!userId || !hasPendingClaim()) return;
    void import('./submit-pending-claim.ts').then((module) => module.submitPendingClaim(address));
  }, [userId, address]);
}

/** Says when a session ended by itself or in another tab, unless the page says why already. */
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
