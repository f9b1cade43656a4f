import { sampleId } from './callers.ts';
import type { Row, TableSamples } from './table-samples.ts';

const product = (status: string): Row => ({
  id: sampleId('product', status),
  name: `A ${status} chair`,
  name_ar: 'كرسي',
  slug: `${status}-chair`,
  sku: `CHAIR-${status}`,
  category: 'living-room',
  kind: 'chair',
  price: '120.00',
  status,
});
const variant = (status: string): Row => ({
  id: sampleId('variant', status),
  product_id: sampleId('product', status),
  color: 'walnut',
  sku: `CHAIR-${status}-W`,
  price: '130.00',
  inventory: 2,
});
const productImage = (status: string): Row => ({
  id: sampleId('product image', status),
  product_id: sampleId('product', status),
  image_url: '/pictures/chair.webp',
});
const productModel = (status: string): Row => ({
  id: sampleId('product model', status),
  product_id: sampleId('product', status),
  glb_url: `/models/${status}.glb`,
  dimensions: { width: 50, depth: 50, height: 90 },
});
const productOutline = (status: string): Row => ({
  product_id: sampleId('product', status),
  outline: { size: { width: 50, depth: 50, height: 90 }, standing: 'floor' },
});
const portfolio = (status: string): Row => ({
  id: sampleId('portfolio', status),
  slug: `${status}-villa`,
  title_en: `A ${status} villa`,
  title_ar: 'فيلا',
  category: 'residential',
  status,
});
const portfolioChild = (status: string, parent: 'portfolio_id' | 'project_id'): Row => ({
  id: sampleId('portfolio child', status),
  [parent]: sampleId('portfolio', status),
});
const hotspot = (projectStatus: string, productStatus: string): Row => ({
  id: sampleId('hotspot', projectStatus, productStatus),
  image_id: sampleId('portfolio child', projectStatus),
  product_id: sampleId('product', productStatus),
  x: 50,
  y: 50,
});
const project = (status: string): Row => ({
  id: sampleId('project', status),
  slug: `${status}-hotel`,
  title: `A ${status} hotel`,
  title_ar: 'فندق',
  category: 'hospitality',
  is_published: status === 'published',
});
const projectImage = (status: string): Row => ({
  id: sampleId('project image', status),
  project_id: sampleId('project', status),
  image_url: '/pictures/hotel.webp',
});
const both = (row: (status: string) => Row, what = '') => ({
  [`published${what}`]: row('published'),
  [`draft${what}`]: row('draft'),
});

export const catalogSamples: readonly TableSamples[] = [
  { table: 'public.products', shared: both(product) },
  { table: 'public.product_variants', shared: both(variant, ' product') },
  { table: 'public.product_images', shared: both(productImage, ' product') },
  { table: 'public.product_models', shared: both(productModel, ' product') },
  { table: 'public.product_outlines', shared: both(productOutline, ' product') },
  {
    table: 'public.product_listings',
    shared: {
      listing: {
        product_id: sampleId('product', 'draft'),
        category: 'living-room',
        sold: 0,
        cents: 12_000,
        entered: 0,
        facets: '{}',
      },
    },
  },
  {
    table: 'public.product_terms',
    shared: { term: { facet: 'colour', value: 'sample', name: 'Sample' } },
  },
  {
    table: 'public.set_pieces',
    shared: both(
      (status) => ({
        id: sampleId('set piece', status),
        set_name: 'A set',
        sku: `CHAIR-${status}`,
      }),
      ' product',
    ),
  },
  {
    table: 'public.former_slugs',
    shared: {
      slug: { kind: 'product', slug: 'sample', target_id: sampleId('product', 'draft') },
    },
  },
  { table: 'public.portfolio_projects', shared: both(portfolio) },
  {
    table: 'public.portfolio_images',
    shared: both(
      (status) => ({
        ...portfolioChild(status, 'portfolio_id'),
        image_url: '/pictures/villa.webp',
      }),
      ' project',
    ),
  },
  {
    table: 'public.portfolio_highlights',
    shared: both(
      (status) => ({ ...portfolioChild(status, 'project_id'), title_en: 'Light' }),
      ' project',
    ),
  },
  {
    table: 'public.portfolio_products',
    shared: {
      ...both(
        (status) => ({
          ...portfolioChild(status, 'portfolio_id'),
          product_id: sampleId('product', 'published'),
        }),
        ' project',
      ),
      'draft product': {
        id: sampleId('portfolio product', 'draft'),
        portfolio_id: sampleId('portfolio', 'published'),
        product_id: sampleId('product', 'draft'),
      },
    },
  },
  {
    table: 'public.portfolio_hotspots',
    shared: {
      ...both((status) => hotspot(status, 'published'), ' project'),
      'draft product': hotspot('published', 'draft'),
    },
  },
  { table: 'public.projects', shared: both(project) },
  { table: 'public.project_images', shared: both(projectImage, ' project') },
  { table: 'private.search_words', shared: { word: { word: 'sample' } } },
  {
    table: 'private.search_documents',
    shared: {
      document: {
        content_type: 'product',
        id: sampleId('document'),
        title: 'sample',
        title_words: 'sample',
        all_words: 'sample',
      },
    },
  },
];
