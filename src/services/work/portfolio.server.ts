import { sql } from 'kysely';
import type { WorkCard, WorkCategory, WorkExample } from '#domain/work/work.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { toLeadTime } from '../catalog/product-card.server.ts';
import type { Reader } from '../shared/reader.ts';
import { selectPortfolioCards, toPortfolioCard } from './portfolio-card.server.ts';

const newestFirst = () =>
  selectPortfolioCards().orderBy('p.created_at', 'desc').orderBy('p.id', 'desc');

/** Newest first. */
export async function listPortfolio(reader: Reader, limit?: number): Promise<WorkCard[]> {
  const [rows] = await asActor(reader.actor).read(
    newestFirst().$if(limit !== undefined, (cards) => cards.limit(limit!)),
  );
  return rows.map((row) => toPortfolioCard(row, reader.locale));
}

export async function listPortfolioIn(category: WorkCategory, reader: Reader): Promise<WorkCard[]> {
  const [rows] = await asActor(reader.actor).read(newestFirst().where('p.category', '=', category));
  return rows.map((row) => toPortfolioCard(row, reader.locale));
}

/** The newest ones, with prices and production time of the pieces in them. */
export async function listWorkExamples(reader: Reader, limit: number): Promise<WorkExample[]> {
  const [rows] = await asActor(reader.actor).read(withPieces().limit(limit));
  return rows.map((row) => ({
    ...toPortfolioCard(row, reader.locale),
    prices: row.cheapest && row.dearest ? { from: row.cheapest, to: row.dearest } : null,
    leadTime: toLeadTime(row),
  }));
}

const withPieces = () =>
  newestFirst()
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('portfolio_products as used')
          .innerJoin('products as piece', 'piece.id', 'used.product_id')
          .leftJoin('product_variants as v', (join) =>
            join.onRef('v.product_id', '=', 'piece.id').on('piece.has_variants', '=', true),
          )
          .whereRef('used.portfolio_id', '=', 'p.id')
          .where('piece.status', '=', 'published')
          .select([
            sql<string | null>`min(piece.effective_price)`.as('cheapest'),
            sql<string | null>`max(${priceOfPiece})`.as('dearest'),
            // All pieces are delivered together, so the slowest one counts.
            sql<number | null>`max(piece.lead_time_min_days)`.as('lead_time_min_days'),
            sql<number | null>`max(piece.lead_time_max_days)`.as('lead_time_max_days'),
          ])
          .as('pieces'),
      (join) => join.onTrue(),
    )
    .select(['pieces.cheapest', 'pieces.dearest'])
    .select(['pieces.lead_time_min_days', 'pieces.lead_time_max_days']);

const priceOfPiece = sql`coalesce(v.discount_price, v.price, piece.effective_price)`;
