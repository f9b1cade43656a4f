import type { StaffSearchResult } from '#domain/admin/staff-search.ts';

/** The page of a found record. */
export function resultPath({ group, id }: Pick<StaffSearchResult, 'group' | 'id'>): string {
  switch (group) {
    case 'orders':
      return `/admin/orders/${id}`;
    case 'buyers':
      return `/admin/customers/order/${id}`;
    case 'customers':
      return `/admin/users/${id}`;
    case 'products':
      return `/admin/products/edit/${id}`;
    case 'requests':
      return `/admin/custom-service/${id}`;
    case 'messages':
      return `/admin/custom-service/messages/${id}`;
    case 'claims':
      return '/admin/game/verification';
    case 'portfolio':
      return `/admin/portfolio/edit/${id}`;
    case 'projects':
      return `/admin/projects/${id}`;
    case 'applications':
      return `/admin/content/careers/applications/${id}`;
    case 'questions':
      return `/admin/content/faq/${id}`;
    case 'team':
      return `/admin/content/team/${id}`;
    case 'vacancies':
      return `/admin/content/careers/${id}`;
    case 'partners':
      return `/admin/partners/${id}`;
    case 'workshops':
      return `/admin/products/workshops/${id}`;
  }
}
