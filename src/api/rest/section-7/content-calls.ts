import { everyone, editors, catalog, now, type Call } from './call.ts';

/** Content, products and portfolio. */
export const contentCalls: Call[] = [
  {
    name: 'footer_config',
    allowed: everyone,
    run: (c) => c.from('footer_config').select('*').single(),
  },
  {
    name: 'footer_social_links',
    allowed: everyone,
    run: (c) =>
      c
        .from('footer_social_links')
        .select('*')
        .eq('active', true)
        .order('display_order', { ascending: true }),
  },
  {
    name: 'page_sections of a page',
    allowed: everyone,
    run: (c) => c.from('page_sections').select('*').eq('page_name', 'home').order('order_index'),
  },
  {
    name: 'page_sections, published and visible',
    allowed: everyone,
    run: (c) =>
      c
        .from('page_sections')
        .select('*')
        .eq('page_name', 'home')
        .eq('status', 'published')
        .eq('is_visible', true)
        .order('order_index'),
  },
  {
    name: 'page_sections, status',
    allowed: editors,
    run: (c, { section }) =>
      c
        .from('page_sections')
        .update({ status: 'draft', updated_at: now() })
        .eq('id', section)
        .select()
        .rollback(),
  },
  {
    name: 'page_content of a section',
    allowed: everyone,
    run: (c, { section }) =>
      c.from('page_content').select('*').eq('section_id', section).order('section_order'),
  },
  {
    name: 'page_content of a page',
    allowed: everyone,
    run: (c) =>
      c
        .from('page_content')
        .select('*')
        .eq('page_name', 'home')
        .eq('status', 'published')
        .eq('is_visible', true)
        .order('section_order'),
  },
  {
    name: 'page_content by id',
    allowed: everyone,
    run: (c, { content: id }) => c.from('page_content').select('*').eq('id', id).single(),
  },
  {
    name: 'page_content by type',
    allowed: everyone,
    run: (c) =>
      c
        .from('page_content')
        .select('*')
        .neq('content_type', '')
        .order('page_name')
        .order('section_name'),
  },
  {
    name: 'page_content, all',
    allowed: everyone,
    run: (c) => c.from('page_content').select('*').order('page_name').order('section_order'),
  },
  {
    name: 'page_content, publish',
    allowed: editors,
    run: (c, { content: id }) =>
      c
        .from('page_content')
        .update({ status: 'published', published_at: now() })
        .eq('id', id)
        .rollback()
        .select()
        .single(),
  },

  {
    name: 'product by id',
    allowed: everyone,
    run: (c, { product }) => c.from('products').select('*').eq('id', product).single(),
  },
  {
    name: 'product_images',
    allowed: everyone,
    run: (c, { product }) =>
      c.from('product_images').select('*').eq('product_id', product).order('display_order'),
  },
  {
    name: 'product_variants',
    allowed: everyone,
    run: (c, { variedProduct }) =>
      c.from('product_variants').select('*').eq('product_id', variedProduct),
  },
  {
    name: 'all products with pictures',
    allowed: everyone,
    run: (c) => c.from('products').select('*, product_images(image_url)').limit(1000),
  },
  {
    name: 'latest products',
    allowed: everyone,
    run: (c) =>
      c
        .from('products')
        .select(
          'id, name, price, image_url, category, created_at, rating, product_images(image_url, is_primary)',
        )
        .order('created_at', { ascending: false })
        .limit(4),
  },
  { name: 'reviews', allowed: everyone, run: (c) => c.from('reviews').select('*').limit(1) },

  {
    name: 'portfolio_projects',
    allowed: everyone,
    run: (c) => c.from('portfolio_projects').select('*').order('created_at', { ascending: false }),
  },
  {
    name: 'first picture of a project',
    allowed: everyone,
    run: (c, { portfolio: id }) =>
      c
        .from('portfolio_images')
        .select('image_url')
        .eq('portfolio_id', id)
        .order('display_order')
        .limit(1)
        .single(),
  },
  {
    name: 'project by id',
    allowed: everyone,
    run: (c, { portfolio: id }) => c.from('portfolio_projects').select('*').eq('id', id).single(),
  },
  {
    name: 'highlights',
    allowed: everyone,
    run: (c, { portfolio: id }) =>
      c.from('portfolio_highlights').select('*').eq('project_id', id).order('display_order'),
  },
  {
    name: 'linked products',
    allowed: everyone,
    run: (c, { portfolio: id }) =>
      c
        .from('portfolio_products')
        .select('product_id, products(id, name, price, image_url)')
        .eq('portfolio_id', id),
  },
  {
    name: 'related projects',
    allowed: everyone,
    run: (c, { portfolio: id, category }) =>
      c
        .from('portfolio_projects')
        .select('id, title_en, title_ar, category, main_image')
        .eq('category', category)
        .neq('id', id)
        .limit(3),
  },
  {
    name: 'remove associations',
    allowed: catalog,
    run: (c, { portfolio: id }) =>
      c.from('portfolio_products').delete().eq('portfolio_id', id).select().rollback(),
  },
  {
    name: 'insert associations',
    allowed: catalog,
    run: (c, { portfolio: id, otherProduct }) =>
      c
        .from('portfolio_products')
        .insert([{ portfolio_id: id, product_id: otherProduct }])
        .select()
        .rollback(),
  },
];
