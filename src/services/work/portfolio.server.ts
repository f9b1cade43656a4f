import type { WorkCard, WorkCategory } from '#domain/work/work.ts';
import { asActor } from '#platform/database/run-as.server.ts';
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
