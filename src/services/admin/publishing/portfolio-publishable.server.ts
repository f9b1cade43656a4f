import { portfolioInput } from '#domain/work/work-records.ts';
import { readPortfolioTexts } from '../../work/read-work-texts.server.ts';
import { portfolioChanges } from '../../work/work-changes.ts';
import { portfolioColumns } from '../../work/work-columns.ts';
import { portfolioFindings } from '../../work/work-findings.ts';
import { definePublishable } from './publishable.ts';

const fieldsOfTables: Readonly<Record<string, string>> = {
  portfolio_images: 'pictures',
  portfolio_highlights: 'highlights',
  portfolio_products: 'products',
  portfolio_hotspots: 'hotspots',
};

const fieldsOfColumns = new Map(
  Object.entries(portfolioColumns).map(([field, column]) => [column, field]),
);

/** A portfolio project with its pictures, highlights, products and points. */
export const portfolioPublishable = definePublishable({
  kind: 'portfolio',
  status: { table: 'portfolio_projects', field: 'status', published: 'published', draft: 'draft' },
  schema: () => portfolioInput,
  read: readPortfolioTexts,
  changes: portfolioChanges,
  fieldOf: ({ table, field }) =>
    fieldsOfTables[table] ?? fieldsOfColumns.get(field ?? '') ?? field ?? '',
  findings: portfolioFindings,
  title: ({ title = '', title_ar }) => ({ en: title, ar: title_ar || title }),
  addresses: (id) => [`/portfolio/${id}`, '/portfolio'],
  editPath: (id) => `/admin/portfolio/edit/${id}`,
});
