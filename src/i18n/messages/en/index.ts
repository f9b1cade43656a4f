import { account } from './account.ts';
import { addressForm } from './address-form.ts';
import { admin } from './admin.ts';
import { base } from './base.ts';
import { basket } from './basket/index.ts';
import { closer } from './closer/index.ts';
import { enquiries } from './enquiries/index.ts';
import { game } from './game/index.ts';
import { ordering } from './ordering.ts';
import { wishlist } from './wishlist.ts';

export const en = {
  ...base,
  account,
  addressForm,
  admin,
  basket,
  closer,
  enquiries,
  game,
  ordering,
  wishlist,
} as const;
