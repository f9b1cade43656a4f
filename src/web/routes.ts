import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { adminPages, type AdminPageName } from '#web/admin/menu/pages.ts';

const legalPages = ['terms', 'privacy', 'return-policy', 'shipping-info'];

const gameStages = ['start-game', 'game-play', 'claim-prize'];

/** The pages of the back office that are built; the others show that they are not set up yet. */
const builtAdminPages: Partial<Record<AdminPageName, string>> = {
  products: 'admin/products/product-list.route.tsx',
  reviews: 'admin/products/review-list.route.tsx',
  bench: 'admin/products/bench.route.tsx',
  newProduct: 'admin/products/form/new-product.route.tsx',
  editProduct: 'admin/products/form/edit-product.route.tsx',
  stock: 'admin/products/stock/stock-list.route.tsx',
  terms: 'admin/products/terms/terms.route.tsx',
  gamePrizes: 'admin/game/prize-list.route.tsx',
  prizeVerification: 'admin/game/claim-list.route.tsx',
  coupons: 'admin/coupons/coupon-list.route.tsx',
  content: 'admin/content/content-list.route.tsx',
  portfolio: 'admin/work/portfolio/portfolio-list.route.tsx',
  newPortfolio: 'admin/work/portfolio/new-portfolio.route.tsx',
  editPortfolio: 'admin/work/portfolio/portfolio.route.tsx',
  projects: 'admin/work/projects/project-list.route.tsx',
  newProject: 'admin/work/projects/new-project.route.tsx',
  editProject: 'admin/work/projects/project.route.tsx',
  partners: 'admin/company/partners/partner-list.route.tsx',
  newPartner: 'admin/company/partners/partner.route.tsx',
  partner: 'admin/company/partners/partner.route.tsx',
  partnerOrder: 'admin/company/arrange/arrange.route.tsx',
  team: 'admin/company/team/team-list.route.tsx',
  newTeamMember: 'admin/company/team/team-member.route.tsx',
  teamMember: 'admin/company/team/team-member.route.tsx',
  teamOrder: 'admin/company/arrange/arrange.route.tsx',
  careers: 'admin/company/careers/career-list.route.tsx',
  newCareer: 'admin/company/careers/career.route.tsx',
  career: 'admin/company/careers/career.route.tsx',
  careerOrder: 'admin/company/arrange/arrange.route.tsx',
  applications: 'admin/company/applications/application-list.route.tsx',
  application: 'admin/company/applications/application.route.tsx',
  faq: 'admin/company/faq/faq-list.route.tsx',
  newFaq: 'admin/company/faq/faq-item.route.tsx',
  faqItem: 'admin/company/faq/faq-item.route.tsx',
  faqOrder: 'admin/company/arrange/arrange.route.tsx',
  newFaqCategory: 'admin/company/faq/faq-category.route.tsx',
  faqCategory: 'admin/company/faq/faq-category.route.tsx',
  orderBoard: 'admin/orders/board/order-board.route.tsx',
  search: 'admin/search/staff-search.route.tsx',
  customService: 'admin/custom-service/request-list.route.tsx',
  requestBoard: 'admin/custom-service/board/request-board.route.tsx',
  messages: 'admin/custom-service/message-list.route.tsx',
  customServiceRequest: 'admin/custom-service/request.route.tsx',
  message: 'admin/custom-service/message.route.tsx',
  orders: 'admin/orders/order-list.route.tsx',
  users: 'admin/users/user-list.route.tsx',
  order: 'admin/orders/desk/order-desk.route.tsx',
  user: 'admin/users/user.route.tsx',
  newOrder: 'admin/orders/phone/phone-order.route.tsx',
  settings: 'admin/settings/settings.route.tsx',
  failedJobs: 'admin/settings/failed-jobs.route.tsx',
  system: 'admin/settings/system.route.tsx',
  mails: 'admin/settings/mail-list.route.tsx',
  mail: 'admin/settings/mail.route.tsx',
  shopSettings: 'admin/settings/shop-settings.route.tsx',
  moneySettings: 'admin/settings/money-settings.route.tsx',
  abuseLimits: 'admin/settings/limit-settings.route.tsx',
  media: 'admin/media/media.route.tsx',
  picture: 'admin/media/picture.route.tsx',
  history: 'admin/history/history.route.tsx',
  changeSet: 'admin/changes/change-set.route.tsx',
  importList: 'admin/imports/import.route.tsx',
  publish: 'admin/publishing/review.route.tsx',
  preview: 'admin/publishing/preview.route.tsx',
  contentFooter: 'admin/content/footer.route.tsx',
  contentHome: 'admin/content/page-editor.route.tsx',
  contentPortfolio: 'admin/content/page-editor.route.tsx',
  contentPartners: 'admin/content/page-editor.route.tsx',
  contentAbout: 'admin/content/page-editor.route.tsx',
  contentServices: 'admin/content/page-editor.route.tsx',
  contentContact: 'admin/content/page-editor.route.tsx',
  contentPage: 'admin/content/page-editor.route.tsx',
  deliverySettings: 'admin/settings/delivery-settings.route.tsx',
};

