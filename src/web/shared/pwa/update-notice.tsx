import { useEffect, useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { watchForUpdates } from './watch-for-updates.ts';

/** Registers the service worker and offers to reload when a new version is ready. */
export function UpdateNotice() {
  const t = useT();
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return watchForUpdates(navigator.serviceWorker, setWaiting);
  }, []);

  useEffect(() => {
    if (!waiting) return;
    toast({
      title: t('update.title'),
      description: t('update.text'),
      duration: Infinity,
      action: { label: t('update.refresh'), run: () => activate(waiting) },
    });
  }, [waiting, t]);

  return null;
}

/** Activates the new version and reloads the page with it. */
function activate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('activate');
}
