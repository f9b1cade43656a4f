import { useEffect, useRef } from 'react';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../shell-data.tsx';
import { onAuthStateChange } from './auth-events.ts';

/** Says when a session ended by itself or in another tab, unless the page says why already. */
export function SessionNotices() {
  const t = useT();
  const { flash } = useShell();
  const lastFlash = useRef(flash);
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
