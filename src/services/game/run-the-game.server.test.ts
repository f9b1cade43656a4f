import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asUser } from '#platform/database/run-as.server.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  askQuestions,
  customer,
  newPlayer,
  newUsername,
  offerPrizes,
  win,
} from '#tests/support/game.ts';
import { recordView } from './analytics.server.ts';
import { claimPrize } from './claim-prize.server.ts';
import { restockPrize } from './restock-prize.server.ts';
import { startGame } from './start-game.server.ts';
import { uploadQuestions } from './upload-questions.server.ts';

/** Already the next day in Cairo. */
const now = new Date('2026-11-15T22:30:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner);
});
afterAll(() => database.close());
beforeEach(() => offerPrizes(database.owner, { name: 'Lamp' }));

async function rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.owner.query<Row>(text, values)).rows;
}

async function staff(role: 'marketing' | 'sales' | 'admin' = 'marketing') {
  const { userId } = await makeAccount(now, [role]);
  return { userId, claims: {}, actor: customer(userId) };
}

describe('analytics', () => {
  it('counts the steps of a game in the days of Cairo, and its questions', async () => {
    const player = newPlayer(now);
    await recordView(now);
    const { gameId } = await win(database.owner, player);
    await claimPrize({ gameId, instagramUsername: newUsername() }, player);
    expect(
      await rows(`select date::text, game_views, views, game_starts, starts, questions_completed,
        wheel_spins, prizes_claimed from game_conversion_funnel`),
    ).toEqual([
      {
        date: '2026-11-16',
        game_views: 1,
        views: 1,
        game_starts: 1,
        starts: 1,
        questions_completed: 1,
        wheel_spins: 1,
        prizes_claimed: 1,
      },
    ]);
    expect(
      await rows(`select times_shown, times_answered, times_correct, avg_answer_time, difficulty_rating
        from game_question_analytics`),
    ).toEqual(
      Array.from({ length: 4 }, () => ({
        times_shown: 1,
        times_answered: 1,
        times_correct: 1,
        avg_answer_time: '0.00',
        difficulty_rating: '1.0',
      })),
    );
  });

  it('counts the sessions of a device, and ignores impossible screen sizes', async () => {
    const { userId } = await makeAccount(now);
    const player = newPlayer(now, customer(userId));
    await startGame({ screenSize: '390x844' }, player);
    await database.owner.query(
      `update games set stage = 'complete', completed_at = now() where user_id = $1`,
      [userId],
    );
    await startGame({ screenSize: 'x' }, player);
    expect(
      await rows(
        `select browser, device_type, screen_size, session_count from game_device_analytics
         where user_id = $1`,
        userId,
      ),
    ).toEqual([
      { browser: 'Other', device_type: 'desktop', screen_size: '390x844', session_count: 2 },
    ]);
  });

  it('never blocks the game', async () => {
    const tables = ['game_conversion_funnel', 'game_question_analytics', 'game_device_analytics'];
    for (const table of tables)
      await database.owner.query(`alter table ${table} rename to _${table}`);
    const player = newPlayer(now);
    await recordView(now);
    const { gameId } = await win(database.owner, player);
    expect(await claimPrize({ gameId, instagramUsername: newUsername() }, player)).toMatchObject({
      ok: true,
    });
    for (const table of tables)
      await database.owner.query(`alter table _${table} rename to ${table}`);
  });

  it('can be recomputed from the games, only by marketing', async () => {
    await database.owner.query(
      `update games set started_at = now(), expires_at = now() + interval '1 day'`,
    );
    const refresh = sql`select refresh_daily_game_analytics()`;
    const { userId } = await makeAccount(now);
    await expect(asUser({ userId, claims: {} }).write(refresh)).rejects.toMatchObject({
      code: '42501',
    });
    await asUser(await staff()).write(refresh);
    await asUser(await staff()).write(refresh);
    const [day] = await rows<Record<string, number>>('select * from daily_game_analytics');
    const [truth] = await rows<Record<string, number>>(`select count(*)::int as games_started,
      (select count(*)::int from claimed_prizes) as prizes_claimed from games`);
    expect(day).toMatchObject(truth!);
    expect(
      await rows(`select sum(times_drawn)::int as drawn, sum(pending)::int as pending
        from prize_distribution_analytics`),
    ).toEqual([{ drawn: 2, pending: 2 }]);
  });
});

