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
};

type Option = { value: string; extra: number } | null;

const orNone = (options: readonly Exclude<Option, null>[] | undefined): readonly Option[] =>
  options && options.length > 0 ? options : [null];

const choiceOf = ({ color, material, size }: Pick<VariantSeed, 'color' | 'material' | 'size'>) =>
  [color, material, size].flatMap((value) => value ?? []);

const isAmong = (variant: VariantSeed, combinations: ProductSeed['notMade'] = []): boolean =>
  combinations.some((values) => values.every((value) => choiceOf(variant).includes(value)));

/** The product's stock dealt out evenly; the first variants get what is left over. */
const share = (stock: number, count: number, index: number): number =>
  Math.floor(stock / count) + (index < stock % count ? 1 : 0);

function dealtOut(variants: readonly VariantSeed[], { stock, soldOut }: ProductSeed) {
  const left = variants.filter((variant) => !isAmong(variant, soldOut));
  return variants.map((variant) => {
    const place = left.indexOf(variant);
    return { ...variant, inventory: place < 0 ? 0 : share(stock, left.length, place) };
  });
}

/** Every combination of what a buyer may choose that is made; none for a product without choices. */
export const variantsOf = (product: ProductSeed): readonly VariantSeed[] => {
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
      const chosen = {
        color: color?.value ?? null,
        material: material?.value ?? null,
        size: size?.value ?? null,
      };
      return {
        ...chosen,
        id: idOf('variant', product.slug, ...choiceOf(chosen)),
        sku: `${product.sku}-${String(index + 1).padStart(2, '0')}`,
        price: product.price + extra,
        sale: product.sale === undefined ? null : product.sale + extra,
        inventory: 0,
      };
    });
  return dealtOut(
    variants.filter((variant) => !isAmong(variant, product.notMade)),
    product,
  );
};

/** The choices in words, as the product page offers them. */
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
