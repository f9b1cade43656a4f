import type { ProductCard } from '#domain/catalog/product.ts';
import type { Workshop } from '#domain/catalog/workshop.ts';
import type { WorkCard } from '#domain/work/work.ts';
import { localized } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectCards, toCard } from '../catalog/product-card.server.ts';
import { toWorkshop } from '../catalog/workshop-row.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectPortfolioCards, toPortfolioCard } from '../work/portfolio-card.server.ts';

export interface WorkshopView {
  workshop: Workshop;
  /** The name of its governorate. */
  governorate: string;
  pieces: ProductCard[];
  /** Portfolio projects that contain its pieces. */
  projects: WorkCard[];
}

const maxPieces = 48;
const maxProjects = 6;

/** A workshop by slug or id, with what it makes and where that stands. */
export async function findWorkshop(
  key: string,
  { actor, locale, now }: DatedReader,
): Promise<WorkshopView | null> {
  const column = isUuid(key) ? 'id' : 'slug';
  const one = db.selectFrom('workshops').where('is_visible', '=', true).where(column, '=', key);
  const id = one.select('workshops.id');
  const [[row], [place], pieces, projects] = await asActor(actor).read(
    one.selectAll(),
    db
      .selectFrom('governorates')
      .select(['name', 'name_ar'])
      .where('code', '=', one.select('governorate')),
    selectCards()
      .where('p.workshop_id', '=', id)
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id')
      .limit(maxPieces),
    selectPortfolioCards()
      .where('p.id', 'in', (of) =>
        of
          .selectFrom('portfolio_products as used')
          .innerJoin('products as made', 'made.id', 'used.product_id')
          .select('used.portfolio_id')
          .where('made.workshop_id', '=', id),
      )
      .orderBy('p.date', 'desc')
      .orderBy('p.id')
      .limit(maxProjects),
  );
  if (!row) return null;
  return {
    workshop: toWorkshop(row, locale),
    governorate: localized(locale, place?.name ?? '', place?.name_ar ?? null),
    pieces: pieces.map((piece) => toCard(piece, locale, now)),
    projects: projects.map((project) => toPortfolioCard(project, locale)),
  };
}
