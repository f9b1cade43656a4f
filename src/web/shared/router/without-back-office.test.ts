import { createRequestHandler, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isOutsideBackOffice, withoutBackOffice } from './without-back-office.ts';

const route = (id: string, path?: string, parentId?: string) => ({
  [id]: { id, path, parentId, module: { loader: () => new Response(id) } },
});

const routes = {
  ...route('root', ''),
  ...route('shop', 'shop', 'root'),
  ...route('updates', 'admin/live', 'root'),
  ...route('messages', undefined, 'root'),
  ...route('frame', 'admin', 'messages'),
  ...route('orders', 'orders', 'frame'),
};

const build = {
  basename: '/',
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  future: {},
  assets: { entry: { module: '', imports: [] }, routes, url: '', version: '1' },
  entry: {
    module: { default: () => new Response('document', { status: 404 }), handleError: () => {} },
  },
  routes,
} as unknown as ServerBuild;

it('the build without the back office serves the shop and nothing below /admin', async () => {
  const part = withoutBackOffice(build);
  expect(Object.keys(part.routes)).toEqual(['root', 'shop', 'messages']);
  expect(Object.keys(part.assets.routes)).toEqual(['root', 'shop', 'messages']);
  const statusOf = async (from: ServerBuild, path: string) =>
    (await createRequestHandler(from, 'production')(new Request(`http://shop.test${path}`))).status;
  expect(await statusOf(part, '/shop')).toBe(200);
  expect(await statusOf(build, '/admin/orders')).toBe(200);
  expect(await statusOf(part, '/admin/orders')).toBe(404);
});

describe('an address is outside the back office', () => {
  it.each(['/', '/shop', '/product/chair', '/administration', '/track-order/again'])(
    'at %s',
    (path) => expect(isOutsideBackOffice(path)).toBe(true),
  );

  it.each([
    '/admin',
    '/admin/orders',
    '/Admin/orders',
    '/%61dmin',
    '//admin',
    '/__manifest',
    '/_root',
  ])('not for certain at %s', (path) => expect(isOutsideBackOffice(path)).toBe(false));
});
