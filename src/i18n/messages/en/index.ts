import { account } from './account/index.ts';
import { addressForm } from './address-form.ts';
import { admin } from './admin.ts';
import { base } from './base.ts';
import { cart } from './cart/index.ts';
import { enquiries } from './enquiries/index.ts';
import { game } from './game/index.ts';
import { orderResults } from './order-results.ts';
import { productDetails } from './product-details/index.ts';
import { wishlist } from './wishlist.ts';

export const en = {
  ...base,
  account,
  addressForm,
  admin,
  cart,
  enquiries,
  game,
  orderResults,
  productDetails,
  wishlist,
} as const;
