import { sql } from 'kysely';
import { pieceKey, priceLine, type PricedLine } from '#domain/checkout/priced-line.ts';
import { headTextsOf } from '#domain/seo/head-texts.ts';
import type { WorkDetail } from '#domain/work/work.ts';
import { localized, localizedList } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectShownVariant } from '../pricing/shown-variant.server.ts';
import { selectPieces, toPieces } from '../pricing/pieces.server.ts';
import { selectCards, toCard } from '../catalog/product-card.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectPortfolioCards, toPortfolioCard } from './portfolio-card.server.ts';
import { toWorkPicture } from './work-picture.server.ts';

const relatedCount = 3;

/** Everything for the page of a project, in one round trip. */
export async function findPortfolioProject(
  id: string,
  reader: DatedReader,
): Promise<WorkDetail | null> {
  if (!isUuid(id)) return null;
  const { actor, locale, now } = reader;
  const [[card], [project], pictures, hotspots, highlights, products, related] = await asActor(
    actor,
  ).read(
    selectPortfolioCards().where('p.id', '=', id),
    db.selectFrom('portfolio_projects').selectAll().where('id', '=', id),
    selectPictures(id),
    db
      .selectFrom('portfolio_hotspots')
      .select(['image_id', 'product_id', 'x', 'y'])
      .where('image_id', 'in', selectPictures(id).clearSelect().clearOrderBy().select('id')),
    db
      .selectFrom('portfolio_highlights')
      .selectAll()
      .where('project_id', '=', id)
      .orderBy('display_order')
      .orderBy('id'),
    selectUsed(id),
    selectRelated(id),
  );
  if (!card || !project) return null;

  const base = toPortfolioCard(card, locale);
  const used = products.map((row) => toCard(row, locale, now));
  const pick = (english: string | null, arabic: string | null) =>
    localized(locale, english, arabic);
  const description = pick(project.description_en, project.description_ar);
  return {
    ...base,
    head: headTextsOf(
      locale,
      {
        title: { en: project.seo_title_en, ar: project.seo_title_ar },
        description: { en: project.seo_description_en, ar: project.seo_description_ar },
      },
      { title: base.title, description },
    ),
    description,
    client: pick(project.client_en, project.client_ar),
    challenge: pick(project.challenge_en, project.challenge_ar),
    solution: pick(project.solution_en, project.solution_ar),
    quote: pick(project.client_quote_en, project.client_quote_ar),
    finishedOn: project.date,
    area: project.area === null ? null : Number(project.area),
    materials: localizedList(locale, project.materials_en, project.materials_ar),
    highlights: highlights.map((highlight) => ({
      title: pick(highlight.title_en, highlight.title_ar),
      description: pick(highlight.description_en, highlight.description_ar),
    })),
    pictures: pictures.map((row) => ({
      ...toWorkPicture(row, base.title, locale),
      hotspots: hotspots
        .filter((spot) => spot.image_id === row.id)
        // A product that is no longer listed keeps its hotspot.
        .filter((spot) => used.some((product) => product.id === spot.product_id))
        .map((spot) => ({ productId: spot.product_id, x: Number(spot.x), y: Number(spot.y) })),
    })),
    products: used,
    room: await priceRoom(products, actor),
    related: related.map((row) => toPortfolioCard(row, locale)),
  };
}

const selectPictures = (id: string) =>
  db
    .selectFrom('portfolio_images')
    .selectAll()
    .where('portfolio_id', '=', id)
    .orderBy('display_order')
    .orderBy('id');

/** The largest pieces first. */
const selectUsed = (id: string) =>
  selectCards()
    .select(selectShownVariant().as('shownVariant'))
    .where(
      'p.id',
      'in',
      db.selectFrom('portfolio_products').select('product_id').where('portfolio_id', '=', id),
    )
    .orderBy('p.effective_price', 'desc')
    .orderBy('p.id');

/** Same category first, then others. */
const selectRelated = (id: string) =>
  selectPortfolioCards()
    .where('p.id', '!=', id)
    .orderBy(
      sql`p.category = (${db.selectFrom('portfolio_projects').select('category').where('id', '=', id)})`,
      'desc',
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(relatedCount);

type UsedRow = RowsOf<ReturnType<typeof selectUsed>>[number];

/** One of each piece at today’s price, in the variant whose price lists show. */
async function priceRoom(
  products: readonly UsedRow[],
  actor: DatedReader['actor'],
): Promise<PricedLine[]> {
  const wanted = products.map(({ id, shownVariant }) => ({
    product_id: id,
    variant_id: shownVariant,
    quantity: 1,
  }));
  if (wanted.length === 0) return [];
  const [found] = await asActor(actor).read(selectPieces(wanted));
  const pieces = toPieces(found);
  return wanted.map((item) =>
    priceLine(pieces.get(pieceKey(item.product_id, item.variant_id)), item),
  );
}