/** Entries whose pages have messages of their own. */
const entryLayouts: Record<string, string> = {
  import: 'admin/imports/import-messages.route.tsx',
  orders: 'admin/orders/orders-messages.route.tsx',
  products: 'admin/products/products-messages.route.tsx',
  game: 'admin/game/game-messages.route.tsx',
  coupons: 'admin/coupons/coupons-messages.route.tsx',
  content: 'admin/content/content-messages.route.tsx',
  company: 'admin/company/company-messages.route.tsx',
  work: 'admin/work/work-messages.route.tsx',
  users: 'admin/users/users-messages.route.tsx',
  'custom-service': 'admin/custom-service/custom-service-messages.route.tsx',
  settings: 'admin/settings/settings-messages.route.tsx',
  media: 'admin/media/media-messages.route.tsx',
  history: 'admin/history/history-messages.route.tsx',
  publish: 'admin/publishing/publishing-messages.route.tsx',
};

/** Pages whose messages are not those of the first part of their path. */
const sharedMessages = {
  company: /^(partners|content\/(faq|team|careers))(\/|$)/,
  work: /^(portfolio|projects)(\/|$)/,
  publish: /^(publish|preview)(\/|$)/,
};

const entryOf = (path: string) =>
  Object.entries(sharedMessages).find(([, paths]) => paths.test(path))?.[0] ??
  path.split('/')[0] ??
  '';

const adminRoutes = Object.entries(Object.groupBy(adminPages, ({ path }) => entryOf(path))).flatMap(
  ([entry, pages = []]) => {
    const routes = pages.map(({ path, name }) =>
      route(path, builtAdminPages[name] ?? 'admin/admin-page.route.tsx', { id: `admin-${path}` }),
    );
    const entryLayout = entryLayouts[entry];
    // Several entries may share a layout.
    const id = `admin-${entry}-messages`;
    return entryLayout ? [layout(entryLayout, { id }, routes)] : routes;
  },
);

