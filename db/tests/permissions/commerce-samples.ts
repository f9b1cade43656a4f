import { sampleId } from './callers.ts';
import { returnSamples } from './return-samples.ts';
import type { Row, TableSamples } from './table-samples.ts';

const chair = sampleId('product', 'published');
const coupon = (code: string, change: Row): Row => ({
  id: sampleId('coupon', code),
  code,
  discount_type: 'percentage',
  discount_value: '10.00',
  ...change,
});
const review =
  (status: string) =>
  (owner: string): Row => ({
    id: sampleId('review', status, owner),
    // One review per person and product, hence one product per status.
    product_id: sampleId('reviewed', status),
    user_id: owner,
    rating: 4,
    body: 'Solid.',
    status,
  });
const reviewed = (status: string): Row => ({
  id: sampleId('reviewed', status),
  name: `Reviewed ${status}`,
  slug: `reviewed-${status}`,
  sku: `REVIEWED-${status}`,
  category: 'decor',
  kind: 'vase',
  price: '10.00',
  status: 'published',
});
const timeline =
  (is_visible: boolean) =>
  (owner: string): Row => ({
    id: sampleId('timeline', String(is_visible), owner),
    order_id: sampleId('order', owner),
    status: 'placed',
    is_visible,
    actor_kind: 'system',
  });

const orderIn =
  (status: 'placed' | 'delivered') =>
  (owner: string): Row => {
    const id = status === 'placed' ? sampleId('order', owner) : sampleId('delivered order', owner);
    return {
      id,
      user_id: owner,
      email: 'nour@fustat.example',
      phone: '+201000000000',
      status,
      subtotal: '120.00',
      total: '120.00',
      payable: '120.00',
      currency: 'USD',
      address: {},
      locale: 'en',
      idempotency_key: id,
    };
  };

const photo =
  (is_visible: boolean) =>
  (owner: string): Row => ({
    id: sampleId('photo', String(is_visible), owner),
    timeline_id: sampleId('timeline', String(is_visible), owner),
    image_url: 'order-photos/sample.webp',
    width: 1200,
    height: 900,
  });

export const commerceSamples: readonly TableSamples[] = [
  { table: 'public.account_totals', owned: { totals: (owner) => ({ user_id: owner }) } },
  {
    table: 'public.ordered_names',
    shared: { name: { id: 1_000_000, name: 'Sample', name_ar: 'عينة', sku: 'SAMPLE' } },
  },
  {
    table: 'public.governorates',
    shared: {
      row: {
        code: 'sample',
        name: 'Sample',
        name_ar: 'عينة',
        delivery_fee: '1.00',
        display_order: 99,
      },
    },
  },
  {
    table: 'public.addresses',
    owned: {
      address: (owner) => ({
        id: sampleId('address', owner),
        user_id: owner,
        full_name: 'Nour Adel',
        phone: '+201000000000',
        governorate: 'cairo',
        city: 'Maadi',
        street: 'Road 9',
        building: '12',
      }),
    },
  },
  {
    table: 'public.coupons',
    shared: {
      public: coupon('PUBLIC', {}),
      used: coupon('USED', {}),
      pending: coupon('PENDING', {}),
      'game, of nobody': coupon('GAME-NOBODY', { source: 'game' }),
    },
    owned: {
      personal: (owner) => coupon(`FOR-${owner.slice(0, 8).toUpperCase()}`, { for_user_id: owner }),
    },
  },
  {
    table: 'public.orders',
    owned: { order: orderIn('placed'), 'delivered order': orderIn('delivered') },
  },
  {
    table: 'public.order_items',
    owned: {
      line: (owner) => ({
        id: sampleId('line', owner),
        order_id: sampleId('order', owner),
        product_id: chair,
        name: 'Chair',
        sku: 'CHAIR',
        unit_price: '120.00',
        quantity: 1,
        line_total: '120.00',
      }),
    },
  },
  {
    table: 'public.stock_movements',
    shared: {
      movement: { id: sampleId('movement'), product_id: chair, change: 1, cause: 'adjustment' },
    },
  },
  {
    table: 'public.order_holds',
    owned: {
      hold: (owner) => ({ order_id: sampleId('order', owner), cancels_at: '2026-11-18T12:00:00Z' }),
    },
  },
  {
    table: 'public.order_timeline',
    owned: { 'visible entry': timeline(true), 'internal entry': timeline(false) },
  },
  {
    table: 'public.order_photos',
    owned: { 'photo of a visible entry': photo(true), 'photo of an internal entry': photo(false) },
  },
  {
    table: 'public.mail_outbox',
    owned: {
      'mail about an order': (owner) => ({
        id: sampleId('mail about an order', owner),
        order_id: sampleId('order', owner),
        recipient: 'nour@fustat.example',
        locale: 'en',
        template: 'sample',
        subject: 'Sample',
      }),
    },
  },
  ...returnSamples,
  {
    table: 'public.coupon_usage',
    owned: {
      use: (owner) => ({
        id: sampleId('use', owner),
        coupon_id: sampleId('coupon', 'USED'),
        user_id: owner,
        order_id: sampleId('order', owner),
        amount_saved: '12.00',
      }),
    },
  },
  {
    table: 'public.coupon_totals',
    shared: { totals: { coupon_id: sampleId('coupon', 'USED') } },
  },
  {
    table: 'public.user_pending_coupons',
    owned: {
      'pending coupon': (owner) => ({ user_id: owner, coupon_id: sampleId('coupon', 'PENDING') }),
    },
  },
  {
    table: 'public.products',
    unrecorded: ['pending', 'approved', 'rejected'].map(reviewed),
  },
  {
    table: 'public.reviews',
    owned: {
      'pending review': review('pending'),
      'approved review': review('approved'),
      'rejected review': review('rejected'),
    },
  },
  {
    table: 'public.wishlist_items',
    owned: {
      wish: (owner) => ({ id: sampleId('wish', owner), user_id: owner, product_id: chair }),
    },
  },
  {
    table: 'public.stock_alerts',
    shared: {
      'of a guest': {
        id: sampleId('alert'),
        product_id: chair,
        email: 'guest@fustat.example',
      },
    },
    owned: {
      alert: (owner) => ({ id: sampleId('alert', owner), user_id: owner, product_id: chair }),
    },
  },
];
