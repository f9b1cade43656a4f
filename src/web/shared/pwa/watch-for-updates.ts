type OnWaiting = (worker: ServiceWorker) => void;

/** Registers the worker once the page is at rest, and tells when another version of it waits. */
export function watchForUpdates(container: ServiceWorkerContainer, onWaiting: OnWaiting) {
  let isWatched = true;
  const tell: OnWaiting = (worker) => {
    if (isWatched) onWaiting(worker);
  };
  const register = async () => {
    const registration = await container.register('/sw.js');
    // The first version takes over by itself: there is no older page to renew.
    if (registration.waiting && container.controller) tell(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && container.controller) tell(coming);
      });
    });
  };
  // A browser that refuses, in private windows for example, loses nothing but the offline copy.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    isWatched = false;
    removeEventListener('load', start);
  };
}
