import { productOf } from '../catalog/catalog.ts';
import { variantOptionsOf, variantsOf, type VariantSeed } from '../catalog/variants.ts';
import { workshopOf } from '../catalog/workshops.ts';
import { idOf } from '../ids.ts';
import { decimal } from '../money.ts';
import { picturesOfProduct } from '../pictures.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { shopDay } from '../time.ts';
import { couponId, discountOf } from './coupons.ts';
import type { OrderLine } from './orders.ts';
import { deliveredAtOf, missedCallsOf, type SeededOrder } from './seeded-order.ts';

export const orderId = ({ key }: Pick<SeededOrder, 'key'>): string => idOf('order', key);
export const orderItemId = ({ key }: Pick<SeededOrder, 'key'>, position: number): string =>
  idOf('order item', key, position);

const chosenVariant = ({ slug, color, material, size }: OrderLine): VariantSeed | undefined =>
  variantsOf(productOf(slug)).find(
    (variant) =>
      (color ?? variant.color) === variant.color &&
      (material ?? variant.material) === variant.material &&
      (size ?? variant.size) === variant.size,
  );

/** The labels of the variant in both languages: { color: 'Teal', color_ar: … }. */
const chosenOptions = (slug: string, variant: VariantSeed | undefined): Record<string, string> => {
  if (!variant) return {};
  const { colors, materials, sizes } = variantOptionsOf(productOf(slug));
  const named = { color: colors, material: materials, size: sizes } as const;
  return Object.fromEntries(
    (['color', 'material', 'size'] as const).flatMap((kind) => {
      const choice = named[kind].find(({ value }) => value === variant[kind]);
      return choice
        ? [
            [kind, choice.name],
            [`${kind}_ar`, choice.name_ar],
          ]
        : [];
    }),
  );
};

/** A line with its product, its variant, and its price in cents. */
export const pricedLine = (line: OrderLine) => {
  const product = productOf(line.slug);
  const variant = chosenVariant(line);
  const unit = 100 * (variant ? (variant.sale ?? variant.price) : (product.sale ?? product.price));
  return { ...line, product, variant, unit, total: unit * line.quantity };
};

/** In cents. */
export const amountsOf = ({ lines, coupon, shipping }: SeededOrder) => {
  const subtotal = lines.reduce((sum, line) => sum + pricedLine(line).total, 0);
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const total = subtotal - discount;
  return { subtotal, discount, total, payable: total + shipping };
};

/** `number`: the running number. */
export const orderNumber = ({ placedAt }: SeededOrder, number: string): string =>
  `${shopDay(placedAt).slice(2).replaceAll('-', '')}-${number}`;

const toOrderRow = (order: SeededOrder, number: string) => {
  const { subtotal, discount, total, payable } = amountsOf(order);
  const { label: _label, ...address } = order.address;
  return {
    id: orderId(order),
    number: orderNumber(order, number),
    user_id: order.userId,
    email: order.email,
    phone: order.address.phone,
    status: order.status,
    subtotal: decimal(subtotal),
    discount: decimal(discount),
    shipping: decimal(order.shipping),
    tax: decimal(0),
    tax_included: true,
    tax_rate: '14.00',
    total: decimal(total),
    payable: decimal(payable),
    currency: 'USD' as const,
    payment_method: 'cash_on_delivery' as const,
    coupon_id: order.coupon ? couponId(order.coupon) : null,
    coupon_code: order.coupon ?? null,
    address,
    notes: order.notes ?? null,
    locale: order.locale,
    idempotency_key: idOf('checkout', order.key),
    request_hash: '',
    delivered_at: deliveredAtOf(order),
    collected_at: order.cash?.at ?? null,
    collected_by: order.cash?.by ?? null,
    short_by: decimal(order.cash?.shortBy ?? 0),
    call_attempts: missedCallsOf(order),
    created_at: order.placedAt,
    updated_at: order.steps.at(-1)?.at ?? order.placedAt,
  };
};

const toItemRows = (order: SeededOrder) =>
  order.lines.map(pricedLine).map(({ product, variant, unit, quantity, total }, position) => ({
    id: orderItemId(order, position),
    order_id: orderId(order),
    product_id: idOf('product', product.slug),
    variant_id: variant?.id ?? null,
    name: product.name[0],
    name_ar: product.name[1],
    ...workshopColumns(product),
    sku: variant?.sku ?? product.sku,
    options: chosenOptions(product.slug, variant),
    image_url: picturesOfProduct(product.slug).main.url,
    unit_price: decimal(unit),
    quantity,
    line_total: decimal(total),
    position,
    created_at: order.placedAt,
  }));

const workshopColumns = ({ origin, craft }: ReturnType<typeof productOf>) => {
  const [workshop, workshop_ar] = workshopOf(origin, craft);
  return { workshop, workshop_ar };
};

const entryId = (order: SeededOrder, index: number): string => idOf('timeline', order.key, index);

const toPhotoRows = (order: SeededOrder) =>
  order.steps.flatMap(({ photos = [], at }, index) =>
    photos.map(({ url, width, height, alt }, display_order) => ({
      id: idOf('order photo', order.key, index, display_order),
      timeline_id: entryId(order, index),
      image_url: url,
      alt_en: alt[0],
      alt_ar: alt[1],
      width,
      height,
      display_order,
      created_at: at,
    })),
  );

const toTimelineRows = (order: SeededOrder) =>
  order.steps.map(({ status, at, note, by, actor, isInternal = false }, index) => ({
    id: entryId(order, index),
    order_id: orderId(order),
    status,
    note: note?.[0] ?? null,
    note_ar: note?.[1] ?? null,
    is_visible: !isInternal,
    actor_kind: by,
    actor_id: actor,
    created_at: at,
  }));

/** Cancelling an order gives its coupon back. */
const toCouponUses = (order: SeededOrder) =>
  order.coupon && order.status !== 'cancelled'
    ? [
        {
          id: idOf('coupon usage', order.key),
          coupon_id: couponId(order.coupon),
          user_id: order.userId,
          order_id: orderId(order),
          amount_saved: decimal(amountsOf(order).discount),
          used_at: order.placedAt,
        },
      ]
    : [];

/** `numbers`: one running number per order, drawn from the shop's own sequence. */
export const orderRows = (orders: readonly SeededOrder[], numbers: readonly string[]): Rows[] => [
  rowsOf(
    'orders',
    orders.map((order, index) => toOrderRow(order, numbers[index] ?? '')),
  ),
  rowsOf('order_items', orders.flatMap(toItemRows)),
  rowsOf('order_timeline', orders.flatMap(toTimelineRows)),
  rowsOf('order_photos', orders.flatMap(toPhotoRows)),
  rowsOf('coupon_usage', orders.flatMap(toCouponUses)),
];
