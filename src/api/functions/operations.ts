import { applyCouponOperation } from './apply-coupon.ts';
import { cancelOrderOperation } from './cancel-order.ts';
import { checkoutOperation } from './checkout.ts';
import { contactOperation } from './contact.ts';
import { gameAnswer } from './game-answer.ts';
import { gameClaim } from './game-claim.ts';
import { gameSpin } from './game-spin.ts';
import { gameStart } from './game-start.ts';
import { linkClaimsOperation } from './link-claims.ts';
import type { Operation } from './operation.ts';
import { priceCartOperation } from './price-cart.ts';
import { requestCustomServiceOperation } from './request-custom-service.ts';

/** All operations of /functions/v1 by their name in the URL. */
export const operations: Record<string, Operation> = {
  'apply-coupon': applyCouponOperation,
  'cancel-order': cancelOrderOperation,
  checkout: checkoutOperation,
  contact: contactOperation,
  'game-answer': gameAnswer,
  'game-claim': gameClaim,
  'game-spin': gameSpin,
  'game-start': gameStart,
  'link-claims': linkClaimsOperation,
  'price-cart': priceCartOperation,
  'request-custom-service': requestCustomServiceOperation,
};
