import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { WifiOffIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';
import { useIsOnline } from './use-is-online.ts';

/** Reports that the connection was lost or is back, and then reloads the data of the page. */
export function ConnectionIndicator() {
  const t = useT();
  const online = useIsOnline();
  const before = useRef(online);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (before.current === online) return;
    before.current = online;
    if (online) void revalidate();
    toast(
      online
        ? {
            title: t('connection.backTitle'),
            description: t('connection.backText'),
            variant: 'success',
          }
        : { title: t('connection.offlineTitle'), description: t('connection.offlineText') },
    );
  }, [online, revalidate, t]);

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
