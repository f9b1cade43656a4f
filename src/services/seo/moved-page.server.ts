import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

export type Renamed = 'product' | 'portfolio' | 'project';

const formerSlugTarget = (kind: Renamed, slug: string) =>
  db
    .selectFrom('former_slugs')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug);

/** Products are known by their slug, works by their id: their slugs, present or former, lead there. */
const pages = {
  product: (slug: string) =>
    db
      .selectFrom('products')
      .select('slug as key')
      .where('id', '=', formerSlugTarget('product', slug)),
  portfolio: (slug: string) =>
    db
      .selectFrom('portfolio_projects')
      .select('id as key')
      .where((is) =>
        is.or([is('slug', '=', slug), is('id', '=', formerSlugTarget('portfolio', slug))]),
      ),
  project: (slug: string) =>
    db
      .selectFrom('projects')
      .select('id as key')
      .where((is) =>
        is.or([is('slug', '=', slug), is('id', '=', formerSlugTarget('project', slug))]),
      ),
};

/** What the address of a page ends with today, as far as visitors may see the page. */
export async function findCurrentKey(kind: Renamed, slug: string): Promise<string | null> {
  const [[found]] = await asVisitor().read(pages[kind](slug));
  return found?.key ?? null;
}
