import { reviewers } from '../people/accounts.ts';
import { reviewerEmail } from '../people/people-rows.ts';
import { reviews } from '../people/reviews.ts';
import { addresses, type DemoAddress } from './addresses.ts';

export type OrderStatus =
  | 'placed'
  | 'confirmed'
  | 'in_production'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

export type OrderSeed = {
  key: string;
  /** The e-mail of the account or of the guest. */
  email: string;
  guest?: boolean;
  locale: 'en' | 'ar';
  status: OrderStatus;
  daysAgo: number;
  lines: readonly OrderLine[];
  coupon?: string;
  address: DemoAddress;
  notes?: string;
};

export type OrderLine = {
  slug: string;
  quantity: number;
  color?: string;
  material?: string;
  size?: string;
};

const nour = { email: 'customer@fustat.example', locale: 'en' as const };

const ordersOfNour: readonly OrderSeed[] = [
  {
    ...nour,
    key: 'nour-1',
    status: 'delivered',
    daysAgo: 74,
    coupon: 'WELCOME10',
    address: addresses.home,
    lines: [
      { slug: 'barquq-octagonal-table', quantity: 1, material: 'walnut' },
      { slug: 'magra-leather-pouf', quantity: 1, color: 'tan' },
    ],
  },
  {
    ...nour,
    key: 'nour-2',
    status: 'cancelled',
    daysAgo: 55,
    address: addresses.home,
    lines: [{ slug: 'warraq-small-desk', quantity: 1 }],
    notes: 'Please call after four in the afternoon.',
  },
  {
    ...nour,
    key: 'nour-3',
    status: 'delivered',
    daysAgo: 40,
    address: addresses.mother,
    lines: [{ slug: 'qurna-alabaster-lamp', quantity: 2, size: 'medium' }],
    notes: 'A gift for my mother. No invoice in the box, please.',
  },
  {
    ...nour,
    key: 'nour-4',
    status: 'in_production',
    daysAgo: 18,
    coupon: 'NILE50',
    address: addresses.home,
    lines: [
      { slug: 'ibn-tulun-dining-table', quantity: 1, material: 'walnut', size: '180' },
      { slug: 'tulun-dining-chair', quantity: 6, color: 'teal' },
    ],
    notes: 'The lift takes 190 cm at most.',
  },
  {
    ...nour,
    key: 'nour-5',
    status: 'shipped',
    daysAgo: 4,
    address: addresses.home,
    lines: [
      { slug: 'nubian-basket-set', quantity: 1, color: 'natural' },
      { slug: 'sahar-table-lantern', quantity: 2, color: 'antique' },
    ],
  },
  {
    ...nour,
    key: 'nour-6',
    status: 'delivered',
    daysAgo: 16,
    address: addresses.home,
    lines: [
      { slug: 'hegaza-wooden-lantern', quantity: 1 },
      { slug: 'aswan-bread-baskets', quantity: 2 },
    ],
  },
  {
    ...nour,
    key: 'nour-7',
    status: 'placed',
    daysAgo: 0.4,
    address: addresses.home,
    lines: [{ slug: 'garagos-water-jars', quantity: 1 }],
  },
];

const founders = new Set(['hossam', 'sophie']);

/** The first order of each reviewer, which makes the reviews verified purchases. */
const ordersOfReviewers: readonly OrderSeed[] = Object.entries(reviewers).map(
  ([key, [name, locale]]) => {
    const bought = reviews
      .filter(({ reviewer, status }) => reviewer === key && status === 'approved')
      .slice(0, 2);
    return {
      key: `first-of-${key}`,
      email: reviewerEmail(key),
      locale,
      status: 'delivered' as const,
      daysAgo: Math.max(...bought.map(({ daysAgo }) => daysAgo)) + 12,
      lines: bought.map(({ slug }) => ({ slug, quantity: 1 })),
      address: { ...addresses[locale === 'ar' ? 'giza' : 'maadi'], full_name: name },
      ...(founders.has(key) && { coupon: 'FOUNDERS' }),
    };
  },
);

/** A guest order of this morning that staff have not confirmed yet. */
const orderOfGuest: OrderSeed = {
  key: 'guest-1',
  email: 'guest@reader.example',
  guest: true,
  locale: 'ar',
  status: 'placed',
  daysAgo: 0.2,
  lines: [{ slug: 'lulua-jewel-box', quantity: 1 }],
  address: { ...addresses.giza, full_name: 'شيماء رشدي' },
};

export const orders: readonly OrderSeed[] = [...ordersOfReviewers, ...ordersOfNour, orderOfGuest];
