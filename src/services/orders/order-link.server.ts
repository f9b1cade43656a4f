import { guestToken } from '../checkout/order-token.server.ts';
import { links } from '../identity/links.server.ts';
import type { Buyer } from './buyer.server.ts';

/** Where its buyer follows an order: in the account, or by a link that opens this order alone. */
export const orderLink = ({ orderId, userId, locale }: Buyer): string =>
  userId ? links.trackOrder(locale, orderId) : links.trackGuestOrder(locale, guestToken(orderId));
