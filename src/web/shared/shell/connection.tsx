import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '#i18n/react.tsx';
import { WifiOffIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says when the connection drops and returns; the badge stays as long as it is gone. */
export function ConnectionIndicator() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const before = useRef(online);

  useEffect(() => {
    if (before.current === online) return;
    before.current = online;
    toast(
      online
        ? {
            title: t('connection.backTitle'),
            description: t('connection.backText'),
            variant: 'success',
          }
        : { title: t('connection.offlineTitle'), description: t('connection.offlineText') },
    );
  }, [online, t]);

  return (
    <div role="status" className="connection">
      {!online && (
        <span className="connection-badge">
          <WifiOffIcon className="size-4" />
          {t('connection.offlineBadge')}
        </span>
      )}
    </div>
  );
}
