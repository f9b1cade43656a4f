import { retryLoading } from '#ui/retry-loading.ts';
import { reportLoadFailure } from '../connection/load-failures.ts';
import { splitPrefix } from '../http/split-prefix.ts';
import { addressOf, browserRouter } from './browser-router.ts';
import { fetchScripts } from './fetch-before-import.ts';

/** What the router's manifest says of a route. */
interface RouteFiles {
  id: string;
  module: string;
}

/**
 * Replaces the router's own function (vite.config.ts), which reloads the page when a module cannot be
 * fetched: what was typed there would be lost, and without a connection the page with it. The module
 * is fetched again whenever the connection may be back.
 */
export async function loadRouteModule<Module>(
  route: RouteFiles,
  loaded: Record<string, Module>,
): Promise<Module> {
  const { id, module: address } = route;
  const known = loaded[id];
  if (known) return known;
  const load = async (): Promise<Module> => {
    await fetchScripts(address);
    return import(/* @vite-ignore */ address);
  };
  return (loaded[id] = await retryLoading(load, { onFailure: () => void leaveOrStay() }));
}

/** Opens the page as a document when that is possible, and otherwise stays on the one that is shown. */
async function leaveOrStay(): Promise<void> {
  const router = browserRouter();
  const target = router?.state.navigation.location;
  if (!router || !target || router.state.navigation.state !== 'loading') return;
  const address = addressOf(target);
  const isReachable = await fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (router.state.navigation.location !== target) return;
  if (isReachable) return location.assign(address);
  reportLoadFailure();
  const here = router.state.location;
  const { path } = splitPrefix(here.pathname);
  await router.navigate(addressOf({ ...here, pathname: path }), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}
