import type { OrderStatus } from '#domain/orders/status.ts';
import type { Text } from '../../text.ts';

/** What the shop writes to the buyer at each status: title of the notification, subject of the mail. */
export const orderNotices: Readonly<
  Partial<Record<OrderStatus, { title: Text; subject: (number: string) => Text }>>
> = {
  confirmed: {
    title: ['Your order is confirmed', 'تم تأكيد طلبك'],
    subject: (number) => [
      `Fustat: order ${number} is confirmed`,
      `الفسطاط: تم تأكيد طلبك رقم ${number}`,
    ],
  },
  in_production: {
    title: ['Your order is on the bench', 'بدأ العمل في طلبك'],
    subject: (number) => [
      `Fustat: order ${number} is on the bench`,
      `الفسطاط: بدأ العمل في طلبك رقم ${number}`,
    ],
  },
  shipped: {
    title: ['Your order is on its way', 'طلبك في الطريق إليك'],
    subject: (number) => [
      `Fustat: order ${number} is on its way`,
      `الفسطاط: طلبك رقم ${number} في الطريق إليك`,
    ],
  },
  delivered: {
    title: ['Your order has arrived', 'وصل طلبك'],
    subject: (number) => [`Fustat: order ${number} has arrived`, `الفسطاط: وصل طلبك رقم ${number}`],
  },
};
