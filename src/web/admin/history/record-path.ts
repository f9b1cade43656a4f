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
};

interface ChangedRecord {
  table: string;
  rowKey: string;
  op: string;
}

/** The page of a changed record; its lines in the history when it has no page, or is gone. */
export function recordPath({ table, rowKey, op }: ChangedRecord): string {
  const page = op === 'delete' ? undefined : pages[table]?.(rowKey);
  return page ?? `/admin/history?${new URLSearchParams({ table, key: rowKey })}`;
}
