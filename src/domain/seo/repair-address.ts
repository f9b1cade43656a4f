import type { PageFinding } from './finding.ts';
import { isPublicPage } from './public-pages.ts';

/** Pages whose texts have a desk of their own. */
const contentDesks: Readonly<Record<string, string>> = {
  home: '/admin/content/home',
  about: '/admin/content/about',
  contact: '/admin/content/contact',
  portfolio: '/admin/content/portfolio',
  'custom-service': '/admin/content/services',
  faq: '/admin/content/faq',
  careers: '/admin/content/careers',
  'our-team': '/admin/content/team',
  partners: '/admin/partners',
  workshops: '/admin/products/workshops',
};

type Fault = Omit<PageFinding, 'page'> & { page: string; productId: string | null };

/** The record or the field of the back office that repairs a finding. */
export function repairAddress(fault: Fault): string {
  const { page, place, productId } = fault;
  if (place === 'shell') return '/admin/content/footer';
  const [, folder = '', key = ''] = page.split(/[/?]/);
  if (folder === 'product') return `/admin/products/edit/${productId ?? key}`;
  if (folder === 'portfolio' && key) return `/admin/portfolio/edit/${key}`;
  if (folder === 'workshop') return '/admin/products/workshops';
  if (folder === 'project') return `/admin/projects/${key}`;
  const name = folder || 'home';
  if (!isPublicPage(name)) return '/admin/content';
  if (place === 'main') return contentDesks[name] ?? '/admin/content';
  return `/admin/seo/${name}${fieldOf(fault)}`;
}

function fieldOf({ kind, locale, target }: Fault): string {
  const language = locale === 'ar' ? '_ar' : '';
  if (kind.startsWith('title')) return `#title${language}`;
  if (kind.startsWith('description')) return `#description${language}`;
  if (kind === 'arabic_missing') return `#${target}_ar`;
  return kind === 'noindex_in_sitemap' ? '#robots' : '';
}
