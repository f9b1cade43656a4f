import { sql } from 'kysely';
import type { WorkCard } from '#domain/work/work.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';

/** Columns of a card; without a main picture the first one is used. */
export const selectPortfolioCards = () =>
  db
    .selectFrom('portfolio_projects as p')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('portfolio_images as image')
          .select(['image.image_url', 'image.dominant_color'])
          .whereRef('image.portfolio_id', '=', 'p.id')
          .where((where) =>
            where.or([
              where('p.main_image', 'is', null),
              where('image.image_url', '=', where.ref('p.main_image')),
            ]),
          )
          .orderBy('image.display_order')
          .orderBy('image.id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.title_en',
      'p.title_ar',
      'p.category',
      'p.location_en',
      'p.location_ar',
      sql<string | null>`coalesce(p.main_image, first.image_url)`.as('picture'),
      'first.dominant_color',
    ])
    .where('p.status', '=', 'published');

type Row = RowsOf<ReturnType<typeof selectPortfolioCards>>[number];

export const toPortfolioCard = (row: Row, locale: Locale): WorkCard => ({
  id: row.id,
  title: localized(locale, row.title_en, row.title_ar),
  category: row.category,
  picture: row.picture,
  color: row.dominant_color,
  location: localized(locale, row.location_en, row.location_ar),
});
