import type { TranslationOf } from '../../../translate.ts';
import type { adminCompany as english } from '../../en/admin-company/index.ts';
import { applications } from './applications.ts';
import { adminCareers } from './careers.ts';
import { faq } from './faq.ts';
import { partners } from './partners.ts';
import { team } from './team.ts';

export const adminCompany: TranslationOf<typeof english> = {
  applications,
  careers: adminCareers,
  faq,
  notificationCategories: { back: 'كل الأنواع' },
  partners,
  team,
  workshops: { back: 'كل الورش' },
};