describe('an upload of questions', () => {
  const one = { question: 'Which is new?', options: ['This', 'That'], correct_answer: 'This' };
  const upload = async (questions: object[], dryRun = false) =>
    uploadQuestions(
      { file: Buffer.from(JSON.stringify(questions)), format: 'json', dryRun },
      { actor: (await staff()).actor, now },
    );
  const countNew = async () =>
    (await rows(`select id from game_questions where question = 'Which is new?'`)).length;

  it('can be checked without storing, and is then stored once', async () => {
    expect(await upload([one], true)).toEqual({ ok: true, stored: 0, accepted: 1, problems: [] });
    expect(await countNew()).toBe(0);
    expect(await upload([one])).toMatchObject({ stored: 1 });
    expect(await upload([one])).toMatchObject({
      stored: 0,
      problems: [{ row: 1, field: 'question', problem: 'repeated_question' }],
    });
    expect(await countNew()).toBe(1);
  });

  it('stores nothing when a row is wrong', async () => {
    const good = { ...one, question: 'Which is good?' };
    expect(await upload([good, { ...good, question: '' }])).toMatchObject({
      stored: 0,
      accepted: 1,
      problems: [{ row: 2 }],
    });
    expect(await rows(`select id from game_questions where question = 'Which is good?'`)).toEqual(
      [],
    );
  });

  it('needs at least one question, and marketing', async () => {
    expect(await upload([])).toEqual({ ok: false, reason: 'no_questions' });
    const { actor } = await staff('sales');
    expect(
      await uploadQuestions(
        { file: Buffer.from('[]'), format: 'json', dryRun: false },
        { actor, now },
      ),
    ).toEqual({
      ok: false,
      reason: 'not_allowed',
    });
  });
});

describe('pieces of a prize', () => {
  it('are added and removed by marketing, and every change is recorded', async () => {
    const [prize] = await offerPrizes(database.owner, { quantity: 3 });
    const marketing = { actor: (await staff()).actor, now };
    expect(await restockPrize(prize!, 2, marketing)).toEqual({ ok: true, quantity: 5 });
    expect(await restockPrize(prize!, -4, marketing)).toEqual({ ok: true, quantity: 1 });
    expect(await restockPrize(prize!, -2, marketing)).toMatchObject({ reason: 'invalid_number' });
    expect(await restockPrize(prize!, 1.5, marketing)).toMatchObject({ reason: 'invalid_number' });
    expect(
      await rows(
        `select reason, change, changed_by is not null as named from prize_inventory_history
         where prize_id = $1 order by created_at, change desc`,
        prize,
      ),
    ).toEqual(
      expect.arrayContaining([
        { reason: 'created', change: 3, named: false },
        { reason: 'restocked', change: 2, named: true },
        { reason: 'restocked', change: -4, named: true },
      ]),
    );
    const sales = { actor: (await staff('sales')).actor, now };
    expect(await restockPrize(prize!, 1, sales)).toMatchObject({ reason: 'not_allowed' });
    const program = { actor: (await staff()).actor, now };
    for (let attempt = 0; attempt < 60; attempt += 1) await restockPrize(prize!, 1, program);
    expect(await restockPrize(prize!, 1, program)).toMatchObject({ reason: 'rate_limited' });
    expect(await rows('select quantity from game_prizes where id = $1', prize)).toEqual([
      { quantity: 61 },
    ]);
  });

  it('cannot be changed by staff without a recorded change', async () => {
    const [prize] = await offerPrizes(database.owner, {});
    const write = asUser(await staff('admin')).write(
      sql`update game_prizes set quantity = 99 where id = ${prize}`,
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });
});

describe('functions that clients call by name', () => {
  it('are prizes with how many of each were claimed', async () => {
    await offerPrizes(database.owner, { name: 'Bowl', quantity: 5 });
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    await claimPrize({ gameId, instagramUsername: newUsername() }, player);
    const { userId } = await makeAccount(now);
    const [found] = await asUser({ userId, claims: {} }).read(
      sql`select name, quantity, original_quantity, claimed_count from get_prizes_with_claimed_count()`,
    );
    expect(found).toEqual([{ name: 'Bowl', quantity: 4, original_quantity: 5, claimed_count: 1 }]);
  });

  it('describe a table: only for admins, and only for listed tables', async () => {
    const ask = (table: string) =>
      sql<{ column_name: string }>`select * from get_table_info(${table})`;
    const admin = asUser(await staff('admin'));
    const [columns] = await admin.read(ask('user_rewards'));
    expect(columns.map(({ column_name }) => column_name)).toEqual([
      'user_id',
      'points',
      'level',
      'updated_at',
    ]);
    for (const table of ['game_draws', 'auth.users', 'users', "x'; drop table games"]) {
      await expect(admin.read(ask(table))).rejects.toMatchObject({ code: '42501' });
    }
    await expect(asUser(await staff()).read(ask('user_rewards'))).rejects.toMatchObject({
      code: '42501',
    });
  });
});