export default [
  layout('storefront/storefront-layout.route.tsx', [
    index('storefront/home/home.route.tsx'),
    route('home', 'storefront/home/redirect-home.route.ts'),
    route('shop', 'storefront/shop/shop.route.tsx'),
    route('product/:key', 'storefront/product/product.route.tsx'),
    route('recently-viewed', 'storefront/product/recently-viewed.route.ts'),
    route('cart', 'storefront/cart/cart.route.tsx'),
    route('cart/prices', 'storefront/cart/prices.route.ts'),
    route('cart/kept', 'shared/cart/saved-cart.route.ts'),
    route('checkout', 'storefront/checkout/checkout.route.tsx'),
    route('checkout/place', 'storefront/checkout/place-order.route.ts'),
    route('checkout/address', 'storefront/checkout/address.route.ts'),
    route('checkout/confirmation', 'storefront/checkout/confirmation.route.tsx'),
    route('search', 'storefront/search/search.route.tsx'),
    route('search/results', 'storefront/search/search-results.route.ts'),
    route('portfolio', 'storefront/portfolio/portfolio-list.route.tsx'),
    route('portfolio/:id', 'storefront/portfolio/portfolio-project.route.tsx'),
    route('projects', 'storefront/projects/project-list.route.tsx'),
    route('project/:id', 'storefront/projects/project.route.tsx'),
    route('about', 'storefront/pages/about.route.tsx'),
    route('faq', 'storefront/pages/faq.route.tsx'),
    route('team', 'storefront/pages/team.route.tsx', { id: 'team' }),
    route('our-team', 'storefront/pages/team.route.tsx', { id: 'our-team' }),
    route('partners', 'storefront/pages/partners.route.tsx'),
    ...legalPages.map((path) => route(path, 'storefront/pages/legal-page.route.tsx', { id: path })),
    layout('storefront/wishlist/wishlist-messages.route.tsx', [
      route('wishlist', 'storefront/wishlist/wishlist.route.tsx'),
      route('wishlist/pieces', 'storefront/wishlist/wishes.route.ts'),
      route('wishlist/:token', 'storefront/wishlist/shared-wishlist.route.tsx'),
    ]),
    route('newsletter', 'storefront/newsletter/newsletter.route.tsx'),
    route('notifications/unsubscribe', 'storefront/newsletter/end-notices.route.tsx'),
    route('newsletter/unsubscribe', 'storefront/newsletter/unsubscribe.route.tsx'),
    layout('storefront/enquiry/enquiry-messages.route.tsx', [
      route('contact', 'storefront/contact/contact.route.tsx'),
      route('careers', 'storefront/careers/careers.route.tsx'),
      route('custom-service', 'storefront/custom-service/custom-service.route.tsx'),
      route('custom-service/send', 'storefront/custom-service/send.route.ts'),
    ]),
  ]),

  route('game', 'game/game.route.tsx'),
  route('game/play', 'game/play/play.route.ts'),
  route('game/pending-claim', 'game/pending-claim.route.ts'),
  route('game/fairness/:drawId', 'game/fairness/fairness.route.tsx'),
  ...gameStages.map((path) => route(path, 'game/redirect-to-game.route.ts', { id: path })),

  layout('account/account-messages.route.tsx', [
    route('login', 'account/sign-in/login.route.tsx'),
    route('signup', 'account/sign-in/signup.route.tsx'),
    route('forgot-password', 'account/sign-in/forgot-password.route.tsx'),
    route('reset-password', 'account/sign-in/reset-password.route.tsx'),
    route('demo-mail', 'account/demo-mail/demo-mail.route.tsx'),
    route('logout', 'account/sign-in/logout.route.ts'),
    route('session/refresh', 'account/sign-in/refresh.route.ts'),

    route('track-order', 'account/orders/guest-order.route.tsx'),
    route('track-order/again', 'account/orders/guest-order-again.route.ts'),
    route('account', 'account/account-layout.route.tsx', [
      index('account/dashboard/dashboard.route.tsx'),
      route('profile', 'account/profile/profile.route.tsx'),
      route('orders', 'account/orders/order-list.route.tsx'),
      route('orders/:id', 'account/orders/order.route.tsx'),
      route('orders/:id/invoice', 'account/orders/invoice.route.tsx'),
      route('orders/:id/invoice.pdf', 'account/orders/invoice-pdf.route.ts'),
      route('orders/:id/again', 'account/orders/order-again.route.ts'),
      route('orders/:id/return', 'account/orders/return.route.tsx'),
      route('track-order/:id', 'account/orders/track-order.route.tsx'),
      route('wishlist', 'account/wishlist/wishlist.route.tsx'),
      route('rewards', 'account/rewards/rewards.route.tsx'),
      route('addresses', 'account/addresses/addresses.route.tsx'),
      route('addresses/new', 'account/addresses/edit-address.route.tsx', { id: 'new-address' }),
      route('addresses/:id', 'account/addresses/edit-address.route.tsx'),
      route('notifications', 'account/notifications/notifications.route.tsx'),
      route('payment', 'account/payment/payment.route.tsx'),
      route('settings', 'account/settings/settings.route.tsx'),
      route('settings/my-data', 'account/settings/my-data.route.ts'),
      route('settings/delete-account', 'account/settings/delete-account.route.tsx'),
    ]),
  ]),

  route('admin/live', 'admin/live/live.route.ts'),
  layout('admin/admin-messages.route.tsx', [
    route('admin', 'admin/admin-layout.route.tsx', [
      index('admin/dashboard/dashboard.route.tsx'),
      route('views', 'admin/lists/saved-views.route.ts'),
      route('cells', 'admin/lists/edit-cell.route.ts'),
      route('export/:list', 'admin/lists/export-list.route.ts'),
      ...adminRoutes,
      route('orders/prints.pdf', 'admin/orders/prints.route.ts'),
      route('media/upload', 'admin/media/upload-picture.route.ts'),
      route('media/pictures', 'admin/media/pictures.route.ts'),
      route('users/:id/data', 'admin/users/user-data.route.ts'),
      route('files/:kind/:id', 'admin/files/private-file.route.ts'),
      route('view-as', 'admin/view-as/view-as.route.ts'),
    ]),
  ]),

  route('order-photos/:kind/:id', 'account/orders/order-photo.route.ts'),
  route('media/reviews/:id', 'storefront/product/review-photo.route.ts'),
  route('media/avatars/:id', 'account/profile/avatar.route.ts'),
  route('preferences', 'shared/preferences/preferences.route.ts'),
  route('unauthorized', 'shared/errors/unauthorized.route.tsx'),
  route('manifest.webmanifest', 'shared/pwa/manifest.route.ts'),
  route('offline', 'shared/pwa/offline.route.tsx'),
  route('robots.txt', 'shared/seo/robots.route.ts'),
  route('sitemap.xml', 'shared/seo/sitemap-index.route.ts'),
  route('sharing/:kind/:file', 'shared/seo/sharing-card.route.ts'),
  route('sitemaps/:file', 'shared/seo/sitemap-file.route.ts'),
  route('_ui', 'ui-gallery/gallery.route.tsx'),
  route('_mail', 'ui-gallery/mails.route.tsx'),
  route('_mail/:template/:locale', 'ui-gallery/mail.route.ts'),
  route('*', 'shared/errors/not-found.route.tsx'),
] satisfies RouteConfig;
