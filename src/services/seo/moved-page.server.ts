import { q } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

const pages = {
  product: () => q.selectFrom('products').select('slug'),
  portfolio: () => q.selectFrom('portfolio_projects').select('slug'),
  project: () => q.selectFrom('projects').select('slug'),
};
type Page = ReturnType<(typeof pages)['product']>;
export type Renamed = keyof typeof pages;

/** The present slug of a page that was renamed, as far as visitors may see it. */
export async function presentSlug(kind: Renamed, former: string): Promise<string | null> {
  const target = q
    .selectFrom('former_slugs')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', former);
  const page = pages[kind]() as Page;
  const [[found]] = await asVisitor().read(page.where('id', '=', target));
  return found?.slug ?? null;
}
