import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelOf } from '#domain/game/rewards.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createUser, insert } from '#tests/support/factories.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const add = (table: string, row: Record<string, unknown>) =>
  insert(database.owner, `public.${table}`, row);
const violationOf = (constraint: string) => expect.objectContaining({ constraint });

const prize = (change = {}) =>
  add('game_prizes', { name: 'Lamp', quantity: 3, original_quantity: 3, ...change });
const game = (device_id: unknown, change = {}) =>
  add('games', { device_id, expires_at: '2100-01-01T00:00:00Z', ...change });
const claim = async (change: Record<string, unknown>) =>
  add('claimed_prizes', {
    prize_id: (await prize()).id,
    instagram_username: 'mona',
    prize_name: 'Lamp',
    ...change,
  });

describe('a claim', () => {
  it('is allowed once per customer and once per device', async () => {
    const user_id = await createUser(database.owner);
    const device_id = (await add('game_devices', { play_count: 0 })).id;
    await claim({ user_id, device_id });
    const other = (await add('game_devices', { play_count: 0 })).id;
    await expect(claim({ user_id, device_id: other })).rejects.toEqual(
      violationOf('claimed_prizes_user_id_key'),
    );
    await expect(claim({ device_id })).rejects.toEqual(violationOf('claimed_prizes_device_id_key'));
  });

  it('belongs to a customer or a device', async () => {
    await expect(claim({})).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a device', () => {
  it('plays one game at a time', async () => {
    const { id } = await add('game_devices', { play_count: 0 });
    await game(id, { stage: 'complete', completed_at: '2026-01-01T00:00:00Z' });
    await game(id);
    await expect(game(id)).rejects.toEqual(violationOf('games_running'));
  });
});

describe('a question', () => {
  const question = (change = {}) =>
    add('game_questions', {
      question: `Which? ${randomUUID()}`,
      options: ['This', 'That'],
      correct_answer: 'This',
      ...change,
    });

  it('has its right answer among its options, and as many in Arabic', async () => {
    expect(await question({ difficulty_level: 'hard' })).toMatchObject({ difficulty: 'hard' });
    await expect(question({ correct_answer: 'Neither' })).rejects.toMatchObject({ code: '23514' });
    await expect(question({ options: ['This'] })).rejects.toMatchObject({ code: '23514' });
    await expect(question({ options_ar: ['هذا'] })).rejects.toMatchObject({ code: '23514' });
  });

  it('cannot be added twice with other case or spaces', async () => {
    await question({ question: 'Which wood?' });
    await expect(question({ question: ' which WOOD? ' })).rejects.toEqual(
      violationOf('game_questions_once'),
    );
  });
});

describe('the quantity of a prize', () => {
  it('is never negative, nor more than the original quantity', async () => {
    const { id } = await prize();
    const set = (quantity: number) =>
      database.owner.query('update game_prizes set quantity = $2 where id = $1', [id, quantity]);
    await expect(set(-1)).rejects.toMatchObject({ code: '23514' });
    await expect(set(4)).rejects.toMatchObject({ code: '23514' });
  });

  it('is recorded with every change, also without a reason', async () => {
    const { id } = await prize();
    await database.owner.query('update game_prizes set quantity = 1 where id = $1', [id]);
    await database.owner.query(`update game_prizes set name = 'Bowl' where id = $1`, [id]);
    const { rows } = await database.owner.query(
      `select reason, quantity_before, quantity_after, change from prize_inventory_history
       where prize_id = $1 order by quantity_after desc`,
      [id],
    );
    expect(rows).toEqual([
      { reason: 'created', quantity_before: 0, quantity_after: 3, change: 3 },
      { reason: 'correction', quantity_before: 3, quantity_after: 1, change: -2 },
    ]);
  });
});

describe('points', () => {
  it('are the sum of their history, with the level that belongs to them', async () => {
    const user_id = await createUser(database.owner);
    for (const points of [450, 100, -100, 1200]) {
      await add('reward_history', { user_id, points, reason: 'staff' });
    }
    const { rows } = await database.owner.query(
      'select points, level from user_rewards where user_id = $1',
      [user_id],
    );
    expect(rows).toEqual([{ points: 1650, level: levelOf(1650) }]);
  });

  it('never become negative', async () => {
    const user_id = await createUser(database.owner);
    await expect(
      add('reward_history', { user_id, points: -1, reason: 'staff' }),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
