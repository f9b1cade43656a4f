import type { CallerName, RestClient } from './test-callers.ts';

/** Rows of the demo shop that the calls name. */
export interface Ids {
  product: string;
  portfolio: string;
  otherProduct: string;
  section: string;
  content: string;
  prize: string;
  coupon: string;
  code: string;
  usedCoupon: string;
  user: string;
  self: string | null;
}

export interface Result {
  data: unknown;
  error: { code: string; hint: string | null } | null;
  status: number;
  count?: number | null;
}

export interface Call {
  name: string;
  run: (client: RestClient, ids: Ids) => PromiseLike<Result>;
  /** Who gets rows; everybody else gets none or is denied. */
  allowed: readonly CallerName[];
  /** The function that a denial names. */
  hint?: RegExp;
}

const staff = [
  'admin',
  'sales',
  'marketing',
  'technical_office_manager',
  'content_manager',
] as const;
const members = ['customer', ...staff] as const;
const everyone = ['visitor', ...members] as const;
const editors = ['admin', 'marketing', 'content_manager'] as const;
const marketing = ['admin', 'marketing'] as const;
const sellers = ['admin', 'sales', 'marketing'] as const;
const catalog = ['admin', 'technical_office_manager'] as const;
const noCaller = [] as const;
const now = () => new Date().toISOString();

const content: Call[] = [
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
];

const products: Call[] = [
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
    run: (c) => c.from('product_variants').select('*').limit(5),
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
];

