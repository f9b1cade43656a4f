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
    name: 'own claims',
    allowed: noCaller,
    owner: 'user_id',
    run: (c, { self }) =>
      c
        .from('claimed_prizes')
        .select('*')
        .eq('user_id', self ?? zero),
  },
  {
    name: 'claims of a device',
    allowed: marketing,
    run: (c, { device }) => c.from('claimed_prizes').select('*').eq('device_id', device),
  },
  {
    name: 'claimed_prizes, the latest',
    allowed: marketing,
    owner: 'user_id',
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
    name: 'own points',
    allowed: noCaller,
    owner: 'user_id',
    run: (c, { self }) =>
      c
        .from('user_rewards')
        .select('*')
        .eq('user_id', self ?? zero),
  },
  {
    name: 'update points',
    allowed: noCaller,
    hint: /functions/,
    run: (c, { self }) =>
      c
        .from('user_rewards')
        .update({ points: 5_000, level: 11 })
        .eq('user_id', self ?? zero),
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
    allowed: noCaller,
    owner: 'user_id',
    run: (c, { self }) =>
      c
        .from('game_results')
        .select('*')
        .eq('user_id', self ?? zero)
        .order('created_at', { ascending: false })
        .limit(1),
  },
  {
    name: 'results of another',
    allowed: marketing,
    run: (c, { player }) => c.from('game_results').select('*').eq('user_id', player).limit(1),
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
  ...Object.entries({
    game_question_analytics: 'times_shown',
    game_device_analytics: 'session_count',
    game_conversion_funnel: 'game_views',
  }).flatMap(([table, column]): Call[] => [
    {
      name: `select from ${table}`,
      allowed: marketing,
      run: (c) => c.from(table).select('*').limit(7),
    },
    {
      name: `insert into ${table}`,
      allowed: noCaller,
      hint: /shop counts/,
      run: (c) => c.from(table).insert({}),
    },
    {
      name: `update ${table}`,
      allowed: noCaller,
      hint: /shop counts/,
      run: (c) =>
        c
          .from(table)
          .update({ [column]: 9 })
          .gte(column, 0),
    },
  ]),
];
