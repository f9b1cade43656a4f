import { idOf } from '../ids.ts';
import type { ProductSeed } from './product.ts';
import { colours, materials } from './vocabulary.ts';

export type VariantSeed = {
  id: string;
  sku: string;
  color: string | null;
  material: string | null;
  size: string | null;
  /** Whole dollars. */
  price: number;
  sale: number | null;
  inventory: number;
  dimensions: { width: number; depth: number; height: number } | null;
  /** Kilograms. */
  weight: string | null;
};

interface Option {
  value: string;
  extra: number;
}

const orNone = <Offered extends Option>(
  options: readonly Offered[] | undefined,
): readonly (Offered | null)[] => (options && options.length > 0 ? options : [null]);

const optionValues = ({
  color,
  material,
  size,
}: Pick<VariantSeed, 'color' | 'material' | 'size'>) =>
  [color, material, size].flatMap((value) => value ?? []);

const isAmong = (variant: VariantSeed, combinations: ProductSeed['notMade'] = []): boolean =>
  combinations.some((values) => values.every((value) => optionValues(variant).includes(value)));

/** Divides the product's stock evenly; the first variants get the remainder. */
const share = (stock: number, count: number, index: number): number =>
  Math.floor(stock / count) + (index < stock % count ? 1 : 0);

function distributeStock(variants: readonly VariantSeed[], { stock, soldOut }: ProductSeed) {
  const left = variants.filter((variant) => !isAmong(variant, soldOut));
  return variants.map((variant) => {
    const position = left.indexOf(variant);
    return { ...variant, inventory: position < 0 ? 0 : share(stock, left.length, position) };
  });
}

const made = new WeakMap<ProductSeed, readonly VariantSeed[]>();

/** Every combination of options that is made; empty for a product without options. */
export const variantsOf = (product: ProductSeed): readonly VariantSeed[] => {
  const variants = made.get(product) ?? makeVariants(product);
  made.set(product, variants);
  return variants;
};

export const dimensionsOf = ({ size }: Pick<ProductSeed, 'size'>) => {
  const [width, depth, height] = size;
  return { width, depth, height };
};

const makeVariants = (product: ProductSeed): readonly VariantSeed[] => {
  const combinations = orNone(product.colours?.map((value) => ({ value, extra: 0 }))).flatMap(
    (color) =>
      orNone(product.finishes?.map(([value, extra]) => ({ value, extra }))).flatMap((material) =>
        orNone(product.sizes).map((size) => ({ color, material, size })),
      ),
  );
  const variants = combinations
    .filter(({ color, material, size }) => color ?? material ?? size)
    .map(({ color, material, size }, index) => {
      const extra = (material?.extra ?? 0) + (size?.extra ?? 0);
      const options = {
        color: color?.value ?? null,
        material: material?.value ?? null,
        size: size?.value ?? null,
      };
      return {
        ...options,
        id: idOf('variant', product.slug, ...optionValues(options)),
        sku: `${product.sku}-${String(index + 1).padStart(2, '0')}`,
        price: product.price + extra,
        sale: product.sale === undefined ? null : product.sale + extra,
        inventory: 0,
        dimensions: size && dimensionsOf(size),
        weight: size && size.weight.toFixed(2),
      };
    });
  return distributeStock(
    variants.filter((variant) => !isAmong(variant, product.notMade)),
    product,
  );
};

/** The labels of the options, as the product page shows them. */
export const variantOptionsOf = ({ colours: offered, finishes, sizes }: ProductSeed) => ({
  colors: (offered ?? []).map((value) => {
    const { name, code } = colours[value];
    return { name: name[0], name_ar: name[1], value, code };
  }),
  materials: (finishes ?? []).map(([value]) => {
    const [name, name_ar] = materials[value];
    return { name, name_ar, value };
  }),
  sizes: (sizes ?? []).map(({ value, name }) => ({ name: name[0], name_ar: name[1], value })),
});
