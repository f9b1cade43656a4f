/** How the values of audited columns are shown. `audited-columns.test.ts` finds a column that is in none. */

/** A column by its name in any table, or in one alone as `table.column`. */
const isIn = (names: ReadonlySet<string>, table: string, column: string) =>
  names.has(`${table}.${column}`) || names.has(column);

const setOf = (names: string) => new Set(names.split(/\s+/).filter(Boolean));

const amounts = setOf(`price discount_price delivery_fee order_max_value phone_daily_value
  network_daily_value subtotal discount shipping tax total payable short_by amount payout refund
  max_discount_amount min_purchase_amount prize_value game_prizes.value`);

const shares = setOf('tax_rate focal_x focal_y x y progress');

const numbers = setOf(`attempts call_attempts number points rating quantity position display_order
  order_index section_order width height weight house_area area latitude longitude founded generation
  warranty_years lead_time_min_days lead_time_max_days road_min_days road_max_days
  low_stock_threshold max_uses original_quantity status_threshold file_size_limit discount_value
  audience_level hold_hours hold_warning_hours hold_extension_hours order_max_pieces
  phone_daily_orders phone_daily_pieces network_daily_orders network_daily_pieces
  recipient_daily_orders game_free_devices game_proof_bits game_proof_max_bits game_guest_claims
  game_account_claims`);

const choices =
  setOf(`status state role action employment_type prize_type game_prizes.type subject locale
  audience_language source discount_type preferred_timeline budget_range project_type service_type
  style_preferences difficulty_level craft kind audience_interest actor_kind recalled_step currency
  layout_type category audience_room rooms facet reward_history.reason robots arabic_digits tax_mode
  payment_method order_tags.colour`);

/** Words of the catalogue's dictionary. */
const terms = setOf('products.kind color material colors materials');

const governorates = setOf('governorate audience_governorate');

/** Say nothing to people: keys of rows that have no page and no name. */
const leftOut = setOf('id game_id device_id series_id record_id user_pending_coupons.id');

export type ValueKind =
  | 'amount'
  | 'share'
  | 'number'
  | 'choice'
  | 'term'
  | 'governorate'
  | 'reference'
  | 'text';

export const isLeftOut = (table: string, column: string) => isIn(leftOut, table, column);

export function kindOf(table: string, column: string): ValueKind {
  if (referenceOf(table, column)) return 'reference';
  const kinds = [
    ['term', terms],
    ['amount', amounts],
    ['share', shares],
    ['number', numbers],
    ['governorate', governorates],
    ['choice', choices],
  ] as const;
  return kinds.find(([, names]) => isIn(names, table, column))?.[0] ?? 'text';
}

/** Accounts, of staff or of customers. */
export const people = 'people';

const references: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['user_id', 'for_user_id', 'assigned_to', 'reviewed_by', 'author_id', 'uploaded_by'],
      ...['created_by', 'actor_id', 'collected_by', 'decided_by', 'paid_by', 'opened_by'],
      ...['granted_by', 'invited_by', 'owner', 'assignee_id'],
    ].map((column) => [column, people]),
  ),
  product_id: 'products',
  audience_product: 'products',
  product_ids: 'products',
  variant_id: 'product_variants',
  coupon_id: 'coupons',
  order_id: 'orders',
  return_id: 'return_requests',
  timeline_id: 'order_timeline',
  request_id: 'custom_service_requests',
  message_id: 'contact_messages',
  category_id: 'notification_categories',
  'faq_items.category_id': 'faq_categories',
  career_id: 'careers',
  campaign_id: 'notification_campaigns',
  section_id: 'page_sections',
  project_id: 'projects',
  'portfolio_highlights.project_id': 'portfolio_projects',
  portfolio_id: 'portfolio_projects',
  image_id: 'portfolio_images',
  prize_id: 'game_prizes',
  claim_id: 'claimed_prizes',
  claimed_prize_id: 'claimed_prizes',
};

/** The table that a column refers to; undefined when it refers to none. */
export const referenceOf = (table: string, column: string): string | undefined =>
  references[`${table}.${column}`] ?? references[column];

/** Rows whose key begins with that of another row, which names them. */
export const keyReferences: Readonly<Record<string, string>> = {
  user_roles: people,
  account_actions: people,
  users: people,
  profiles: people,
  user_pending_coupons: people,
  order_holds: 'orders',
  order_moves: 'orders',
  order_handling: 'orders',
  product_outlines: 'products',
};
