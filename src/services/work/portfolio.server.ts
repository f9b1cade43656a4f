import { sql } from 'kysely';
import type { WorkCard, WorkDetail } from '#domain/work/work.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { q, type RowsOf } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import type { Reader } from '../reader.ts';

/** Where a project has no main picture, its first one stands in. */
const picture = sql<string | null>`coalesce(p.main_image, (
  select i.image_url from public.portfolio_images i
  where i.portfolio_id = p.id order by i.display_order, i.id limit 1))`.as('picture');

const selectCards = () =>
  q
    .selectFrom('portfolio_projects as p')
    .select([
      'p.id',
      'p.title_en',
      'p.title_ar',
      'p.category',
      'p.location_en',
      'p.location_ar',
      picture,
    ])
    .where('p.status', '=', 'published');

type Row = RowsOf<ReturnType<typeof selectCards>>[number];

const toCard = (row: Row, locale: Locale): WorkCard => ({
  id: row.id,
  title: localized(locale, row.title_en, row.title_ar),
  category: row.category,
  picture: row.picture,
  location: localized(locale, row.location_en, row.location_ar),
});

/** Newest first. */
export async function listPortfolio(reader: Reader, limit?: number): Promise<WorkCard[]> {
  const [rows] = await as(reader.actor).read(
    selectCards()
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc')
      .$if(limit !== undefined, (cards) => cards.limit(limit!)),
  );
  return rows.map((row) => toCard(row, reader.locale));
}

export async function findPortfolioProject(id: string, reader: Reader): Promise<WorkDetail | null> {
  if (!isUuid(id)) return null;
  const { actor, locale } = reader;
  const [[card], [more]] = await as(actor).read(
    selectCards().where('p.id', '=', id),
    q.selectFrom('portfolio_projects').selectAll().where('id', '=', id),
  );
  if (!card || !more) return null;
  return {
    ...toCard(card, locale),
    description: localized(locale, more.description_en, more.description_ar),
    client: localized(locale, more.client_en, more.client_ar),
    challenge: localized(locale, more.challenge_en, more.challenge_ar),
    solution: localized(locale, more.solution_en, more.solution_ar),
    quote: localized(locale, more.client_quote_en, more.client_quote_ar),
  };
}
