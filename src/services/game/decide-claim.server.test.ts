import { describe, expect, it } from 'vitest';
import { claimDecisionInput, type ClaimDecisionInput } from '#domain/game/claim-decision.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { carryOutDecision } from '../decisions/carry-out-decision.server.ts';
import { readOwnDecisions } from '../decisions/own-decisions.server.ts';
import { recallDecisions } from '../decisions/recall-decisions.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import {
  askQuestions,
  claimed,
  newCustomer,
  newPlayer,
  newUsername,
  offerPrizes,
} from '#tests/support/game.ts';
import { makeJobsDue, runJobs } from '#tests/support/run-jobs.ts';
import { decideClaim } from './decide-claim.server.ts';
import { readClaimQueue } from './read-claim-queue.server.ts';
import { readGameState } from './read-game-state.server.ts';
import { claimDecisionKind } from './claim-decision-kind.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const database = fileDatabase({ arrange: askQuestions });
const { rows } = database;

async function staff(role: 'marketing' | 'sales' = 'marketing') {
  const { userId } = await makeAccount(now, [role]);
  return { actor: { kind: 'user' as const, userId, claims: {} }, now };
}

const decision = (claim: string, fields: Partial<ClaimDecisionInput>) =>
  claimDecisionInput.parse({ claim, decision: 'verified', ...fields });

const followMissing = { decision: 'rejected', reason: 'not_following' } as const;

/** Runs what is due by our clock. */
async function letTimePass(seconds: number) {
  await makeJobsDue(database.owner);
  await runJobs(database, { now: after(seconds) });
}

const recall = (claim: string, by: Awaited<ReturnType<typeof staff>>) =>
  recallDecisions(claimDecisionKind, { record: claim }, by);

const statusOf = async (claim: string) =>
  (await rows<{ status: string }>('select status from claimed_prizes where id = $1', claim))[0]!
    .status;

const notificationsOf = (userId: string) =>
  rows<{ title: string; body: string }>(
    'select title, body from notifications where user_id = $1 order by created_at',
    userId,
  );

async function newClaim(prize: Parameters<typeof offerPrizes>[1] = {}) {
  const [prizeId] = await offerPrizes(database.owner, prize);
  const player = await newCustomer(now);
  const { claim } = await claimed(database.owner, player);
  return { claim: claim.id, player, prizeId: prizeId! };
}

describe('a decision', () => {
  it('is carried out when it can no longer be called back, and the customer is told once', async () => {
    const { claim, player } = await newClaim({ type: 'coupon', value: 10 });
    const reviewer = await staff();
    expect(await decideClaim(decision(claim, {}), reviewer)).toEqual({ ok: true, dueAt: after(8) });
    expect(await statusOf(claim)).toBe('pending');
    expect(await notificationsOf(player.userId)).toEqual([]);
    const waiting = `select run_at from graphile_worker.jobs where task_identifier = $1`;
    expect(await rows(waiting, 'carry-out-claim-decision')).toEqual([{ run_at: after(8) }]);
    await letTimePass(8);
    await letTimePass(9);
    expect(await statusOf(claim)).toBe('verified');
    expect(await rows('select is_active from coupons where claimed_prize_id = $1', claim)).toEqual([
      { is_active: true },
    ]);
    expect(await notificationsOf(player.userId)).toEqual([
      { title: 'Your prize is confirmed', body: 'A lamp' },
    ]);
    const mails = `select template, locale from mail_outbox
      where template = 'claim_decided' and recipient = (select email from profiles where id = $1)`;
    expect(await rows(mails, player.userId)).toEqual([{ template: 'claim_decided', locale: 'en' }]);
    const audited = 'select actor_id from audit_log where table_name = $1 and row_key = $2';
    expect(await rows(audited, 'claimed_prizes', claim)).toContainEqual({
      actor_id: reviewer.actor.userId,
    });
  });

  it('can be called back until it is carried out, and then nothing happens', async () => {
    const { claim, player } = await newClaim();
    const reviewer = await staff();
    await decideClaim(decision(claim, followMissing), reviewer);
    expect(await recall(claim, await staff('sales'))).toEqual({ ok: false, reason: 'forbidden' });
    expect(await recall(claim, { ...reviewer, now: after(7) })).toEqual({ ok: true, count: 1 });
    await letTimePass(60);
    expect(await statusOf(claim)).toBe('pending');
    expect(await notificationsOf(player.userId)).toEqual([]);
    await decideClaim(decision(claim, {}), reviewer);
    await letTimePass(8);
    expect(await recall(claim, reviewer)).toEqual({ ok: false, reason: 'too_late' });
  });

  it('is carried out once by two processes', async () => {
    const { claim, player, prizeId } = await newClaim({ quantity: 4 });
    await decideClaim(decision(claim, followMissing), await staff());
    const [stored] = await rows<{ id: string }>(
      'select id from claim_decisions where claim_id = $1',
      claim,
    );
    const carryOut = () => carryOutDecision(claimDecisionKind, stored!.id, after(9));
    await Promise.all([carryOut(), carryOut()]);
    expect(await rows('select quantity from game_prizes where id = $1', prizeId)).toEqual([
      { quantity: 4 },
    ]);
    expect((await readGameState(player)).rewards).toEqual({ points: 0, level: 1 });
    expect(await notificationsOf(player.userId)).toEqual([
      {
        title: 'Your prize could not be confirmed',
        body: 'A lamp. We could not see that this Instagram account follows ours.',
      },
    ]);
  });

  it('is final: verified claims are only delivered, whoever writes', async () => {
    const { claim } = await newClaim();
    const reviewer = await staff();
    expect(await decideClaim(decision(claim, { decision: 'delivered' }), reviewer)).toEqual({
      ok: false,
      reason: 'wrong_status',
    });
    await decideClaim(decision(claim, {}), reviewer);
    expect(await decideClaim(decision(claim, followMissing), reviewer)).toEqual({
      ok: false,
      reason: 'already_decided',
    });
    await letTimePass(8);
    expect(await decideClaim(decision(claim, followMissing), reviewer)).toEqual({
      ok: false,
      reason: 'wrong_status',
    });
    await expect(
      rows(`update claimed_prizes set status = 'pending', reviewed_at = null where id = $1`, claim),
    ).rejects.toMatchObject({ constraint: 'claimed_prizes_status_moves' });
    await decideClaim(decision(claim, { decision: 'delivered' }), reviewer);
    await letTimePass(8);
    expect(await statusOf(claim)).toBe('delivered');
  });

  it('respects that a customer wants none of these, and sends visitors nothing', async () => {
    const { claim, player } = await newClaim();
    await rows(
      `insert into notification_preferences (user_id, category_id, in_app, email)
       select $1, id, false, false from notification_categories where slug = 'rewards'`,
      player.userId,
    );
    const visitor = await claimed(database.owner, newPlayer(now));
    const reviewer = await staff();
    const before = await rows('select count(*) from mail_outbox');
    await decideClaim(decision(claim, {}), reviewer);
    await decideClaim(decision(visitor.claim.id, {}), reviewer);
    await letTimePass(8);
    expect(await statusOf(visitor.claim.id)).toBe('verified');
    expect(await notificationsOf(player.userId)).toEqual([]);
    expect(await rows('select count(*) from mail_outbox')).toEqual(before);
  });

  it('is shown to visitors in their browser, with the reason, also when they may play again', async () => {
    const visitor = newPlayer(now);
    const { claim } = await claimed(database.owner, visitor);
    await decideClaim(decision(claim.id, followMissing), await staff());
    await letTimePass(8);
    const attempt = { ...visitor.attempt, now: after(2 * 86_400), locale: 'ar' as const };
    expect((await readGameState({ ...visitor, attempt })).claim).toMatchObject({
      status: 'rejected',
      reason: 'لم نجد هذا الحساب على إنستجرام بين متابعي حسابنا.',
    });
  });

  it('is made by marketing alone, and not a thousand times an hour', async () => {
    const { claim, player } = await newClaim();
    const sales = await staff('sales');
    const outsider = { actor: { kind: 'user' as const, userId: player.userId, claims: {} }, now };
    for (const other of [sales, outsider]) {
      expect(await decideClaim(decision(claim, {}), other)).toEqual({
        ok: false,
        reason: 'forbidden',
      });
    }
    const program = await staff();
    const unknown = decision('00000000-0000-4000-8000-000000000000', {});
    const reasons = [];
    for (let attempt = 0; attempt < 301; attempt += 1) {
      const result = await decideClaim(unknown, program);
      reasons.push(result.ok ? 'ok' : result.reason);
    }
    expect(reasons.at(-1)).toBe('rate_limited');
    expect(reasons.filter((reason) => reason === 'claim_not_found')).toHaveLength(300);
  });
});

