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

/** The product's stock dealt out evenly; the first variants get what is left over. */
const share = (stock: number, count: number, index: number): number =>
  Math.floor(stock / count) + (index < stock % count ? 1 : 0);

/** Every combination of what a buyer may choose; none for a product without choices. */
export const variantsOf = (product: ProductSeed): readonly VariantSeed[] => {
  const combinations = orNone(product.colours?.map((value) => ({ value, extra: 0 }))).flatMap(
    (color) =>
      orNone(product.finishes?.map(([value, extra]) => ({ value, extra }))).flatMap((material) =>
        orNone(product.sizes).map((size) => ({ color, material, size })),
      ),
  );
  return combinations
    .filter(({ color, material, size }) => color ?? material ?? size)
    .map(({ color, material, size }, index, all) => {
      const extra = (material?.extra ?? 0) + (size?.extra ?? 0);
      const choice = [color, material, size].flatMap((option) => option?.value ?? []);
      return {
        id: idOf('variant', product.slug, ...choice),
        sku: `${product.sku}-${String(index + 1).padStart(2, '0')}`,
        color: color?.value ?? null,
        material: material?.value ?? null,
        size: size?.value ?? null,
        price: product.price + extra,
        sale: product.sale === undefined ? null : product.sale + extra,
        inventory: share(product.stock, all.length, index),
      };
    });
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
