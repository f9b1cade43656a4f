import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  createRequestHandler,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { expect, it } from 'vitest';
import * as lastResort from '../errors/last-resort.tsx';
import { DeferredScripts } from './deferred-scripts.tsx';
import * as loadRouteModule from './load-route-module.ts';
import * as unusedParts from './unused-parts.ts';

it('client middleware receives the results of all loaders by route id', async () => {
  let results: unknown;
  const router = createMemoryRouter([
    {
      id: 'root',
      path: '/',
      loader: () => 'frame',
      middleware: [
        async (_args, next) => {
          results = await next();
          return results;
        },
      ],
    },
  ]);
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
    router.initialize();
  });
  expect(results).toEqual({ root: { type: 'data', result: 'frame' } });
});

const build = {
  basename: '/ar',
  allowedActionOrigins: ['**'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  routeDiscovery: { mode: 'initial' },
  future: {},
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  entry: { module: { default: () => new Response('document') } },
  routes: {
    form: { id: 'form', path: 'form', module: { action: () => new Response('saved') } },
  },
} as unknown as ServerBuild;

it('allowedActionOrigins lets forms pass that arrive over a TLS proxy, under a basename', async () => {
  const handle = createRequestHandler(build, 'production');
  const post = (path: string) =>
    handle(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Mona' }),
        headers: { Origin: 'https://shop.example', Host: 'shop.test' },
      }),
    );
  const response = await post('/ar/form');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('saved');
});

it('Scripts returns preload links and one module script when it is called as a hook', async () => {
  const render = (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
    new Response(renderToStaticMarkup(createElement(ServerRouter, { context, url: request.url })));
  const Page = () => createElement(DeferredScripts, { nonce: 'n' });
  const page = { id: 'page', path: 'page', hasLoader: false, module: '/page.js', imports: [] };
  const handle = createRequestHandler(
    {
      ...build,
      assets: {
        entry: { module: '/entry.js', imports: ['/chunk.js'] },
        routes: { page },
        url: '/manifest.js',
        version: '1',
      },
      entry: { module: { default: render } },
      routes: { page: { id: 'page', path: 'page', module: { default: Page } } },
    } as unknown as ServerBuild,
    'production',
  );
  const html = await (await handle(new Request('http://shop.test/ar/page'))).text();
  expect(html).toMatch(/<link rel="modulepreload" href="\/entry\.js"/);
  expect(html.match(/<script [^>]*type="module"/g)).toHaveLength(1);
  expect(html).toContain('nonce="n"');
});

const routerFiles = 'node_modules/react-router/dist/production/lib';

it.each([
  ['dom/ssr/errorBoundaries.js', lastResort],
  ['dom/ssr/routeModules.js', loadRouteModule],
  ['dom/ssr/route-discovery.js', unusedParts],
  ['router/instrumentation.js', unusedParts],
])('%s exports nothing that its replacement lacks', (file, replacement) => {
  const source = readFileSync(join(routerFiles, file), 'utf8');
  const [, names = ''] = /\nexport \{([^}]*)\};\s*$/.exec(source) ?? [];
  expect(names).not.toBe('');
  expect(Object.keys(replacement)).toEqual(
    expect.arrayContaining(names.split(',').map((name) => name.trim())),
  );
});
