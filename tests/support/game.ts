import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Actor, UserActor } from '#platform/database/actor.ts';
import { systemRandom } from '#platform/random.ts';
import { answerQuestion } from '#services/game/answer-question.server.ts';
import { carryOutDecision } from '#services/decisions/carry-out-decision.server.ts';
import { claimDecisionKind } from '#services/game/claim-decision-kind.server.ts';
import { claimPrize } from '#services/game/claim-prize.server.ts';
import { decideClaim } from '#services/game/decide-claim.server.ts';
import { issueDevice } from '#services/game/device-id.server.ts';
import type { Player } from '#services/game/player.ts';
import { spin } from '#services/game/spin.server.ts';
import { startGame } from '#services/game/start-game.server.ts';
import { requestFactsAt, makeAccount } from './accounts.ts';
import { rightOption } from './right-option.ts';

export type PrizeSample = {
  name?: string;
  type?: string;
  value?: number | null;
  quantity?: number;
};

/** Opens the game with these prizes alone. */
export async function offerPrizes(owner: pg.Client, ...prizes: PrizeSample[]): Promise<string[]> {
  await owner.query(`update game_prizes set active = false`);
  await owner.query('update game_settings set is_enabled = true');
  const ids = [];
  for (const { name = 'A lamp', type = 'product', value = null, quantity = 100 } of prizes) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into game_prizes (name, name_ar, type, value, quantity, original_quantity)
       values ($1, 'جائزة', $2, $3, $4, $4) returning id`,
      [name, type, value, quantity],
    );
    ids.push(rows[0]!.id);
  }
  return ids;
}

/** As many questions of each difficulty; "right" is right, and why names the question. */
export async function askQuestions(owner: pg.Client, each = 8): Promise<void> {
  await owner.query(
    `insert into game_questions (question, options, correct_answer, difficulty_level, explanation)
     select level || ' ' || n, array['right', 'wrong', 'false', 'no'], 'right', level, 'Because ' || level || ' ' || n
     from unnest(array['easy', 'medium', 'hard']) level, generate_series(1, $1) n`,
    [each],
  );
}

const visitor: Actor = { kind: 'visitor' };

export const newPlayer = (now: Date, actor: Actor = visitor): Player => ({
  actor,
  device: issueDevice(systemRandom),
  attempt: requestFactsAt(now),
});

export const customer = (userId: string): UserActor => ({ kind: 'user', userId, claims: {} });

export async function newCustomer(now: Date): Promise<Player & { userId: string }> {
  const { userId } = await makeAccount(now);
  return { ...newPlayer(now, customer(userId)), userId };
}

export const later = (player: Player, seconds: number): Player => ({
  ...player,
  attempt: { ...player.attempt, now: new Date(player.attempt.now.getTime() + seconds * 1000) },
});

export async function begin(player: Player) {
  const started = await startGame({}, player);
  if (!started.ok) throw new Error(started.reason);
  return started;
}

/** Starts and answers everything right: the wheel waits. */
export async function reachWheel(owner: pg.Client, player: Player): Promise<string> {
  const { game, questions } = await begin(player);
  for (const { id } of questions) {
    const option = await rightOption(owner, game.id, id);
    await answerQuestion({ gameId: game.id, questionId: id, option }, player);
  }
  return game.id;
}

/** The wheel has stopped: the claim waits. */
export async function win(owner: pg.Client, player: Player) {
  const gameId = await reachWheel(owner, player);
  const spun = await spin({ gameId, nonce: randomUUID() }, player);
  if (!spun.ok) throw new Error(spun.reason);
  return { gameId, spun };
}

/** A name that has claimed nothing yet. */
export const newUsername = (): string => `player.${randomUUID().slice(0, 8)}`;

/** Wins and claims. */
export async function claimed(owner: pg.Client, player: Player, instagramUsername = newUsername()) {
  const { gameId } = await win(owner, player);
  const result = await claimPrize({ gameId, instagramUsername }, player);
  if (!result.ok) throw new Error(result.reason);
  return { gameId, ...result };
}

/** Marketing has decided, and the time to call it back is over. */
export async function settled(
  owner: pg.Client,
  claim: string,
  decision: 'verified' | 'rejected',
  now: Date,
): Promise<void> {
  const { userId } = await makeAccount(now, ['marketing']);
  const input = { claim, decision, reason: 'not_following' } as const;
  const staff = { actor: { kind: 'user' as const, userId, claims: {} }, now };
  const decided = await decideClaim(input, staff);
  if (!decided.ok) throw new Error(decided.reason);
  const { rows } = await owner.query<{ id: string }>(
    'select id from claim_decisions where claim_id = $1',
    [claim],
  );
  await carryOutDecision(claimDecisionKind, rows[0]!.id, decided.dueAt);
}
