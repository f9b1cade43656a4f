import { links } from '../identity/links.server.ts';
import type { Buyer } from './buyer.server.ts';

/** Where its buyer follows an order. */
export const orderLink = ({ orderId, locale }: Buyer): string => links.trackOrder(locale, orderId);
