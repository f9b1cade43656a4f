import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { composedPages } from '#domain/content/page-parts.ts';
import { publicPaths } from '#services/admin/publishing/public-paths.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own || '/'] : []), ...pathsOf(children, own)];
  });

it('the pages that links may lead to have a route', () => {
  const known = new Set(pathsOf(routes));
  expect([...publicPaths].filter((path) => !known.has(path))).toEqual([]);
});

it('every page that staff compose is one of them', () => {
  const paths = Object.values(composedPages).map(({ path }) => path);
  expect(paths.filter((path) => !publicPaths.has(path))).toEqual([]);
});
