interface Page {
  /** The route below /admin. */
  path: string;
  name: string;
}

/** Every page of the back office but the dashboard. */
export const adminPages = [
  { path: 'products', name: 'products' },
  { path: 'products/new', name: 'newProduct' },
  { path: 'products/reviews', name: 'reviews' },
  { path: 'products/bench', name: 'bench' },
  { path: 'products/edit/:id', name: 'editProduct' },
  { path: 'orders', name: 'orders' },
  { path: 'orders/board', name: 'orderBoard' },
  { path: 'orders/new', name: 'newOrder' },
  { path: 'orders/:id', name: 'order' },
  { path: 'users', name: 'users' },
  { path: 'users/:id', name: 'user' },
  { path: 'portfolio', name: 'portfolio' },
  { path: 'portfolio/new', name: 'newPortfolio' },
  { path: 'portfolio/edit/:id', name: 'editPortfolio' },
  { path: 'projects', name: 'projects' },
  { path: 'custom-service', name: 'customService' },
  { path: 'custom-service/board', name: 'requestBoard' },
  { path: 'custom-service/messages', name: 'messages' },
  { path: 'custom-service/messages/:id', name: 'message' },
  { path: 'custom-service/:id', name: 'customServiceRequest' },
  { path: 'game', name: 'game' },
  { path: 'game/prizes', name: 'gamePrizes' },
  { path: 'game/verification', name: 'prizeVerification' },
  { path: 'game/settings', name: 'gameSettings' },
  { path: 'marketing/*', name: 'marketing' },
  { path: 'content', name: 'content' },
  { path: 'content/footer', name: 'contentFooter' },
  { path: 'content/home', name: 'contentHome' },
  { path: 'content/portfolio', name: 'contentPortfolio' },
  { path: 'content/partners', name: 'contentPartners' },
  { path: 'content/about', name: 'contentAbout' },
  { path: 'content/services', name: 'contentServices' },
  { path: 'content/contact', name: 'contentContact' },
  { path: 'partners', name: 'partners' },
  { path: 'coupons', name: 'coupons' },
  { path: 'notifications', name: 'notifications' },
  { path: 'notifications/schedule', name: 'notificationSchedule' },
  { path: 'notifications/categories', name: 'notificationCategories' },
  { path: 'seo', name: 'seo' },
  { path: 'settings', name: 'settings' },
  { path: 'settings/shop', name: 'shopSettings' },
  { path: 'settings/money', name: 'moneySettings' },
  { path: 'settings/delivery', name: 'deliverySettings' },
  { path: 'settings/limits', name: 'abuseLimits' },
  { path: 'settings/mail', name: 'mails' },
  { path: 'settings/mail/:id', name: 'mail' },
  { path: 'settings/jobs', name: 'failedJobs' },
  { path: 'settings/system', name: 'system' },
  { path: 'media', name: 'media' },
  { path: 'media/:id', name: 'picture' },
  { path: 'history', name: 'history' },
  { path: 'search', name: 'search' },
  { path: 'changes/:id', name: 'changeSet' },
  { path: 'publish/:kind/:id', name: 'publish' },
  { path: 'preview/:kind/:id', name: 'preview' },
] as const satisfies readonly Page[];

export type AdminPageName = (typeof adminPages)[number]['name'];

/** The page behind a route's whole pattern, such as '/admin/products/edit/:id'. */
export function adminPageAt(pattern: string): AdminPageName | undefined {
  return adminPages.find(({ path }) => pattern === `/admin/${path}`)?.name;
}
