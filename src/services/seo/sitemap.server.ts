import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

/** A page of the sitemap, in each language. */
export interface SitemapEntry {
  path: string;
  changedAt: Date | null;
  pictures: string[];
}

/** Keeps a file below the limits of crawlers, with both languages. */
const productsPerFile = 5000;

export async function countSitemapFiles(): Promise<number> {
  const [[counted]] = await asVisitor().read(
    db.selectFrom('product_listings').select((of) => of.fn.countAll<string>().as('products')),
  );
  return Math.ceil(Number(counted?.products ?? 0) / productsPerFile);
}

/** Products of one file, in a stable order. */
export async function productEntries(file: number): Promise<SitemapEntry[]> {
  const [rows] = await asVisitor().read(
    db
      .selectFrom('products as p')
      .select((of) => [
        'p.slug',
        'p.updated_at',
        of
          .selectFrom('product_images as i')
          .select(
            sql<string[]>`coalesce(array_agg(i.image_url order by i.display_order), '{}')`.as(
              'urls',
            ),
          )
          .whereRef('i.product_id', '=', 'p.id')
          // The main picture may name the variant that it shows.
          .where((one) => one.or([one('i.variant_id', 'is', null), one('i.is_primary', '=', true)]))
          .as('pictures'),
      ])
      .where('p.status', '=', 'published')
      .orderBy('p.id')
      .limit(productsPerFile)
      .offset((file - 1) * productsPerFile),
  );
  return rows.map(({ slug, updated_at, pictures }) => ({
    path: `/product/${slug}`,
    changedAt: updated_at,
    pictures: pictures ?? [],
  }));
}

/** Workshops, portfolio and projects; staff may hide pages in seo_settings. */
export async function workEntries(): Promise<SitemapEntry[]> {
  const [workshops, portfolio, projects] = await asVisitor().read(
    db
      .selectFrom('workshops')
      .select(['slug', 'updated_at', 'image_url'])
      .where('is_visible', '=', true)
      .orderBy('id'),
    db
      .selectFrom('portfolio_projects as p')
      .leftJoin('portfolio_images as i', 'i.portfolio_id', 'p.id')
      .select([
        'p.id',
        'p.updated_at',
        sql<string[]>`array_agg(i.image_url order by i.display_order)`.as('pictures'),
      ])
      .where('p.status', '=', 'published')
      .groupBy(['p.id', 'p.updated_at'])
      .orderBy('p.id'),
    db
      .selectFrom('projects as p')
      .leftJoin('project_images as i', 'i.project_id', 'p.id')
      .select([
        'p.id',
        'p.updated_at',
        sql<string[]>`array_agg(i.image_url order by i.display_order)`.as('pictures'),
      ])
      .where('p.is_published', '=', true)
      .groupBy(['p.id', 'p.updated_at'])
      .orderBy('p.id'),
  );
  const entries = (folder: string, rows: typeof portfolio): SitemapEntry[] =>
    rows.map(({ id, updated_at, pictures }) => ({
      path: `/${folder}/${id}`,
      changedAt: updated_at,
      pictures: pictures.filter((url) => url !== null),
    }));
  return [
    ...workshops.map(({ slug, updated_at, image_url }) => ({
      path: `/workshop/${slug}`,
      changedAt: updated_at,
      pictures: image_url ? [image_url] : [],
    })),
    ...entries('portfolio', portfolio),
    ...entries('project', projects),
  ];
}
