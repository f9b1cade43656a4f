const call = (name: string, what: string) => `${what}: call POST /functions/v1/${name}.`;

const orders =
  'Orders are placed with prices, stock and coupons in one step: call POST /functions/v1/checkout; to cancel one call POST /functions/v1/cancel-order. Staff move them on in the back office.';
const games = call('game-start', 'The shop runs the game and records its results');
const analytics =
  'The shop counts this from the games: call the procedure refresh_daily_game_analytics.';
const stock =
  'Every change of a quantity has an entry in the stock ledger: count the piece in the back office. Ratings, sales and the price to pay are computed.';
const publishing =
  'Drafts and versions have an author and are checked: publish in the back office.';
const account = 'Roles are given with a reason in the back office.';

/** Tables whose rules a service keeps, and what to call instead of writing to them. */
const hints: Record<string, string> = {
  orders,
  order_items: orders,
  order_moves: 'Steps of orders are decided in the back office, where they can be called back.',
  order_handling: 'Who looks after an order is decided in the back office.',
  order_tags: 'Labels of orders are made in the back office.',
  order_timeline: call('cancel-order', 'An order moves on through the shop; to cancel one'),
  coupon_usage: call('checkout', 'A coupon is used by the order that it lowers'),
  user_pending_coupons: call('apply-coupon', 'A pending coupon is used up at checkout; to try one'),
  claimed_prizes: call(
    'game-claim',
    'A prize is claimed from a drawn game; claims of a device are linked by link-claims',
  ),
  user_rewards: games,
  reward_history: games,
  game_results: games,
  games,
  game_turns: games,
  game_draws: games,
  game_prizes: 'The quantity of a prize is changed in the back office, which records it.',
  prize_inventory_history: 'It is written by changes of a prize in the back office.',
  game_question_analytics: analytics,
  game_device_analytics: analytics,
  game_conversion_funnel: analytics,
  daily_game_analytics: analytics,
  prize_distribution_analytics: analytics,
  stock_movements: stock,
  products: stock,
  product_variants: stock,
  contact_messages: call('contact', 'Messages are checked and limited'),
  custom_service_requests: call('request-custom-service', 'Requests are checked and limited'),
  profiles: 'Name, e-mail and telephone belong to the login: call PUT /auth/v1/user.',
  return_requests: 'Returns are requested on the pages of the shop.',
  refunds: 'Sales decide refunds in the back office.',
  newsletter_subscriptions: 'Addresses are added by the form of the shop.',
  job_applications: 'Applications are sent with the form of the shop.',
  change_sets: 'A change set is what the back office has applied, and what its undo takes back.',
  content_versions: publishing,
  record_drafts: publishing,
  staff_views: 'Views of lists are saved in the back office.',
  user_roles: account,
  account_actions: account,
};

/** What to call instead of writing to a table that is closed to clients. */
export const writeHintFor = (table: string): string =>
  hints[table] ??
  'The shop itself writes these rows. docs/hosted-backend.md says what clients write, and what they call.';
