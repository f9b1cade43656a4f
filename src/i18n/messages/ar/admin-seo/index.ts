import type { TranslationOf } from '../../../translate.ts';
import type { adminSeo as english } from '../../en/admin-seo/index.ts';
import { seoFindings } from './findings.ts';
import { seoForm } from './form.ts';
import { searchMisses, searchWords } from './search-words.ts';
import { seoPages } from './pages.ts';

export const adminSeo: TranslationOf<typeof english> = {
  pages: seoPages,
  form: seoForm,
  findings: seoFindings,
  searchWords,
  searchMisses,
};
