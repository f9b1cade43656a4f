interface Page {
  /** The route below /admin. */
  path: string;
  name: string;
}

/** Every page of the back office but the dashboard. */
export const adminPages = [
  { path: 'products', name: 'products' },
  { path: 'products/new', name: 'newProduct' },
  { path: 'products/edit/:id', name: 'editProduct' },
  { path: 'orders', name: 'orders' },
  { path: 'users', name: 'users' },
  { path: 'portfolio', name: 'portfolio' },
  { path: 'portfolio/new', name: 'newPortfolio' },
  { path: 'portfolio/edit/:id', name: 'editPortfolio' },
  { path: 'projects', name: 'projects' },
  { path: 'custom-service', name: 'customService' },
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
  { path: 'settings/jobs', name: 'failedJobs' },
] as const satisfies readonly Page[];

export type AdminPageName = (typeof adminPages)[number]['name'];

/** The page behind a route's whole pattern, such as '/admin/products/edit/:id'. */
export function adminPageAt(pattern: string): AdminPageName | undefined {
  return adminPages.find(({ path }) => pattern === `/admin/${path}`)?.name;
}
