import type { Area } from './area.ts';

export const adminOrdersArea: Area = {
  name: 'adminOrders',
  en: () => import('../messages/en/admin-orders/index.ts'),
  ar: () => import('../messages/ar/admin-orders/index.ts'),
};
