import { sampleId } from './callers.ts';
import type { Row, TableSamples } from './table-samples.ts';

const section = (name: string, change: Row): Row => ({
  id: sampleId('section', name),
  page_name: 'home',
  name,
  display_name: name,
  status: 'published',
  is_visible: true,
  ...change,
});
const content = (name: string, change: Row): Row => ({
  id: sampleId('content', name),
  page_name: 'home',
  section_name: name,
  content_type: 'item',
  status: 'published',
  is_visible: true,
  ...change,
});
const version = (kind: string, record_id: string): Row => ({
  id: sampleId('version', kind),
  kind,
  record_id,
  number: 1,
  state: 'superseded',
  snapshot: {},
  published_at: '2026-11-15T10:00:00Z',
});
const shownOrHidden = (table: string, row: Row, flag = 'is_visible'): TableSamples => ({
  table,
  shared: {
    shown: { ...row, id: sampleId(table, 'shown'), [flag]: true },
    hidden: { ...row, id: sampleId(table, 'hidden'), [flag]: false },
  },
});
const slugged = (table: string, row: Row): TableSamples => {
  const { shared } = shownOrHidden(table, row);
  return {
    table,
    shared: {
      shown: { ...shared!['shown'], slug: 'shown' },
      hidden: { ...shared!['hidden'], slug: 'hidden' },
    },
  };
};

export const contentSamples: readonly TableSamples[] = [
  {
    table: 'public.page_sections',
    shared: {
      shown: section('shown', {}),
      hidden: section('hidden', { is_visible: false }),
      draft: section('draft', { status: 'draft' }),
    },
  },
  {
    table: 'public.page_content',
    shared: {
      shown: content('shown', { section_id: sampleId('section', 'shown') }),
      standalone: content('standalone', {}),
      hidden: content('hidden', { is_visible: false }),
      draft: content('draft', { status: 'draft' }),
      'in a hidden section': content('inside', { section_id: sampleId('section', 'hidden') }),
    },
  },
  {
    table: 'public.content_versions',
    shared: {
      'version of the footer': version('footer', 'footer'),
      'version of a product': version('product', sampleId('product', 'published')),
      'version of an unknown kind': version('unknown', '1'),
    },
  },
  { table: 'public.footer_config', shared: { 'the row': { id: 1 } } },
  shownOrHidden(
    'public.footer_social_links',
    { platform: 'instagram', label: 'Instagram', url: 'https://instagram.com/fustat' },
    'active',
  ),
  shownOrHidden('public.partners', { name: 'Partner' }),
  {
    table: 'public.media',
    shared: {
      picture: {
        id: sampleId('media', 'picture'),
        width: 960,
        height: 1200,
        dominant_color: '#a8782b',
        sha256: 'a'.repeat(64),
        bytes: 1000,
      },
    },
  },
  slugged('public.faq_categories', { name: 'Category' }),
  {
    table: 'public.faq_items',
    shared: {
      shown: faqItem('shown', 'shown', true),
      hidden: faqItem('hidden', 'shown', false),
      'in a hidden category': faqItem('inside', 'hidden', true),
    },
  },
  shownOrHidden('public.team_members', { name: 'Nour', position: 'Carver' }),
  {
    table: 'public.careers',
    shared: { published: career('published'), draft: career('draft') },
  },
  {
    table: 'public.seo_settings',
    shared: { row: { id: sampleId('seo'), page_name: 'sample-page', title: 'Sample' } },
  },
  {
    table: 'public.search_synonyms',
    shared: { row: { id: sampleId('synonym'), words: 'couch, sofa' } },
  },
  {
    table: 'public.search_misses',
    shared: { row: { id: sampleId('search miss'), week: '2026-11-16', term: 'hammock' } },
  },
  // After the synonyms, from which they are derived again.
  {
    table: 'private.search_meanings',
    shared: {
      meaning: {
        key: 'sample meaning',
        is_stem: false,
        exact: 'sample',
        wide: 'sample',
        weight: 1,
      },
    },
  },
  { table: 'public.site_settings', shared: { 'the row': { id: 1 } } },
  { table: 'public.abuse_limits', shared: { 'the row': { id: 1 } } },
  workshops(),
  slugged('public.notification_categories', { name: 'Offers' }),
];

function workshops(): TableSamples {
  const place = { craft: 'inlay', town: 'Cairo', governorate: 'cairo' };
  const { table, shared } = slugged('public.workshops', place);
  const named = Object.entries(shared!).map(([name, row]) => [name, { ...row, name }]);
  return { table, shared: Object.fromEntries(named) };
}

function faqItem(name: string, category: string, is_visible: boolean): Row {
  return {
    id: sampleId('faq', name),
    category_id: sampleId('public.faq_categories', category),
    question: 'How long?',
    answer: 'Eight weeks.',
    is_visible,
  };
}

function career(status: string): Row {
  return {
    id: sampleId('career', status),
    title: 'Carver',
    department: 'Workshop',
    location: 'Cairo',
    employment_type: 'full_time',
    description: 'Carves.',
    status,
  };
}
