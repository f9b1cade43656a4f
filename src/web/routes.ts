import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const info = (path: string) =>
  route(path, 'storefront/pages/info-page.route.tsx', { id: `info-${path.replaceAll('/', '-')}` });

const infoPages = [
  'about',
  'contact',
  'cart',
  'checkout',
  'checkout/confirmation',
  'custom-service',
  'faq',
  'terms',
  'privacy',
  'return-policy',
  'shipping-info',
  'careers',
  'team',
  'our-team',
  'partners',
];

const gameStages = ['start-game', 'game-play', 'claim-prize'];

const accountPages = [
  'orders',
  'orders/:id',
  'track-order/:id',
  'wishlist',
  'addresses',
  'payment',
  'notifications',
  'settings',
  'rewards',
];

const adminPages = [
  'products',
  'products/new',
  'products/edit/:id',
  'orders',
  'users',
  'portfolio',
  'portfolio/new',
  'portfolio/edit/:id',
  'projects',
  'custom-service',
  'game',
  'game/prizes',
  'game/verification',
  'game/settings',
  'marketing/*',
  'content',
  'content/footer',
  'content/home',
  'content/portfolio',
  'content/partners',
  'content/about',
  'content/services',
  'content/contact',
  'partners',
  'coupons',
  'notifications',
  'notifications/schedule',
  'notifications/categories',
  'seo',
  'settings',
];

export default [
  layout('storefront/storefront-layout.route.tsx', [
    index('storefront/home/home.route.tsx'),
    route('home', 'storefront/home/redirect-home.route.ts'),
    route('shop', 'storefront/shop/shop.route.tsx'),
    route('product/:key', 'storefront/product/product.route.tsx'),
    route('search', 'storefront/search/search.route.tsx'),
    route('portfolio', 'storefront/portfolio/portfolio-list.route.tsx'),
    route('portfolio/:id', 'storefront/portfolio/portfolio-project.route.tsx'),
    route('projects', 'storefront/projects/project-list.route.tsx'),
    route('project/:id', 'storefront/projects/project.route.tsx'),
    ...infoPages.map(info),
  ]),

  route('game', 'game/game.route.tsx'),
  ...gameStages.map((path) => route(path, 'game/redirect-to-game.route.ts', { id: path })),

  route('login', 'account/sign-in/login.route.tsx'),
  route('signup', 'account/sign-in/signup.route.tsx'),
  route('forgot-password', 'account/sign-in/forgot-password.route.tsx'),
  route('reset-password', 'account/sign-in/reset-password.route.tsx'),
  route('logout', 'account/sign-in/logout.route.ts'),
  route('session/refresh', 'account/sign-in/refresh.route.ts'),

  route('account', 'account/account-layout.route.tsx', [
    index('account/dashboard/dashboard.route.tsx'),
    route('profile', 'account/profile/profile.route.tsx'),
    ...accountPages.map((path) =>
      route(path, 'account/account-page.route.tsx', { id: `account-${path}` }),
    ),
  ]),

  route('admin', 'admin/admin-layout.route.tsx', [
    index('admin/dashboard/dashboard.route.tsx'),
    ...adminPages.map((path) => route(path, 'admin/admin-page.route.tsx', { id: `admin-${path}` })),
  ]),

  route('preferences', 'shared/preferences.route.ts'),
  route('unauthorized', 'shared/errors/unauthorized.route.tsx'),
  route('robots.txt', 'shared/robots.route.ts'),
  route('_ui', 'ui-gallery/gallery.route.tsx'),
  route('*', 'shared/errors/not-found.route.tsx'),
] satisfies RouteConfig;
