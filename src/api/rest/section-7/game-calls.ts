import { everyone, marketing, noCaller, now, zero, type Call } from './call.ts';

const question = {
  question: 'How many?',
  question_ar: 'كام؟',
  options: ['1', '2', '3', '4'],
  options_ar: ['١', '٢', '٣', '٤'],
  ['correct_answer']: 1,
};

export const gameCalls: Call[] = [
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
