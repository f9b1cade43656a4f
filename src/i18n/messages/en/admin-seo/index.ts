import { seoFindings } from './findings.ts';
import { seoForm } from './form.ts';
import { searchMisses, searchWords } from './search-words.ts';
import { seoPages } from './pages.ts';

export const adminSeo = {
  pages: seoPages,
  form: seoForm,
  findings: seoFindings,
  searchWords,
  searchMisses,
} as const;
