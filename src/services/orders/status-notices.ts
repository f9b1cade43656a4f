import type { Bilingual } from '#domain/bilingual.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { TemplateName } from '../mail/templates/index.ts';

interface StatusNotice {
  template: Extract<TemplateName, `order_${string}`>;
  /** Title of the notification. */
  title: Bilingual;
}

/** Mail and notification for each status; checkout announces the first. */
export const statusNotices = {
  confirmed: {
    template: 'order_confirmed',
    title: { en: 'Your order is confirmed', ar: 'تم تأكيد طلبك' },
  },
  in_production: {
    template: 'order_in_production',
    title: { en: 'Your order is on the bench', ar: 'بدأ العمل في طلبك' },
  },
  preparing: {
    template: 'order_preparing',
    title: { en: 'Your order is being packed', ar: 'نجهّز طلبك' },
  },
  shipped: {
    template: 'order_shipped',
    title: { en: 'Your order is on its way', ar: 'طلبك في الطريق إليك' },
  },
  delivered: {
    template: 'order_delivered',
    title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
  },
  cancelled: {
    template: 'order_cancelled',
    title: { en: 'Your order is cancelled', ar: 'أُلغي طلبك' },
  },
  refused: {
    template: 'order_refused',
    title: { en: 'Your order has come back to us', ar: 'عاد إلينا طلبك' },
  },
  returned: {
    template: 'order_returned',
    title: { en: 'Your order is back with us', ar: 'عادت إلينا قطع طلبك' },
  },
} as const satisfies Record<Exclude<OrderStatus, 'placed'>, StatusNotice>;
