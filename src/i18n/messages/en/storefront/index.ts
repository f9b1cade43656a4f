import { formGuard } from './form-guard.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { shop } from './shop.ts';
import { stock } from './stock.ts';
import { work } from './work.ts';

export const storefront = {
  formGuard,
  home,
  pages,
  product,
  rooms,
  search,
  shop,
  stock,
  work,
} as const;
