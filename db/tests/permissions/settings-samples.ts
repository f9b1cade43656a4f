import { sampleId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

export const settingsSamples: readonly TableSamples[] = [
  {
    table: 'public.record_drafts',
    shared: {
      'draft of the settings': { kind: 'shop_settings', record_id: 'shop' },
      'draft of an unknown kind': { kind: 'unknown', record_id: '1' },
    },
  },
  {
    table: 'public.open_records',
    owned: {
      'open order': (owner) => ({
        user_id: owner,
        visit_id: sampleId('visit', owner),
        kind: 'order',
        record_id: '1',
        seen_at: '2026-11-15T02:00:00Z',
      }),
    },
  },
  {
    table: 'public.invariant_reports',
    shared: {
      report: {
        id: sampleId('invariant report'),
        checked_at: '2026-11-15T02:00:00Z',
        milliseconds: 12,
        broken: 0,
      },
    },
  },
  {
    table: 'public.link_findings',
    shared: {
      finding: {
        id: sampleId('link finding'),
        page: '/about',
        locale: 'en',
        kind: 'title_long',
        place: 'head',
      },
    },
  },
  {
    table: 'public.link_audits',
    shared: {
      audit: {
        id: sampleId('link audit'),
        checked_at: '2026-11-15T02:00:00Z',
        pages: 400,
        milliseconds: 12,
      },
    },
  },
];
