import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import type { OwnLink } from '#domain/admin/readiness/own-links.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { publicPaths } from './public-paths.ts';

/** Links to pages of ours that do not exist, or that visitors cannot see. */
export async function findBrokenLinks(
  trx: Transaction<DB>,
  links: readonly OwnLink[],
): Promise<Finding[]> {
  const paths = [...new Set(links.map(({ path }) => path))];
  const dynamic = paths.filter((path) => !publicPaths.has(path));
  const known = dynamic.length > 0 ? await visiblePaths(trx, dynamic) : new Set<string>();
  return links
    .filter(({ path }) => !publicPaths.has(path) && !known.has(path))
    .map(({ field, path }) => ({ rule: 'broken_link', level: 'red', field, detail: path }));
}

/** Staff see drafts, so that the condition of visitors is repeated here. */
async function visiblePaths(trx: Transaction<DB>, paths: readonly string[]): Promise<Set<string>> {
  const keysOf = (prefix: string) =>
    paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => decoded(path.slice(prefix.length)));
  const products = keysOf('/product/');
  const portfolio = keysOf('/portfolio/').filter(isUuid);
  const projects = keysOf('/project/').filter(isUuid);
  const { rows } = await sql<{ path: string }>`
    select '/product/' || slug as path from public.products
    where status = 'published' and slug = any (${products}::text[])
    union all select '/product/' || id from public.products
    where status = 'published' and id::text = any (${products}::text[])
    union all select '/portfolio/' || id from public.portfolio_projects
    where status = 'published' and id = any (${portfolio}::uuid[])
    union all select '/project/' || id from public.projects
    where is_published and id = any (${projects}::uuid[])`.execute(trx);
  return new Set(rows.map(({ path }) => path));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
