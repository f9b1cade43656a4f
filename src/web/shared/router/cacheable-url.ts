import { facets } from '#domain/catalog/facets.ts';
import { aspects } from '#domain/catalog/variant-choice.ts';
import { reviewParameters } from '#domain/reviews/review-query.ts';
import { previewParameter } from '../http/preview-parameter.ts';
import { splitPrefix } from '../http/split-prefix.ts';

/** The query parameters that change a page. Free text is missing on purpose: it never ends. */
const parameters: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/shop$/, [...facets, 'min', 'max', 'sort', 'page', 'after', 'before']],
  [/^\/product\/[^/]+$/, [...aspects, ...reviewParameters]],
  [/^\/portfolio$/, ['category']],
  [/^\/workshops$/, ['place']],
  [/^\/careers$/, ['opening']],
  [/^\/$|^\/(about|contact|custom-service|developers|faq|partners|projects|team|our-team)$/, []],
  [/^\/(terms|privacy|return-policy|shipping-info)$|^\/(portfolio|project|workshop)\/[^/]+$/, []],
];

/** Parameters that decide what is rendered, although no page lists them. */
const uncached = new Set(['q', 'token', '_routes', previewParameter]);

/**
 * Path and query under which a page is cached, without parameters that change nothing: otherwise
 * invented ones could push every other page out of the cache. Null when the page is not cached.
 */
export function cacheableUrl(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const pathname = url.slice(0, at);
  const search = new URLSearchParams(url.slice(at));
  if ([...search.keys()].some((name) => uncached.has(name))) return null;
  const { path } = splitPrefix(pathname);
  const names = parameters.find(([pattern]) => pattern.test(path === '/_root' ? '/' : path))?.[1];
  if (!names) return search.size === 0 ? pathname : null;
  const relevant = names.flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return relevant.length === 0 ? pathname : `${pathname}?${new URLSearchParams(relevant)}`;
}
