import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import shopRoutes from './routes.ts';
import { createStartFinder, withRoutesFor } from './shared/router/routes-for-path.ts';

/** The routes of the shop as its build lists them. */
const routes: ServerBuild['routes'] = {};

function list(entries: readonly RouteConfigEntry[], parentId: string): void {
  for (const { id: name, file, path, index, children = [] } of entries) {
    const id = name ?? `${file} ${path}`;
    routes[id] = { id, parentId, path, index, module: { default: () => null } };
    list(children, id);
  }
}

routes.root = { id: 'root', path: '', module: { default: () => null } };
list(shopRoutes, 'root');

const build = { routes, assets: { routes } } as unknown as ServerBuild;
const findStart = createStartFinder(build);

/** As the router arranges them. */
const treeOf = (all: ServerBuild['routes'], parent?: string): RouteObject[] =>
  Object.values(all)
    .filter((route) => route!.parentId === parent)
    .map(
      (route) =>
        (route!.index ? route : { ...route, children: treeOf(all, route!.id) }) as RouteObject,
    );

type Handler = ReturnType<typeof handlerOf>;
const handlerOf = (all: ServerBuild['routes']) => createStaticHandler(treeOf(all));

async function matchedBy(handler: Handler, path: string) {
  const found = await handler.query(new Request(`http://shop.test${path}`));
  if (found instanceof Response) throw new Error(`${path} was not matched.`);
  return found.matches.map(({ route, params }) => [route.id, params]);
}

/** A path for each route, with something in place of its parameters. */
const paths = new Set(['/', '/unknown', '/unknown/page', '/administration', '/Admin/Orders']);
for (const id of Object.keys(routes)) {
  const segments = pathOf(id).split('/').filter(Boolean);
  for (const value of ['walnut-chair-2', 'new', 'orders', 'Q7_a']) {
    const named = segments.map((segment) => (/^[:*]/.test(segment) ? value : segment));
    paths.add(`/${named.join('/')}`);
  }
}

function pathOf(id: string): string {
  const { parentId, path = '' } = routes[id]!;
  return `${parentId ? pathOf(parentId) : ''}/${path}`;
}

const whole = handlerOf(routes);

/** The router also looks at the pages above, whose routes it tells the browser. */
const withThoseAbove = (path: string) =>
  path.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/') || '/');

it.each([...paths])('%s and the pages above match the same routes among fewer', async (path) => {
  const start = findStart(path);
  const part = start ? handlerOf(withRoutesFor(build, start).routes) : whole;
  for (const each of withThoseAbove(path)) {
    expect(await matchedBy(part, each)).toEqual(await matchedBy(whole, each));
  }
});

it('pages of the shop are compared with few routes, and the manifest has no others', () => {
  const total = Object.keys(routes).length;
  for (const path of ['/', '/shop', '/product/chair', '/account/orders', '/admin/coupons/new']) {
    const part = withRoutesFor(build, findStart(path)!);
    expect(Object.keys(part.routes).length).toBeLessThan(total / 4);
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
  }
});

describe('the start of a path', () => {
  it.each([
    ['/', ['', '']],
    ['/shop', ['shop', '']],
    ['/shop/', ['shop', '']],
    ['/product/chair', ['product', '']],
    ['/admin/Orders/17', ['admin', 'orders']],
    ['/administration', ['', '']],
  ])('%s', (path, start) => expect(findStart(path)).toEqual(start));

  it.each([
    '/%61dmin',
    '/admin/%6frders',
    '//admin',
    '/admin//orders',
    '/Admin',
    '/__manifest',
    '/_root',
  ])('is null for %s, which the router decodes or serves itself', (path) =>
    expect(findStart(path)).toBeNull(),
  );
});