describe('the queue', () => {
  const pending = { status: 'pending', claimId: null } as const;

  it('opens each claim at one person, and frees it after some minutes', async () => {
    const [first, second] = [await newClaim(), await newClaim()];
    await rows(
      `update claimed_prizes set claimed_at = '2026-11-01T10:00:00Z'::timestamptz
         + case id when $1 then interval '0' else interval '1 hour' end where id in ($1, $2)`,
      first.claim,
      second.claim,
    );
    const [mona, omar] = [await staff(), await staff()];
    expect((await readClaimQueue(pending, mona)).claim?.id).toBe(first.claim);
    expect((await readClaimQueue(pending, omar)).claim?.id).toBe(second.claim);
    expect((await readClaimQueue(pending, mona)).claim?.id).toBe(first.claim);
    const opened = await readClaimQueue({ ...pending, claimId: first.claim }, omar);
    expect(opened.claim).toMatchObject({ id: first.claim, openAt: expect.any(String) });
    expect(await decideClaim(decision(first.claim, {}), omar)).toMatchObject({
      reason: 'open_elsewhere',
      details: { colleague: opened.claim!.openAt },
    });
    const later = { ...omar, now: after(181) };
    expect((await readClaimQueue({ ...pending, claimId: first.claim }, later)).claim).toMatchObject(
      { id: first.claim, openAt: null },
    );
    expect(await decideClaim(decision(first.claim, {}), later)).toMatchObject({ ok: true });
    expect(await readOwnDecisions(later, ['marketing'])).toMatchObject([
      { kind: 'claim', decision: 'verified', count: 1, isOvertaken: false },
    ]);
  });

  it('shows other claims of the same name side by side, and nothing to other roles', async () => {
    const { claim } = await newClaim();
    const name = `${newUsername().replace(/[^a-z]/g, '')}unlike`;
    await rows('update claimed_prizes set instagram_username = $1 where id = $2', name, claim);
    const twin = await claimed(database.owner, await newCustomer(now), `${name}.2`);
    const queue = await readClaimQueue({ ...pending, claimId: claim }, await staff());
    expect(queue.claim?.related).toContainEqual(
      expect.objectContaining({ id: twin.claim.id, hasSameName: true }),
    );
    expect(await readClaimQueue({ ...pending, claimId: claim }, await staff('sales'))).toEqual({
      claim: null,
      upcoming: [],
    });
  });
});
