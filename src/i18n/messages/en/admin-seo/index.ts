import { seoFindings } from './findings.ts';
import { seoForm } from './form.ts';
import { seoPages } from './pages.ts';

export const adminSeo = { pages: seoPages, form: seoForm, findings: seoFindings } as const;
