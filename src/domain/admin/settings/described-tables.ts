/** The tables that the database function `get_table_info` describes to admins. */
export const describedTables = [
  'game_settings',
  'game_questions',
  'game_prizes',
  'claimed_prizes',
  'game_results',
  'user_rewards',
  'reward_history',
  'prize_inventory_history',
  'game_question_analytics',
  'game_device_analytics',
  'game_conversion_funnel',
  'daily_game_analytics',
  'prize_distribution_analytics',
] as const;
