import type { Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Choice, ProductCard, ProductDetail, Variant } from '#domain/catalog/product.ts';
import { chargeOf } from '#domain/catalog/shown-price.ts';
import { clothOf, type SurfacedMaterial } from '#domain/catalog/surfaced-materials.ts';
import { plainRichText } from '#domain/content/plain-rich-text.ts';
import { parseRichText } from '#domain/content/rich-text.ts';
import { samplePicture } from '#domain/enquiries/sample-materials.ts';
import { headTextsOf } from '#domain/seo/head-texts.ts';
import { localized, localizedList, type Locale } from '#i18n/locale.ts';
import { toPicture } from './product-card.server.ts';
import { toModel, type ProductWithShapes } from './product-shapes.server.ts';
import { toWorkshop } from './workshop-row.server.ts';

interface Parts {
  base: ProductCard;
  row: ProductWithShapes;
  pictures: Selectable<DB['product_images']>[];
  variants: Selectable<DB['product_variants']>[];
  workshop: Selectable<DB['workshops']> | undefined;
}

/** Details of a product in the reader's language. */
export function toDetail(parts: Parts, locale: Locale): ProductDetail {
  const { base, row, pictures, variants, workshop } = parts;
  const pick = (english: string | null, arabic: string | null) =>
    localized(locale, english, arabic);
  const formatted = pick(row.description, row.description_ar);
  const description = plainRichText(formatted);
  return {
    ...base,
    sku: row.sku,
    names: bothLanguages(row.name, row.name_ar),
    head: headTextsOf(
      locale,
      {
        title: { en: row.seo_title, ar: row.seo_title_ar },
        description: { en: row.seo_description, ar: row.seo_description_ar },
      },
      { title: base.name, description },
    ),
    description,
    richDescription: parseRichText(formatted),
    pictures: pictures.map((picture) => ({
      ...toPicture(picture, base.name, locale),
      variantId: picture.variant_id,
    })),
    choices: toChoices(row.variant_options, locale, clothOf(row.materials)),
    variants: variants.map(toVariant),
    quantity: row.quantity,
    lowStockThreshold: row.low_stock_threshold,
    materials: row.materials,
    dimensions: row.dimensions as ProductDetail['dimensions'],
    outline: row.outline as ProductDetail['outline'],
    models: row.models.map(toModel),
    weight: numberOrNull(row.weight),
    origin: pick(row.origin, row.origin_ar),
    warrantyYears: row.warranty_years,
    care: pick(row.care_instructions, row.care_instructions_ar),
    features: localizedList(locale, row.features, row.features_ar),
    specifications: localizedList(
      locale,
      pairsOf(row.specifications),
      pairsOf(row.specifications_ar),
    ),
    story: pick(row.story, row.story_ar),
    maker: workshop ? toWorkshop(workshop, locale) : null,
    reviewCount: row.review_count,
  };
}

const numberOrNull = (numeric: string | null): number | null =>
  numeric === null ? null : Number(numeric);

const pairsOf = (json: unknown) => json as [string, string][];

export const bothLanguages = (english: string, arabic: string | null | undefined): Bilingual => ({
  en: english,
  ar: arabic || english,
});

function toVariant(row: Parts['variants'][number]): Variant {
  return {
    id: row.id,
    sku: row.sku,
    color: row.color,
    material: row.material,
    size: row.size,
    ...chargeOf(row),
    inventory: row.inventory,
    dimensions: row.dimensions as Variant['dimensions'],
    weight: numberOrNull(row.weight),
    imageUrl: row.image_url,
  };
}

type StoredChoice = Omit<Choice, 'names' | 'picture'> & { name_ar?: string };
type StoredOptions = Partial<Record<'colors' | 'materials' | 'sizes', StoredChoice[]>>;

/** With the cloth that the colours are of, their swatches show it. */
export function toChoices(
  options: unknown,
  locale: Locale,
  cloth?: SurfacedMaterial,
): ProductDetail['choices'] {
  const stored = options as StoredOptions;
  const read = (choices: StoredChoice[] = [], pictureOf?: (value: string) => string | undefined) =>
    choices.map(({ name, name_ar, value, code }) => ({
      name: localized(locale, name, name_ar),
      names: bothLanguages(name, name_ar),
      value,
      code,
      picture: pictureOf?.(value),
    }));
  return {
    colors: read(stored.colors, () => cloth && `/pictures/surfaces/${cloth}.webp`),
    materials: read(stored.materials, samplePicture),
    sizes: read(stored.sizes),
  };
}
