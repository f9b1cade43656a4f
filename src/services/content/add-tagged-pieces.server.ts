import type { Section } from '#domain/content/section.ts';
import { localized } from '#i18n/locale.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { selectCards, toShownPrice } from '../catalog/product-card.server.ts';
import type { Reader } from '../shared/reader.ts';

/** Reads the products that items name, at today's price; unpublished ones are left out. */
export async function addTaggedPieces(
  sections: readonly Section[],
  { actor, locale }: Reader,
): Promise<Section[]> {
  const slugs = sections.flatMap(({ items }) => items.flatMap(({ tagged }) => tagged));
  if (slugs.length === 0) return [...sections];
  const [rows] = await asActor(actor).read(selectCards().where('p.slug', 'in', slugs));
  const pieces = rows.map((row) => ({
    slug: row.slug,
    name: localized(locale, row.name, row.name_ar),
    prices: toShownPrice(row),
  }));
  const piecesOf = (tagged: readonly string[]) =>
    tagged.flatMap((slug) => pieces.find((piece) => piece.slug === slug) ?? []);
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.tagged.length > 0 ? { ...item, pieces: piecesOf(item.tagged) } : item,
    ),
  }));
}
