import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { WifiOffIcon } from '#ui/icons.tsx';
import { toast, toastStore } from '#ui/toast-store.ts';
import { onLoadFailure } from './load-failures.ts';
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

  useLoadFailures();
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

/** One message at a time: every press tries to fetch what is missing. */
function useLoadFailures(): void {
  const t = useT();
  const shown = useRef(0);
  useEffect(
    () =>
      onLoadFailure(() => {
        const { current, dismiss } = toastStore;
        if (current().some(({ id }) => id === shown.current)) dismiss(shown.current);
        shown.current = toast({ title: t('forms.noConnection'), variant: 'destructive' });
      }),
    [t],
  );
}
