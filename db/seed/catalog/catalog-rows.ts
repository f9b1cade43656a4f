import { idOf } from '../ids.ts';
import { dollars } from '../money.ts';
import { type Picture, picturesOfProduct } from '../pictures.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { arabic, english, type Text } from '../text.ts';
import { daysBefore, scatter } from '../time.ts';
import { salesOf } from './best-sellers.ts';
import { type CatalogProduct, catalog } from './catalog.ts';
import { setRows } from './set-rows.ts';
import { shapeRows } from './shape-rows.ts';
import { termRows } from './term-rows.ts';
import { dimensionsOf, variantOptionsOf, variantsOf } from './variants.ts';
import { care, crafts, materials, origins, specificationLabels } from './vocabulary.ts';
import { workshopRows } from './workshop-rows.ts';
import { workshopOf } from './workshops.ts';

// Products that are not marked as new were added before this day, so that they never look new.
const SHOP_FILLED = new Date('2025-09-01T07:00:00Z');

const enteredOn = ({ slug, newFor }: CatalogProduct, now: Date): Date =>
  newFor === undefined
    ? daysBefore(SHOP_FILLED, scatter(500, 'entered', slug))
    : daysBefore(now, newFor);

/** Days until dispatch: weeks in the workshop, or a few days from stock. */
const leadTime = (lead: CatalogProduct['lead']) => ({
  lead_time_min_days: lead ? lead[0] * 7 : 3,
  lead_time_max_days: lead ? lead[1] * 7 : 5,
});

const specifications = (product: CatalogProduct, language: 0 | 1): string[][] => {
  const made = product.materials.map((key) => materials[key][language]);
  const lines: Record<string, Text | string> = {
    technique: crafts[product.craft],
    materials: made.join(language === 0 ? ', ' : '، '),
    ...product.specs,
  };
  return Object.entries(lines).map(([key, value]) => [
    specificationLabels[key]?.[language] ?? key,
    typeof value === 'string' ? value : value[language],
  ]);
};

const toProductRow = (product: CatalogProduct, now: Date) => {
  const [workshop, workshop_ar] = workshopOf(product.origin, product.craft);
  const created_at = enteredOn(product, now);
  return {
    id: idOf('product', product.slug),
    slug: product.slug,
    sku: product.sku,
    category: product.category,
    kind: product.piece,
    name: product.name[0],
    name_ar: product.name[1],
    description: product.text[0],
    description_ar: product.text[1],
    price: dollars(product.price),
    discount_price: product.sale === undefined ? null : dollars(product.sale),
    quantity: product.stock,
    low_stock_threshold: 3,
    is_preorder: product.flag === 'pre_order',
    is_sold_out: product.flag === 'sold_out',
    image_url: picturesOfProduct(product.slug).main.url,
    has_variants: variantsOf(product).length > 0,
    variant_options: variantOptionsOf(product),
    colors: [...(product.colours ?? [])],
    materials: [
      ...new Set([...product.materials, ...(product.finishes ?? []).map(([key]) => key)]),
    ],
    dimensions: dimensionsOf(product),
    weight: product.weight.toFixed(2),
    origin: origins[product.origin][0],
    origin_ar: origins[product.origin][1],
    warranty_years: product.warranty,
    ...leadTime(product.lead),
    tags: [...product.tags],
    care_instructions: care[product.care][0],
    care_instructions_ar: care[product.care][1],
    features: english(product.features),
    features_ar: arabic(product.features),
    specifications: specifications(product, 0),
    specifications_ar: specifications(product, 1),
    workshop,
    workshop_ar,
    story: product.story?.[0] ?? null,
    story_ar: product.story?.[1] ?? null,
    status: 'published' as const,
    sales_count: salesOf(product.slug),
    created_at,
    updated_at: created_at,
  };
};

const toVariantRows = (product: CatalogProduct, now: Date) =>
  variantsOf(product).map(({ price, sale, ...variant }, position) => ({
    ...variant,
    image_url:
      picturesOfProduct(product.slug).ofVariant(variant.color, variant.material)?.url ?? null,
    product_id: idOf('product', product.slug),
    price: dollars(price),
    discount_price: sale === null ? null : dollars(sale),
    position,
    created_at: enteredOn(product, now),
    updated_at: enteredOn(product, now),
  }));

const pictureColumns = ({ url, width, height, color, alt }: Picture) => ({
  image_url: url,
  alt_en: alt[0],
  alt_ar: alt[1],
  width,
  height,
  dominant_color: color,
});

/** The main picture, further views of the piece, then the pictures of its variants. */
const toImageRows = (product: CatalogProduct, now: Date) => {
  const { main, mainShows, views, ofVariant } = picturesOfProduct(product.slug);
  const shown = variantsOf(product).find(({ color, material }) => mainShows(color, material));
  const ofVariants = variantsOf(product).flatMap(({ id, color, material }) => {
    const picture = ofVariant(color, material);
    return picture ? [{ variant_id: id, picture }] : [];
  });
  return [
    { variant_id: shown?.id ?? null, picture: main },
    ...views.map((picture) => ({ variant_id: null, picture })),
    ...ofVariants,
  ].map(({ variant_id, picture }, display_order) => ({
    id: idOf('product image', product.slug, display_order),
    product_id: idOf('product', product.slug),
    variant_id,
    display_order,
    is_primary: display_order === 0,
    ...pictureColumns(picture),
    created_at: enteredOn(product, now),
  }));
};

export const catalogRows = (now: Date): Rows[] => [
  termRows,
  workshopRows(now),
  rowsOf(
    'products',
    catalog.map((product) => toProductRow(product, now)),
  ),
  rowsOf(
    'product_variants',
    catalog.flatMap((product) => toVariantRows(product, now)),
  ),
  rowsOf(
    'product_images',
    catalog.flatMap((product) => toImageRows(product, now)),
  ),
  setRows(now),
  ...shapeRows(now),
];
