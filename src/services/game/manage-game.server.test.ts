import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPrizeInput } from '#domain/admin/records/prize-record.ts';
import { questionInput } from '#domain/admin/records/question-record.ts';
import { applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import { createRecord } from '#services/admin/records/create-record.server.ts';
import { removeRecord } from '#services/admin/records/remove-record.server.ts';
import { systemRandom } from '#platform/random.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { askQuestions, claimed, customer, newCustomer, offerPrizes } from '#tests/support/game.ts';
import { previewQuestionEdit } from './edit-questions.server.ts';
import { newPrizeRecord, prizeRecord, questionRecord } from './game-records.ts';
import { readGameReadiness, switchGame } from './game-switch.server.ts';
import { readPrizeStock } from './prize-history.server.ts';
import { readOdds } from './read-odds.server.ts';

const now = new Date('2026-11-15T22:30:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function staff(role: 'marketing' | 'sales' = 'marketing') {
  const { userId } = await makeAccount(now, [role]);
  return { actor: customer(userId), now };
}

const prize = newPrizeInput.parse({
  ...{ name: 'Lamp', name_ar: 'مصباح', type: 'coupon', value: '١٠', image_url: '' },
  ...{ status_threshold: '2', quantity: '7', active: 'true' },
});

const typedQuestion = {
  ...{ question: 'Which wood is darkest?', question_ar: '', options: 'Ebony\nAsh', options_ar: '' },
  ...{ correct_answer: 'Ebony', difficulty_level: 'easy', category: '', category_ar: '' },
  ...{ explanation: '', explanation_ar: '', craft: '', is_active: 'true' },
};

async function added(...[source, input, member]: Parameters<typeof createRecord>) {
  const created = await createRecord(source, input, member);
  if (!created.ok) throw new Error(created.reason);
  return created.id;
}

it('questions are switched off together, and on again by undoing it', async () => {
  const marketing = await staff();
  const ids: string[] = [];
  for (const question of ['Which wood floats?', 'Which wood sinks?']) {
    const input = questionInput.parse({ ...typedQuestion, question });
    ids.push(await added(questionRecord, input, marketing));
  }
  const active = async () =>
    (
      await database.owner.query('select is_active from game_questions where id = any ($1)', [ids])
    ).rows.map(({ is_active }) => is_active);
  const preview = await previewQuestionEdit(
    { edit: 'switchOff' },
    { rows: ids, search: '' },
    { ...marketing, locale: 'en' },
  );
  expect(await active()).toEqual([true, true]);
  const changeSet = preview.ok ? preview.changeSet! : '';
  expect(await applyPreview(changeSet, marketing)).toMatchObject({ ok: true });
  expect(await active()).toEqual([false, false]);
  expect(await undoChanges(changeSet, marketing)).toMatchObject({ ok: true });
  expect(await active()).toEqual([true, true]);
  const other = await previewQuestionEdit(
    { edit: 'switchOff' },
    { rows: ids, search: '' },
    { ...(await staff('sales')), locale: 'en' },
  );
  expect(other).toMatchObject({ ok: false });
});

describe('a prize', () => {
  it('begins with its pieces, and comes back with them when its removal is undone', async () => {
    const marketing = await staff();
    const id = await added(newPrizeRecord, prize, marketing);
    expect(await readPrizeStock(id, marketing.actor)).toMatchObject({
      quantity: 7,
      original: 7,
      movements: [{ reason: 'created', change: 7, left: 7 }],
    });
    const removed = await removeRecord(prizeRecord, id, marketing);
    expect(removed).toMatchObject({ ok: true });
    expect(await readPrizeStock(id, marketing.actor)).toBeNull();
    const changeSet = (removed as { changeSet: string }).changeSet;
    expect(await undoChanges(changeSet, marketing)).toMatchObject({ ok: true });
    expect(await readPrizeStock(id, marketing.actor)).toMatchObject({ quantity: 7 });
  });

  it('that was claimed stays, and only marketing adds one', async () => {
    await askQuestions(database.owner);
    const [id] = await offerPrizes(database.owner, { quantity: 4 });
    await claimed(database.owner, await newCustomer(now));
    const marketing = await staff();
    expect(await removeRecord(prizeRecord, id!, marketing)).toMatchObject({ reason: 'in_use' });
    expect(await createRecord(newPrizeRecord, prize, await staff('sales'))).toMatchObject({
      ok: false,
    });
  });

  it('has a percentage only as a coupon', () => {
    const typed = { ...prize, value: '10', type: 'product', image_url: '', active: 'true' };
    const strings = { ...typed, status_threshold: '2', quantity: '7' };
    expect(newPrizeInput.safeParse(strings).error?.issues).toMatchObject([
      { path: ['value'], message: 'only_coupons' },
    ]);
  });
});

describe('a question', () => {
  it('needs distinct options, the right one among them, and as many in Arabic', () => {
    const problems = (fields: Partial<typeof typedQuestion>) =>
      questionInput
        .safeParse({ ...typedQuestion, ...fields })
        .error?.issues.map(({ message }) => message);
    expect(problems({})).toBeUndefined();
    expect(problems({ options: 'Ebony' })).toContain('option_count');
    expect(problems({ options: 'Ebony\nEbony' })).toContain('repeated_option');
    expect(problems({ correct_answer: 'Oak' })).toEqual(['not_an_option']);
    expect(problems({ options_ar: 'أبنوس' })).toEqual(['other_number_of_options']);
    expect(problems({ question: 'a'.repeat(501) })).toEqual(['too_long']);
  });

  it('is deleted only while nobody was asked it', async () => {
    const marketing = await staff();
    const id = await added(questionRecord, questionInput.parse(typedQuestion), marketing);
    expect(await removeRecord(questionRecord, id, marketing)).toMatchObject({ ok: true });
    const { rows } = await database.owner.query<{ id: string }>(
      'select question_id as id from game_turns limit 1',
    );
    expect(await removeRecord(questionRecord, rows[0]!.id, marketing)).toMatchObject({
      reason: 'in_use',
    });
  });
});

describe('the switch', () => {
  it('says why the game cannot be opened, and opens it when nothing is missing', async () => {
    const marketing = await staff();
    await database.owner.query('update game_prizes set active = false');
    await database.owner.query('update game_settings set is_enabled = false');
    expect(await readGameReadiness(marketing)).toMatchObject({ obstacles: ['no_prize'] });
    expect(await switchGame(true, marketing)).toEqual({ ok: false, reason: 'no_prize' });
    await database.owner.query('update game_prizes set active = true');
    expect(await switchGame(true, await staff('sales'))).toMatchObject({ ok: false });
    expect(await switchGame(true, marketing)).toMatchObject({ ok: true });
    expect(await readGameReadiness(marketing)).toMatchObject({ isEnabled: true, obstacles: [] });
    expect(await switchGame(false, marketing)).toMatchObject({ ok: true });
  });
});

describe('the odds', () => {
  it('have twelve segments, and count claims of thirty whole days of Cairo', async () => {
    const [id] = await offerPrizes(database.owner, { quantity: 10 });
    const { claim } = await claimed(database.owner, await newCustomer(now));
    const at = (time: string) =>
      database.owner.query('update claimed_prizes set claimed_at = $1 where id = $2', [
        time,
        claim.id,
      ]);
    const read = async () => {
      const odds = await readOdds(await staff(), systemRandom);
      expect(odds.countedDays).toEqual({ from: '2026-10-17', to: '2026-11-15' });
      return { segments: odds.segments, prize: odds.prizes.find((each) => each.id === id) };
    };
    // It is the 16th in Cairo: today does not count yet.
    await at('2026-11-15T22:10:00Z');
    expect((await read()).prize).toMatchObject({ claims: 0, emptyOn: null });
    await at('2026-11-15T21:50:00Z');
    const { segments, prize: forecast } = await read();
    expect(segments).toEqual(Array<string>(12).fill(id!));
    expect(forecast).toMatchObject({ claims: 1, segments: 12, stops: 10_000 });
    expect(forecast?.emptyOn).toBe('2027-08-13');
    await at('2026-10-16T21:50:00Z');
    expect((await read()).prize).toMatchObject({ claims: 1 });
    await at('2026-10-16T20:50:00Z');
    expect((await read()).prize).toMatchObject({ claims: 0 });
  });
});
