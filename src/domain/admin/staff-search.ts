import type { StaffRole } from '../identity/roles.ts';

/** What staff find by a word or number, and the roles that may; admins find all. */
export const searchGroups = {
  orders: ['sales'],
  buyers: ['sales'],
  customers: ['admin'],
  products: ['technical_office_manager'],
  requests: ['sales', 'technical_office_manager'],
  messages: ['sales'],
  claims: ['marketing'],
  portfolio: ['technical_office_manager'],
  projects: ['technical_office_manager'],
  applications: ['marketing'],
  questions: ['marketing', 'content_manager'],
  team: ['marketing', 'content_manager'],
  vacancies: ['marketing', 'content_manager'],
  partners: ['marketing'],
  workshops: ['technical_office_manager'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type SearchGroup = keyof typeof searchGroups;

export const searchGroupNames = Object.keys(searchGroups) as SearchGroup[];

export interface StaffSearchResult {
  group: SearchGroup;
  id: string;
  /** What identifies it: a number, a name. */
  title: string;
  /** What distinguishes it from others. */
  detail: string;
}

const minDigits = 4;

/**
 * The digits by which a telephone number is found: without the zero or country code that people
 * write in front of it. Null when a term is too short or is no number.
 */
export function phoneDigits(normalizedTerm: string): string | null {
  const compact = normalizedTerm.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = compact.replace(/^(\+20|0020|0)/, '').replace('+', '');
  return digits.length >= minDigits ? digits : null;
}
