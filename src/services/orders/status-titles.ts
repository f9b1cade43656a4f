import type { Bilingual } from '#domain/bilingual.ts';
import type { OrderStatus } from '#domain/orders/status.ts';

/** Title of the notification for each status; checkout announces the first. */
export const statusTitles = {
  confirmed: { en: 'Your order is confirmed', ar: 'تم تأكيد طلبك' },
  in_production: { en: 'Your order is on the bench', ar: 'بدأ العمل في طلبك' },
  preparing: { en: 'Your order is being packed', ar: 'نجهّز طلبك' },
  shipped: { en: 'Your order is on its way', ar: 'طلبك في الطريق إليك' },
  delivered: { en: 'Your order has arrived', ar: 'وصل طلبك' },
  cancelled: { en: 'Your order is cancelled', ar: 'أُلغي طلبك' },
  refused: { en: 'Your order has come back to us', ar: 'عاد إلينا طلبك' },
  returned: { en: 'Your order is back with us', ar: 'عادت إلينا قطع طلبك' },
} as const satisfies Record<Exclude<OrderStatus, 'placed'>, Bilingual>;
