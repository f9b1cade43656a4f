import { applications } from './applications.ts';
import { careers } from './careers.ts';
import { faq } from './faq.ts';
import { partners } from './partners.ts';
import { team } from './team.ts';

export const adminCompany = { applications, careers, faq, partners, team } as const;