const portfolio: Call[] = [
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
    run: (c, { portfolio: id }) =>
      c
        .from('portfolio_projects')
        .select('id, title_en, title_ar, category, main_image')
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

const account: Call[] = [
  {
    name: 'own profile',
    allowed: members,
    run: (c, { self }) =>
      c
        .from('profiles')
        .select('*')
        .eq('id', self ?? zero)
        .single(),
  },
  {
    name: 'update of the own profile',
    allowed: members,
    run: (c, { self }) =>
      c
        .from('profiles')
        .update({ company: 'Samir & Sons' })
        .eq('id', self ?? zero)
        .select()
        .rollback(),
  },
  {
    name: 'own roles',
    allowed: staff,
    run: (c, { self }) =>
      c
        .from('user_roles')
        .select('role')
        .eq('user_id', self ?? zero),
  },
  {
    name: 'search_content',
    allowed: everyone,
    run: (c) => c.rpc('search_content', { search_term: 'chair' }),
  },
];

const zero = '00000000-0000-0000-0000-000000000000';

const coupon = { code: 'REST-TEST', discount_type: 'percentage', is_active: true };

const coupons: Call[] = [
  {
    name: 'coupon by code',
    allowed: sellers,
    run: (c, { code }) =>
      c.from('coupons').select('*').eq('code', code).eq('is_active', true).single(),
  },
  {
    name: 'coupons',
    allowed: sellers,
    run: (c, { coupon: id }) =>
      c.from('coupons').select('*').eq('id', id).order('created_at', { ascending: false }),
  },
  {
    name: 'insert with one set of names',
    allowed: sellers,
    run: (c) =>
      c
        .from('coupons')
        .insert({
          ...coupon,
          discount_value: 10,
          min_purchase_amount: 100,
          starts_at: now(),
          expires_at: null,
        })
        .select('code, discount_amount, minimum_purchase')
        .rollback(),
  },
  {
    name: 'insert with the other set of names',
    allowed: sellers,
    run: (c) =>
      c
        .from('coupons')
        .insert({
          ...coupon,
          discount_amount: 10,
          minimum_purchase: 100,
          start_date: now(),
          end_date: null,
        })
        .select('code, discount_value, min_purchase_amount')
        .rollback(),
  },
  {
    name: 'update a coupon',
    allowed: sellers,
    run: (c, { coupon: id }) =>
      c.from('coupons').update({ is_active: false }).eq('id', id).select().rollback(),
  },
  {
    name: 'coupons of the game',
    allowed: noCaller,
    run: (c, { self }) =>
      c
        .from('coupons')
        .select('*, claimed_prizes(*)')
        .eq('source', 'game')
        .eq('for_user_id', self ?? zero)
        .eq('is_active', true),
  },
  {
    name: 'uses of a coupon',
    allowed: sellers,
    run: (c, { usedCoupon }) =>
      c.from('coupon_usage').select('*', { count: 'exact' }).eq('coupon_id', usedCoupon),
  },
  {
    name: 'uses of a customer',
    allowed: sellers,
    run: (c, { user }) =>
      c
        .from('coupon_usage')
        .select('*, coupons(code, discount_type, discount_value), orders(id, total)')
        .neq('user_id', zero)
        .order('used_at', { ascending: false })
        .eq('user_id', user),
  },
  {
    name: 'insert a use',
    allowed: noCaller,
    hint: /functions\/v1\/checkout/,
    run: (c, { coupon: id, self }) =>
      c
        .from('coupon_usage')
        .insert({ coupon_id: id, user_id: self ?? zero, order_id: zero, amount_saved: 1 }),
  },
  {
    name: 'pending coupon',
    allowed: noCaller,
    run: (c, { self }) =>
      c
        .from('user_pending_coupons')
        .select('*, coupons(*)')
        .eq('user_id', self ?? zero)
        .is('used_at', null)
        .limit(1),
  },
  {
    name: 'use a pending coupon',
    allowed: noCaller,
    hint: /functions\/v1/,
    run: (c, { coupon: id, self }) =>
      c
        .from('user_pending_coupons')
        .update({ used_at: now() })
        .eq('user_id', self ?? zero)
        .eq('coupon_id', id),
  },
];

const question = {
  question: 'How many?',
  question_ar: 'كام؟',
  options: ['1', '2', '3', '4'],
  options_ar: ['١', '٢', '٣', '٤'],
  ['correct_answer']: 1,
};

const game: Call[] = [
  {
    name: 'game_settings',
    allowed: everyone,
    run: (c) => c.from('game_settings').select('is_enabled').limit(1).single(),
  },
  {
    name: 'switch the game',
    allowed: marketing,
    run: (c) =>
      c
        .from('game_settings')
        .update({ is_enabled: true, updated_at: now() })
        .eq('id', 1)
        .select()
        .rollback(),
  },
  { name: 'game_questions', allowed: marketing, run: (c) => c.from('game_questions').select('*') },
  {
    name: 'insert questions',
    allowed: marketing,
    run: (c) =>
      c
        .from('game_questions')
        .insert([question, { ...question, question: 'How much?' }])
        .select('id')
        .rollback(),
  },
  {
    name: 'game_prizes',
    allowed: everyone,
    run: (c) => c.from('game_prizes').select('*').eq('active', true).gt('quantity', 0),
  },
  {
    name: 'prize by id',
    allowed: everyone,
    run: (c, { prize }) => c.from('game_prizes').select('*').eq('id', prize).single(),
  },
  {
    name: 'quantity of a prize',
    allowed: noCaller,
    hint: /back office/,
    run: (c, { prize }) => c.from('game_prizes').update({ quantity: 1 }).eq('id', prize),
  },
  {
    name: 'threshold of a prize',
    allowed: marketing,
    run: (c, { prize }) =>
      c
        .from('game_prizes')
        .update({ status_threshold: 2, updated_at: now() })
        .eq('id', prize)
        .select()
        .rollback(),
  },
  {
    name: 'get_prizes_with_claimed_count',
    allowed: everyone,
    run: (c) => c.rpc('get_prizes_with_claimed_count'),
  },
  {
    name: 'claimed_prizes',
    allowed: marketing,
    run: (c) =>
      c
        .from('claimed_prizes')
        .select('*')
        .order('claimed_at', { ascending: false })
        .neq('device_id', zero)
        .limit(1),
  },
  {
    name: 'insert a claim',
    allowed: noCaller,
    hint: /functions\/v1\/game-claim/,
    run: (c, { prize }) => c.from('claimed_prizes').insert({ prize_id: prize, device_id: zero }),
  },
  {
    name: 'link claims',
    allowed: noCaller,
    hint: /link-claims/,
    run: (c, { self }) =>
      c
        .from('claimed_prizes')
        .update({ user_id: self ?? zero })
        .eq('device_id', zero)
        .is('user_id', null),
  },
  {
    name: 'insert points',
    allowed: noCaller,
    hint: /functions/,
    run: (c, { self }) => c.from('user_rewards').insert({ user_id: self ?? zero, points: 5 }),
  },
  {
    name: 'insert a result',
    allowed: noCaller,
    hint: /functions/,
    run: (c, { self }) => c.from('game_results').insert({ user_id: self ?? zero }),
  },
  {
    name: 'own results',
    allowed: marketing,
    run: (c) =>
      c.from('game_results').select('*').order('created_at', { ascending: false }).limit(1),
  },
  {
    name: 'prize_inventory_history',
    allowed: marketing,
    run: (c, { prize }) => c.from('prize_inventory_history').select('*').eq('prize_id', prize),
  },
  {
    name: 'get_table_info',
    allowed: ['admin'],
    run: (c) => c.rpc('get_table_info', { table_name: 'game_prizes' }),
  },
  {
    name: 'prize_distribution_analytics',
    allowed: marketing,
    run: (c) => c.from('prize_distribution_analytics').select('*'),
  },
  {
    name: 'daily_game_analytics',
    allowed: marketing,
    run: (c) => c.from('daily_game_analytics').select('*').limit(7),
  },
  ...['game_question_analytics', 'game_device_analytics', 'game_conversion_funnel'].map(
    (table): Call => ({
      name: `insert into ${table}`,
      allowed: noCaller,
      hint: /shop counts/,
      run: (c) => c.from(table).insert({}),
    }),
  ),
];

/** Every call of section 7, in its order. */
export const section7Calls: readonly Call[] = [
  ...content,
  ...products,
  ...portfolio,
  ...account,
  ...coupons,
  ...game,
];
