import { sql } from 'kysely';

/** Where pictures of the library are shown; `record` is what the page of the place is found by. */
export type PicturePlace =
  | 'product'
  | 'portfolio'
  | 'project'
  | 'partner'
  | 'workshop'
  | 'team'
  | 'page'
  | 'seo'
  | 'prize'
  | 'newsletter'
  | 'order'
  | 'draft';

export interface PictureUseRow {
  address: string;
  place: PicturePlace;
  record: string;
  label: string;
  /** The stored value, for tables whose column is exactly the address. */
  table_name: string;
  row_key: string;
  field: string;
}

/** Every column that may hold the address of a picture, without those that hold texts. */
const columns = sql`
  select i.image_url as address, 'product' as place, p.id::text as record, p.name as label,
    'product_images' as table_name, i.id::text as row_key, 'image_url' as field
    from public.product_images i join public.products p on p.id = i.product_id
  union all select v.image_url, 'product', p.id::text, p.name, 'product_variants', v.id::text, 'image_url'
    from public.product_variants v join public.products p on p.id = v.product_id
  union all select image_url, 'product', id::text, name, 'products', id::text, 'image_url' from public.products
  union all select main_image, 'portfolio', id::text, title_en, 'portfolio_projects', id::text, 'main_image'
    from public.portfolio_projects
  union all select i.image_url, 'portfolio', p.id::text, p.title_en, 'portfolio_images', i.id::text, 'image_url'
    from public.portfolio_images i join public.portfolio_projects p on p.id = i.portfolio_id
  union all select image_url, 'project', id::text, title, 'projects', id::text, 'image_url' from public.projects
  union all select i.image_url, 'project', p.id::text, p.title, 'project_images', i.id::text, 'image_url'
    from public.project_images i join public.projects p on p.id = i.project_id
  union all select logo_url, 'partner', id::text, name, 'partners', id::text, 'logo_url' from public.partners
  union all select image_url, 'workshop', id::text, name, 'workshops', id::text, 'image_url'
    from public.workshops
  union all select image_url, 'team', id::text, name, 'team_members', id::text, 'image_url'
    from public.team_members
  union all select og_image_url, 'seo', page_name, page_name, 'seo_settings', id::text, 'og_image_url'
    from public.seo_settings
  union all select image_url, 'prize', id::text, name, 'game_prizes', id::text, 'image_url'
    from public.game_prizes`;

/** Texts in which an address may stand anywhere, and order lines, which keep what was sold. */
const texts = sql`
  select content::text as text, 'page' as place, page_name as record, page_name as label,
    'page_content' as table_name, id::text as row_key, 'content' as field from public.page_content
  union all select i.image_url, 'order', o.id::text, o.number, 'order_items', i.id::text, 'image_url'
    from public.order_items i join public.orders o on o.id = i.order_id
  union all select snapshot::text, 'draft', kind || '/' || record_id, kind, 'content_versions', id::text,
    'snapshot' from public.content_versions where state = 'scheduled'
  union all select concat_ws(' ', blocks, body, body_ar), 'newsletter', id::text, title,
    'notification_campaigns', id::text, 'blocks' from public.notification_campaigns
    where kind = 'newsletter'
  union all select data::text, 'draft', kind || '/' || record_id, kind, 'record_drafts',
    kind || '/' || record_id, 'data' from public.record_drafts`;

const addressPattern = '/media/p/[0-9a-f-]{36}/[0-9]+\\.webp';

/** Every use of every picture of the library; one row for each address in each column. */
export const pictureUses = sql<PictureUseRow>`
  select address, place, record, label, table_name, row_key, field from (${columns}) as stored
    where address like '/media/p/%'
  union all
  select distinct (regexp_matches(text, ${addressPattern}, 'g'))[1], place, record, label,
    table_name, row_key, field
    from (${texts}) as written where text like '%/media/p/%'`;
