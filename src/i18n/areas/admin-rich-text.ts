import type { Area } from './area.ts';

export const adminRichTextArea: Area = {
  name: 'adminRichText',
  en: () => import('../messages/en/admin-rich-text/index.ts'),
  ar: () => import('../messages/ar/admin-rich-text/index.ts'),
};
