import { cartControls } from './cart-controls.ts';
import { formGuard } from './form-guard.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { product } from './product.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { sections } from './sections.ts';
import { shop } from './shop.ts';
import { stock } from './stock.ts';
import { whatsApp } from './whatsapp.ts';
import { wishlistControls } from './wishlist.ts';
import { work } from './work.ts';

export const storefront = {
  cartControls,
  formGuard,
  home,
  newsletter,
  product,
  rooms,
  search,
  sections,
  shop,
  stock,
  whatsApp,
  wishlist: wishlistControls,
  work,
} as const;
