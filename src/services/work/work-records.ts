import { newWorkInput } from '#domain/work/work-records.ts';
import { defineRecord } from '../admin/records/record-source.ts';
import { portfolioColumns } from './work-columns.ts';

/** New works begin with a few fields and unpublished; their page has the others. */

export const newPortfolioRecord = defineRecord({
  kind: 'portfolio',
  table: 'portfolio_projects',
  schema: newWorkInput,
  title: 'Portfolio project',
  columns: portfolioColumns,
  fieldOfConstraint: { portfolio_projects_slug_key: 'slug' },
});

export const newProjectRecord = defineRecord({
  kind: 'project',
  table: 'projects',
  schema: newWorkInput,
  title: 'Project',
  fieldOfConstraint: { projects_slug_key: 'slug' },
});
