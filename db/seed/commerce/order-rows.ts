import { productOf } from '../catalog/catalog.ts';
import { variantOptionsOf, variantsOf, type VariantSeed } from '../catalog/variants.ts';
import { workshopOf } from '../catalog/workshops.ts';
import { idOf } from '../ids.ts';
import { decimal } from '../money.ts';
import { userId } from '../people/people-rows.ts';
import { pictureOfRoom, picturesOfProduct } from '../pictures.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore, hoursAfter, shopDay } from '../time.ts';
import { deliveryFees } from './addresses.ts';
import { couponId, discountOf } from './coupons.ts';
import { type OrderLine, orders, type OrderSeed } from './orders.ts';
import { stepsTo } from './timeline.ts';

const orderId = (order: OrderSeed): string => idOf('order', order.key);
const placedAt = (order: OrderSeed, now: Date): Date => daysBefore(now, order.daysAgo);
const buyer = (order: OrderSeed): string | null => (order.guest ? null : userId(order.email));

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

const priced = (line: OrderLine) => {
  const product = productOf(line.slug);
  const variant = chosenVariant(line);
  const unit = 100 * (variant ? (variant.sale ?? variant.price) : (product.sale ?? product.price));
  return { ...line, product, variant, unit, total: unit * line.quantity };
};

const amounts = ({ lines, coupon, address }: OrderSeed) => {
  const subtotal = lines.reduce((sum, line) => sum + priced(line).total, 0);
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const shipping = deliveryFees[address.governorate] * 100;
  const total = subtotal - discount;
  return { subtotal, discount, shipping, total, payable: total + shipping };
};

const toOrderRow = (order: OrderSeed, number: string, now: Date) => {
  const { subtotal, discount, shipping, total, payable } = amounts(order);
  const { label: _label, ...address } = order.address;
  return {
    id: orderId(order),
    number: `${shopDay(placedAt(order, now)).slice(2).replaceAll('-', '')}-${number}`,
    user_id: buyer(order),
    email: order.email,
    phone: order.address.phone,
    status: order.status,
    subtotal: decimal(subtotal),
    discount: decimal(discount),
    shipping: decimal(shipping),
    tax: decimal(0),
    tax_included: true,
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
    delivered_at: deliveredAt(order, now),
    created_at: placedAt(order, now),
    updated_at: hoursAfter(placedAt(order, now), stepsTo[order.status].at(-1)?.afterHours ?? 0),
  };
};

const toItemRows = (order: OrderSeed, now: Date) =>
  order.lines.map(priced).map(({ product, variant, unit, quantity, total }, position) => ({
    id: idOf('order item', order.key, position),
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
    created_at: placedAt(order, now),
  }));

const workshopColumns = ({ origin, craft }: ReturnType<typeof productOf>) => {
  const [workshop, workshop_ar] = workshopOf(origin, craft);
  return { workshop, workshop_ar };
};

const entryId = (order: OrderSeed, index: number): string => idOf('timeline', order.key, index);

const deliveredAt = (order: OrderSeed, now: Date): Date | null => {
  const arrival = stepsTo[order.status].find(({ status }) => status === 'delivered');
  return arrival ? hoursAfter(placedAt(order, now), arrival.afterHours) : null;
};

const toPhotoRows = (order: OrderSeed, now: Date) =>
  stepsTo[order.status].flatMap(({ photos = [], afterHours }, index) =>
    photos.map(({ room, alt }, display_order) => {
      const { url, width, height } = pictureOfRoom(room);
      return {
        id: idOf('order photo', order.key, index, display_order),
        timeline_id: entryId(order, index),
        image_url: url,
        alt_en: alt[0],
        alt_ar: alt[1],
        width,
        height,
        display_order,
        created_at: hoursAfter(placedAt(order, now), afterHours),
      };
    }),
  );

const toTimelineRows = (order: OrderSeed, now: Date) =>
  stepsTo[order.status].map(({ status, afterHours, note }, index) => ({
    id: entryId(order, index),
    order_id: orderId(order),
    status,
    note: note[0],
    note_ar: note[1],
    is_visible: true,
    actor_kind: status === 'placed' ? ('customer' as const) : ('staff' as const),
    actor_id: status === 'placed' ? buyer(order) : userId('sales@fustat.example'),
    created_at: hoursAfter(placedAt(order, now), afterHours),
  }));

/** `numbers`: one running number per order, drawn from the shop's own sequence. */
export const orderRows = (numbers: readonly string[], now: Date): Rows[] => [
  rowsOf(
    'orders',
    orders.map((order, index) => toOrderRow(order, numbers[index] ?? '', now)),
  ),
  rowsOf(
    'order_items',
    orders.flatMap((order) => toItemRows(order, now)),
  ),
  rowsOf(
    'order_timeline',
    orders.flatMap((order) => toTimelineRows(order, now)),
  ),
  rowsOf(
    'order_photos',
    orders.flatMap((order) => toPhotoRows(order, now)),
  ),
  rowsOf(
    'coupon_usage',
    orders.flatMap((order) =>
      order.coupon && !order.guest
        ? [
            {
              id: idOf('coupon usage', order.key),
              coupon_id: couponId(order.coupon),
              user_id: userId(order.email),
              order_id: orderId(order),
              amount_saved: decimal(amounts(order).discount),
              used_at: placedAt(order, now),
            },
          ]
        : [],
    ),
  ),
];
