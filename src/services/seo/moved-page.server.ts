import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

export type Renamed = 'product' | 'workshop' | 'portfolio' | 'project';

const formerSlugTarget = (kind: Renamed, slug: string) =>
  db
    .selectFrom('former_slugs')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug);

/** Products are addressed by slug, projects by id; current and former slugs lead there. */
const pages = {
  product: (slug: string) =>
    db
      .selectFrom('products')
      .select('slug as key')
      .where('id', '=', formerSlugTarget('product', slug)),
  workshop: (slug: string) =>
    db
      .selectFrom('workshops')
      .select('slug as key')
      .where('id', '=', formerSlugTarget('workshop', slug)),
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

/** The current key of a page that visitors may see. */
export async function findCurrentKey(kind: Renamed, slug: string): Promise<string | null> {
  const [[found]] = await asVisitor().read(pages[kind](slug));
  return found?.key ?? null;
}
