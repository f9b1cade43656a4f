import type { ServerBuild } from 'react-router';

const backOffice = 'admin';

/**
 * The build without the pages of the back office, which are most of all routes: the router compares
 * each address with them several times, and prepares all of them for each page it renders.
 */
export function withoutBackOffice(build: ServerBuild): ServerBuild {
  const { routes, assets } = build;
  const isOfShop = ([id]: [string, unknown]) => firstSegment(routes, id) !== backOffice;
  const select = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(isOfShop));
  return {
    ...build,
    routes: select(routes),
    assets: { ...assets, routes: select(assets.routes) },
  };
}

/** Of the path of a route; undefined for a layout without one. */
function firstSegment(routes: ServerBuild['routes'], id: string): string | undefined {
  const route = routes[id];
  if (!route) return undefined;
  return (
    (route.parentId && firstSegment(routes, route.parentId)) || route.path?.split('/').find(Boolean)
  );
}

/**
 * Whether a path, after the language, can only be a page of the shop. Anything unusual counts as
 * the back office's: the router decodes paths and takes capital letters for small ones.
 */
export const isOutsideBackOffice = (path: string): boolean =>
  path === '/' || (/^\/[a-z-]+(\/|$)/.test(path) && path.split('/', 2)[1] !== backOffice);
