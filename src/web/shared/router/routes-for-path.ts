import type { ServerBuild } from 'react-router';

/** The first two segments of a path; empty where it has none that a route names. */
export type PathStart = readonly [first: string, second: string];

/**
 * The build with those routes alone that can match paths with this start: the router compares each
 * address with all its routes several times, and prepares all of them for each page it renders.
 */
export function withRoutesFor(build: ServerBuild, start: PathStart): ServerBuild {
  const { routes, assets } = build;
  const canMatch = ([id]: [string, unknown]) => isCompatible(segmentsOf(routes, id), start);
  const select = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(canMatch));
  return {
    ...build,
    routes: select(routes),
    assets: { ...assets, routes: select(assets.routes) },
  };
}

/** Of the whole path of a route, with those of its parents. */
function segmentsOf(routes: ServerBuild['routes'], id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = route.path?.split('/').filter(Boolean) ?? [];
  return [...(route.parentId ? segmentsOf(routes, route.parentId) : []), ...own];
}

/** Others, such as `:id`, `*` or `robots.txt`, are compared by the router alone. */
const isPlain = (segment: string) => /^[a-z-]+$/.test(segment);

function isCompatible(segments: string[], start: PathStart): boolean {
  for (const [index, name] of start.entries()) {
    const segment = segments[index];
    if (segment === undefined || !isPlain(segment)) return true;
    if (segment !== name) return false;
  }
  return true;
}

/** Nothing that the router decodes, and none of its own addresses. */
const isUsual = (path: string) => /^\/([a-z-]+(\/[\w-]+)*\/?)?$/.test(path);

/**
 * Finds the start of a path, after the language; null if the path is unusual. There are only as
 * many starts as the routes name, whatever is requested.
 */
export function createStartFinder({ routes }: ServerBuild): (path: string) => PathStart | null {
  const named = new Set<string>();
  for (const id of Object.keys(routes)) {
    const [first = '', second = ''] = segmentsOf(routes, id);
    if (!isPlain(first)) continue;
    named.add(first);
    if (isPlain(second)) named.add(`${first}/${second}`);
  }
  return (path) => {
    if (!isUsual(path)) return null;
    const [, first = '', second = ''] = path.toLowerCase().split('/', 3);
    if (!named.has(first)) return ['', ''];
    return [first, named.has(`${first}/${second}`) ? second : ''];
  };
}
