type OnWaiting = (worker: ServiceWorker) => void;

/**
 * Registers the service worker after the page has loaded, and reports a new version that is
 * waiting.
 */
export function watchForUpdates(container: ServiceWorkerContainer, onWaiting: OnWaiting) {
  let isWatched = true;
  const report: OnWaiting = (worker) => {
    if (isWatched) onWaiting(worker);
  };
  const register = async () => {
    const registration = await container.register('/sw.js');
    // The first version activates by itself: there is no older page to replace.
    if (registration.waiting && container.controller) report(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && container.controller) report(coming);
      });
    });
  };
  // Registration fails in private windows, for example; only the offline copy is lost.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    isWatched = false;
    removeEventListener('load', start);
  };
}
