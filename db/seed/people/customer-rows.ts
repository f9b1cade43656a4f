import type pg from 'pg';
import { type AddressSeed, addresses } from '../commerce/addresses.ts';
import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import type { Text } from '../text.ts';
import { daysBefore } from '../time.ts';
import { userId } from './people-rows.ts';

const user_id = userId('customer@fustat.example');

const wishes = [
  'gamaliya-folding-screen',
  'arousa-bridal-chest',
  'lotus-khayameya-panel',
  'hikma-library-wall',
];

const order = (key: string): string => `/account/orders/${idOf('order', key)}`;

const notices: readonly {
  category: string;
  title: Text;
  body: Text;
  link: string;
  daysAgo: number;
  read: boolean;
}[] = [
  {
    category: 'orders',
    title: ['On its way', 'طلبك في الطريق'],
    body: [
      'Your baskets and lanterns left our store this morning. The driver calls before he comes.',
      'غادرت السلال والفوانيس مخزننا هذا الصباح، وسيتصل بك السائق قبل وصوله.',
    ],
    link: order('nour-5'),
    daysAgo: 1,
    read: false,
  },
  {
    category: 'orders',
    title: ['On the bench', 'بدأ العمل'],
    body: [
      'The boards for your dining table are chosen, and the workshop has begun.',
      'اختيرت ألواح السفرة، وبدأت الورشة عملها فيها.',
    ],
    link: order('nour-4'),
    daysAgo: 16,
    read: true,
  },
  {
    category: 'new_pieces',
    title: ['New from Fustat and Damietta', 'جديد من الفسطاط ودمياط'],
    body: [
      'Six pieces left the workshops this week, among them a pottery group made two streets away.',
      'خرجت من الورش هذا الأسبوع ست قطع، منها مجموعة فخار صُنعت على بعد شارعين.',
    ],
    link: '/shop?sort=newest',
    daysAgo: 3,
    read: false,
  },
  {
    category: 'orders',
    title: ['Delivered in Alexandria', 'تم التسليم في الإسكندرية'],
    body: [
      'Both lamps arrived whole. We hope your mother likes them.',
      'وصلت الأباجورتان سالمتين، ونرجو أن تعجبا والدتك.',
    ],
    link: order('nour-3'),
    daysAgo: 36,
    read: true,
  },
  {
    category: 'offers',
    title: ['Fifty dollars by the Nile', 'خمسون دولارًا على النيل'],
    body: [
      'NILE50 takes $50 off orders from $300.',
      'الكود NILE50 يخصم ٥٠ دولارًا من الطلبات التي تبدأ من ٣٠٠ دولار.',
    ],
    link: '/shop',
    daysAgo: 21,
    read: true,
  },
];

const toAddressRow = (address: AddressSeed, key: string, now: Date) => ({
  id: idOf('address', key),
  user_id,
  ...address,
  is_default: key === 'home',
  created_at: daysBefore(now, 80),
  updated_at: daysBefore(now, 80),
});

/** Addresses, wishlist, stock alert and notifications of the demo customer who has a history. */
export const customerRows = (now: Date): Rows[] => [
  rowsOf('addresses', [
    toAddressRow(addresses.home, 'home', now),
    toAddressRow(addresses.mother, 'mother', now),
  ]),
  rowsOf(
    'wishlist_items',
    wishes.map((slug, index) => ({
      id: idOf('wish', slug),
      user_id,
      product_id: idOf('product', slug),
      created_at: daysBefore(now, 6 + 9 * index),
    })),
  ),
  rowsOf('stock_alerts', [
    {
      id: idOf('stock alert', 'khazna-bookcase'),
      product_id: idOf('product', 'khazna-bookcase'),
      user_id,
      locale: 'en' as const,
      created_at: daysBefore(now, 12),
    },
  ]),
  rowsOf(
    'notifications',
    notices.map(({ category, title, body, link, daysAgo, read }) => ({
      id: idOf('notification', title[0]),
      user_id,
      category_id: idOf('notification category', category),
      title: title[0],
      title_ar: title[1],
      body: body[0],
      body_ar: body[1],
      link_url: link,
      visible_from: daysBefore(now, daysAgo),
      read_at: read ? daysBefore(now, daysAgo - 0.5) : null,
      created_by: null,
      created_at: daysBefore(now, daysAgo),
    })),
  ),
];

/** Changes what the trigger stored: two saved pieces were more expensive then, and one was not available. */
export async function setSavedStates(client: pg.Client): Promise<void> {
  await client.query(
    `update wishlist_items set saved_price = saved_price + 45 where id = any ($1::uuid[])`,
    [['lotus-khayameya-panel', 'arousa-bridal-chest'].map((slug) => idOf('wish', slug))],
  );
  await client.query('update wishlist_items set was_available = false where id = $1', [
    idOf('wish', 'gamaliya-folding-screen'),
  ]);
}
