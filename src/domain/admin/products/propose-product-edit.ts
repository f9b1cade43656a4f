import { compareAmounts, fromCents, minAmount, percentOf, subtract, toCents } from '../../money.ts';
import type { RowValues, StoredValue } from '../changes.ts';
import type { ProposedValues } from '../lists/bulk-edit.ts';
import { maxPrice, type ProductEdit } from './product-edit.ts';
import { roundBelow, roundPrice } from './round-price.ts';

interface EditedProduct {
  /** The fields as they are stored. */
  record: RowValues;
  /** Whether it has what published products need. */
  isReady: boolean;
  /** In how many orders it is. */
  timesOrdered: number;
}

/** The new values of one product, or why it stays as it is. */
export function proposeProductEdit(product: EditedProduct, edit: ProductEdit): ProposedValues {
  const { record, isReady, timesOrdered } = product;
  switch (edit.edit) {
    case 'price':
      return proposePrice(record, edit);
    case 'sale':
      return proposeSale(record, edit);
    case 'clearSale':
      return becomes({ discount_price: null });
    case 'room':
      return becomes({ category: edit.room });
    case 'kind':
      return becomes({ kind: edit.kind });
    case 'addTags':
      return becomes({ tags: [...new Set([...tagsOf(record), ...edit.addedTags])] });
    case 'removeTags':
      return becomes({ tags: tagsOf(record).filter((tag) => !edit.removedTags.includes(tag)) });
    case 'leadTime':
      return proposeLeadTime(edit);
    case 'lowStock':
      return becomes({ low_stock_threshold: String(edit.mark) });
    case 'preorder':
      return becomes({ is_preorder: edit.isPreorder });
    case 'soldOut':
      return becomes({ is_sold_out: edit.isSoldOut });
    case 'publish':
      return isReady ? becomes({ status: 'published' }) : rejected('not_ready');
    case 'unpublish':
      return becomes({ status: 'draft' });
    case 'delete':
      return timesOrdered > 0 ? { ...rejected('ordered'), count: timesOrdered } : becomes(null);
  }
}

const becomes = (values: RowValues | null): ProposedValues => ({ ok: true, values });
const rejected = (problem: string) => ({ ok: false as const, problem });

const tagsOf = ({ tags }: RowValues): string[] => (tags ?? []) as string[];
const amountOf = (value: StoredValue | undefined): string => String(value);

type Edit<Name extends ProductEdit['edit']> = Extract<ProductEdit, { edit: Name }>;

function proposePrice(record: RowValues, edit: Edit<'price'>): ProposedValues {
  const exact = changedCents(toCents(amountOf(record['price'])), edit);
  if (exact <= 0n) return rejected('price_not_positive');
  if (exact > toCents(maxPrice)) return rejected('price_too_high');
  const price = roundPrice(fromCents(exact), edit.rounding);
  const sale = record['discount_price'] ?? null;
  const isSaleBelow = sale === null || compareAmounts(amountOf(sale), price) < 0;
  return isSaleBelow ? becomes({ price }) : rejected('sale_not_below');
}

/** Half a cent counts as one. */
function changedCents(price: bigint, { direction, by, unit }: Edit<'price'>): bigint {
  const difference = unit === 'percent' ? (price * toCents(by) + 5_000n) / 10_000n : toCents(by);
  return direction === 'raise' ? price + difference : price - difference;
}

function proposeSale(record: RowValues, edit: Edit<'sale'>): ProposedValues {
  const price = amountOf(record['price']);
  const { saleBy, saleUnit, saleRounding } = edit;
  if (saleUnit === 'price' && compareAmounts(saleBy, price) >= 0) return rejected('sale_not_below');
  const off = saleUnit === 'percent' ? percentOf(price, minAmount(saleBy, '100.00')) : saleBy;
  if (saleUnit !== 'price' && compareAmounts(off, price) >= 0)
    return rejected('price_not_positive');
  const exact = saleUnit === 'price' ? saleBy : subtract(price, off);
  const rounded = roundPrice(exact, saleRounding);
  // Rounding up may reach the price itself.
  const sale = compareAmounts(rounded, price) < 0 ? rounded : roundBelow(price, saleRounding);
  return sale === null ? rejected('sale_not_below') : becomes({ discount_price: sale });
}

function proposeLeadTime({ leadFrom, leadTo }: Edit<'leadTime'>): ProposedValues {
  if (leadTo < leadFrom) return rejected('end_before_start');
  return becomes({ lead_time_min_days: String(leadFrom), lead_time_max_days: String(leadTo) });
}
