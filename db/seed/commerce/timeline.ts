import type { Text } from '../text.ts';
import type { OrderStatus } from './orders.ts';

export type Step = {
  status: OrderStatus;
  afterHours: number;
  note: Text;
  photos?: readonly Photo[];
};

/** A photo from the workshop: one of the shop's own pictures. */
type Photo = { room: string; alt: Text };

const placed: Step = {
  status: 'placed',
  afterHours: 0,
  note: ['We have your order and will call you.', 'وصلنا طلبك وسنتصل بك.'],
};
const confirmed: Step = {
  status: 'confirmed',
  afterHours: 20,
  note: ['Confirmed by telephone.', 'تم التأكيد هاتفيًا.'],
};
const preparing: Step = {
  status: 'preparing',
  afterHours: 30,
  note: ['Oiled, checked and being packed.', 'دُهن بالزيت وفُحص ويُغلف الآن.'],
};
const inProduction: Step = {
  status: 'in_production',
  afterHours: 44,
  note: ['The boards are chosen and on the bench.', 'اختيرت الألواح وبدأ العمل عليها.'],
  photos: [
    {
      room: 'workshop-boards',
      alt: ['The walnut for your table, leaning on the wall', 'خشب الجوز لسفرتك مسنودًا إلى الحائط'],
    },
  ],
};
const atTheBench: Step = {
  status: 'in_production',
  afterHours: 260,
  note: [
    'The lattice for the chairs is turned and being joined.',
    'خُرطت مشربية الكراسي ويجري تجميعها.',
  ],
  photos: [
    {
      room: 'workshop',
      alt: [
        'A panel on the bench, with plane and shavings',
        'حشوة على بنك النجارة بين الفارة والرقائق',
      ],
    },
  ],
};
const shipped: Step = {
  status: 'shipped',
  afterHours: 72,
  note: ['Left our store this morning.', 'غادر مخزننا هذا الصباح.'],
};
const delivered: Step = {
  status: 'delivered',
  afterHours: 100,
  note: ['Carried in and paid for in cash.', 'تم التسليم والدفع نقدًا.'],
};
const cancelled: Step = {
  status: 'cancelled',
  afterHours: 26,
  note: ['Cancelled at the customer’s wish.', 'أُلغي بناءً على رغبة العميل.'],
};

/** The status changes of an order up to its present status. */
export const stepsTo: Record<OrderStatus, readonly Step[]> = {
  placed: [placed],
  confirmed: [placed, confirmed],
  preparing: [placed, confirmed, preparing],
  in_production: [placed, confirmed, inProduction, atTheBench],
  shipped: [placed, confirmed, preparing, shipped],
  delivered: [placed, confirmed, preparing, shipped, delivered],
  cancelled: [placed, confirmed, cancelled],
};
