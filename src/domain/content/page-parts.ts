import { z } from 'zod';
import { jsonText } from '../json-text.ts';

/** Pages that staff compose, and what they call them. */
export const composedPages = {
  home: { path: '/', title: { en: 'Home page', ar: 'الصفحة الرئيسية' } },
  about: { path: '/about', title: { en: 'About us', ar: 'من نحن' } },
  contact: { path: '/contact', title: { en: 'Contact', ar: 'تواصل معنا' } },
  'custom-service': {
    path: '/custom-service',
    title: { en: 'Custom service', ar: 'التصميم الخاص' },
  },
  portfolio: { path: '/portfolio', title: { en: 'Portfolio', ar: 'أعمالنا' } },
  partners: { path: '/partners', title: { en: 'Partners', ar: 'شركاؤنا' } },
  'our-team': { path: '/our-team', title: { en: 'Our team', ar: 'فريقنا' } },
  faq: { path: '/faq', title: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' } },
  careers: { path: '/careers', title: { en: 'Careers', ar: 'الوظائف' } },
  'shipping-info': { path: '/shipping-info', title: { en: 'Delivery', ar: 'التوصيل' } },
  'return-policy': { path: '/return-policy', title: { en: 'Returns', ar: 'الإرجاع' } },
  terms: { path: '/terms', title: { en: 'Terms', ar: 'الشروط والأحكام' } },
  privacy: { path: '/privacy', title: { en: 'Privacy', ar: 'الخصوصية' } },
} as const;
export type ComposedPage = keyof typeof composedPages;

export const isComposedPage = (name: string): name is ComposedPage =>
  Object.hasOwn(composedPages, name);

const part = z.object({
  id: z.uuid(),
  type: z.enum(['section', 'item', 'block']),
  /** The address of a block within its page; of an item, that of its section. */
  name: z.string().regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/),
  /** The section of an item. */
  section: z.string(),
  status: z.enum(['draft', 'published']),
  isVisible: z.boolean(),
});
/** A section, an item inside one, or a standalone block. */
export type PagePart = z.infer<typeof part>;

/** The parts of a page in their order, as one JSON text. Items follow their section. */
export const partsInput = jsonText({ problem: 'invalid_value' }).pipe(z.array(part).max(200));

/** None when the text cannot be read. */
export const parseParts = (text: string | undefined): PagePart[] =>
  partsInput.safeParse(text ?? '').data ?? [];

/** The field of a part in the form of its page. Drafts allow no hyphens in names. */
export const partField = (id: string, field: string) => `${id.replaceAll('-', '')}.${field}`;

/** The part and its own field, of a field of the page. */
export function partOfField(name: string): { hex: string; field: string } | null {
  const [, hex, field] = /^([0-9a-f]{32})\.([a-z_]+)$/.exec(name) ?? [];
  return hex && field ? { hex, field } : null;
}

export const isPart = ({ id }: PagePart, hex: string): boolean => id.replaceAll('-', '') === hex;
