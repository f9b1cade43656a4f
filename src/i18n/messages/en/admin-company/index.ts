import { applications } from './applications.ts';
import { adminCareers } from './careers.ts';
import { faq } from './faq.ts';
import { partners } from './partners.ts';
import { team } from './team.ts';

export const adminCompany = {
  applications,
  careers: adminCareers,
  faq,
  notificationCategories: { back: 'All categories' },
  partners,
  team,
  workshops: { back: 'All workshops' },
} as const;
