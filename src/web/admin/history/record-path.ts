const pages: Partial<Record<string, (key: string) => string>> = {
  orders: (key) => `/admin/orders/${key}`,
  order_holds: (key) => `/admin/orders/${key}`,
  order_moves: (key) => `/admin/orders/${key}`,
  products: (key) => `/admin/products/edit/${key}`,
  portfolio_projects: (key) => `/admin/portfolio/edit/${key}`,
  custom_service_requests: (key) => `/admin/custom-service/${key}`,
  contact_messages: (key) => `/admin/custom-service/messages/${key}`,
  site_settings: () => '/admin/settings/shop',
  abuse_limits: () => '/admin/settings/limits',
  governorates: () => '/admin/settings/delivery',
  game_settings: () => '/admin/game/settings',
  users: (key) => `/admin/users/${key}`,
  profiles: (key) => `/admin/users/${key}`,
  account_actions: (key) => `/admin/users/${key}`,
  user_roles: (key) => `/admin/users/${key.split('/')[0]}`,
  coupons: (key) => `/admin/coupons/${key}`,
  projects: (key) => `/admin/projects/${key}`,
  partners: (key) => `/admin/partners/${key}`,
  workshops: (key) => `/admin/products/workshops/${key}`,
  game_questions: (key) => `/admin/game/questions/${key}`,
  game_prizes: (key) => `/admin/game/prizes/${key}`,
  faq_items: (key) => `/admin/content/faq/${key}`,
  faq_categories: (key) => `/admin/content/faq/categories/${key}`,
  team_members: (key) => `/admin/content/team/${key}`,
  careers: (key) => `/admin/content/careers/${key}`,
  job_applications: (key) => `/admin/content/careers/applications/${key}`,
  notification_categories: (key) => `/admin/notifications/categories/${key}`,
  notification_campaigns: (key) => `/admin/notifications/${key}`,
  mail_outbox: (key) => `/admin/settings/mail/${key}`,
  media: (key) => `/admin/media/${key}`,
};

/** The page of a record; undefined when it has none. */
export const recordPage = ({ table, rowKey }: Pick<ChangedRecord, 'table' | 'rowKey'>) =>
  pages[table]?.(rowKey);

interface ChangedRecord {
  table: string;
  rowKey: string;
  op: string;
}

/** The page of a changed record; its lines in the history when it has no page, or is gone. */
export function recordPath({ table, rowKey, op }: ChangedRecord): string {
  const page = op === 'delete' ? undefined : recordPage({ table, rowKey });
  return page ?? `/admin/history?${new URLSearchParams({ table, key: rowKey })}`;
}
