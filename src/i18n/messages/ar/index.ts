import type { TranslationOf } from '../../translate.ts';
import type { en } from '../en/index.ts';
import { account } from './account/index.ts';
import { addressForm } from './address-form.ts';
import { adminDashboard } from './admin-dashboard/index.ts';
import { adminEnquiries } from './admin-enquiries/index.ts';
import { adminProducts } from './admin-products/index.ts';
import { adminGame } from './admin-game/index.ts';
import { adminCoupons } from './admin-coupons/index.ts';
import { adminCompany } from './admin-company/index.ts';
import { adminContent } from './admin-content/index.ts';
import { adminNotifications } from './admin-notifications/index.ts';
import { adminMarketing } from './admin-marketing/index.ts';
import { adminMedia } from './admin-media/index.ts';
import { adminRichText } from './admin-rich-text/index.ts';
import { adminHistory } from './admin-history/index.ts';
import { adminImport } from './admin-import/index.ts';
import { adminOrders } from './admin-orders/index.ts';
import { adminPublishing } from './admin-publishing/index.ts';
import { adminSeo } from './admin-seo/index.ts';
import { adminSettings } from './admin-settings/index.ts';
import { adminUsers } from './admin-users/index.ts';
import { adminWork } from './admin-work/index.ts';
import { admin } from './admin/index.ts';
import { base } from './base.ts';
import { cart } from './cart/index.ts';
import { developers } from './developers.ts';
import { enquiries } from './enquiries/index.ts';
import { flash } from './flash.ts';
import { game } from './game/index.ts';
import { newsletter } from './newsletter.ts';
import { orderResults } from './order-results.ts';
import { pages } from './pages.ts';
import { portfolioProject } from './portfolio-project.ts';
import { productDetails } from './product-details/index.ts';
import { search } from './search.ts';
import { shopList } from './shop-list.ts';
import { siteFooter } from './site-footer.ts';
import { wishlist } from './wishlist.ts';
import { workshops } from './workshops/index.ts';

export const ar: TranslationOf<typeof en> = {
  ...base,
  account,
  addressForm,
  admin,
  adminDashboard,
  adminEnquiries,
  adminProducts,
  adminGame,
  adminCoupons,
  adminCompany,
  adminContent,
  adminMarketing,
  adminMedia,
  adminNotifications,
  adminRichText,
  adminHistory,
  adminImport,
  adminOrders,
  adminPublishing,
  adminSeo,
  adminSettings,
  adminUsers,
  adminWork,
  cart,
  developers,
  enquiries,
  flash,
  game,
  newsletter,
  orderResults,
  pages,
  portfolioProject,
  productDetails,
  search,
  shopList,
  siteFooter,
  wishlist,
  workshops,
};
