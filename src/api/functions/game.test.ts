import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyDraw } from '#domain/game/draw.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { askQuestions, newUsername, offerPrizes } from '#tests/support/game.ts';
import { rightOption } from '#tests/support/right-option.ts';
import { solveChallenge } from '#tests/support/solve-proof.ts';
import type { ApiScope } from '../shared/scope.ts';
import { createFunctionsApi } from './index.ts';

const api = createFunctionsApi();

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query('update site_settings set opened_at = now()');
  await askQuestions(database.owner);
});
afterAll(() => database.close());
beforeEach(() => offerPrizes(database.owner, { name: 'Lamp' }, { name: 'Bowl', quantity: 20 }));

type Headers = Record<string, string>;

async function call(name: string, body: object, headers: Headers = {}) {
  const response = await api.request(`/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) };
}

const statusAndReason = ({ status, json }: Awaited<ReturnType<typeof call>>) => [
  status,
  json.error?.code,
  json.error?.message,
];

async function signedIn(): Promise<Headers> {
  const now = new Date();
  const result = await signIn(await makeAccount(now), requestFactsAt(now));
  if (!result.ok) throw new Error(result.reason);
  return { Authorization: `Bearer ${result.session.accessToken}` };
}

/** Plays until the claim waits, and keeps every answer of the server. */
async function win(headers: Headers = {}) {
  const start = await call('game-start', {}, headers);
  const { game, device_id, questions } = start.json;
  const traffic = [start.text];
  for (const { id } of questions) {
    const option = await rightOption(database.owner, game.id, id);
    const body = { game_id: game.id, question_id: id, option };
    traffic.push((await call('game-answer', body, headers)).text);
  }
  const spin = await call('game-spin', { game_id: game.id, nonce: 'mine' }, headers);
  return { game_id: game.id as string, device_id: device_id as string, start, spin, traffic };
}

const alreadyClaimed =
  'You have already claimed a prize. Only one play is allowed per user or device.';

describe('a game through the API', () => {
  it('has the agreed shape from start to claim', async () => {
    const { start, spin, game_id, device_id } = await win();
    expect([start.status, Object.keys(start.json).toSorted()]).toEqual([
      200,
      ['commitment', 'device_id', 'game', 'questions', 'seconds_per_question', 'segments'],
    ]);
    expect(start.json.game).toMatchObject({ stage: 'questions', expires_at: expect.any(String) });
    expect(start.json.seconds_per_question).toBe(15);
    expect(start.json.segments).toHaveLength(12);

    const { segment, prize, proof } = spin.json;
    expect(start.json.segments[segment].prize_id).toBe(prize.id);
    expect(proof).toMatchObject({ commitment: start.json.commitment, nonce: 'mine' });
    const { draw_id, secret, nonce, segments, commitment } = proof;
    expect(
      await verifyDraw({ drawId: draw_id, gameId: game_id, secret, nonce, segments, commitment }),
    ).toEqual({ commitmentMatches: true, segment });

    const claim = await call('game-claim', {
      game_id,
      device_id,
      instagram_username: newUsername(),
    });
    expect([claim.status, claim.json]).toEqual([
      201,
      {
        claim: {
          id: expect.any(String),
          status: 'pending',
          prize_name: prize.name,
          prize_type: 'product',
        },
      },
    ]);
  });

  it('never says which answer is right before it was given', async () => {
    const { traffic, start } = await win();
    expect(start.text).not.toMatch(/correct|explanation|Because/);
    for (const [index, answer] of traffic.entries()) {
      const announced = start.json.questions.filter(({ text }: { text: string }) =>
        answer.includes(`Because ${text}"`),
      );
      expect(announced).toEqual(index === 0 ? [] : [start.json.questions[index - 1]]);
    }
  });

  it('speaks the language of the caller', async () => {
    const arabic = await call('game-claim', {}, { 'Accept-Language': 'ar-EG' });
    expect(statusAndReason(arabic)).toEqual([409, 'no_prize_selected', 'لم يتم اختيار جائزة']);
  });

  it('names unknown fields', async () => {
    const { status, json } = await call('game-spin', { game_id: 'x', segment: 3 });
    expect([status, json.error.details[0].field]).toEqual([422, 'segment']);
  });
});

describe('a player who cheats', () => {
  it('with a forged device is not known', async () => {
    const { device_id } = (await call('game-start', {})).json;
    const forged = `${crypto.randomUUID()}.${device_id.split('.')[1]}`;
    const answer = await call('game-start', { device_id: forged });
    expect(statusAndReason(answer).slice(0, 2)).toEqual([403, 'invalid_device']);
  });

  it('by answering again, or another question, is out of turn', async () => {
    const { game, questions } = (await call('game-start', {})).json;
    const answer = (index: number) =>
      call('game-answer', { game_id: game.id, question_id: questions[index].id, option: 0 });
    expect(statusAndReason(await answer(2)).slice(0, 2)).toEqual([409, 'out_of_order']);
    await answer(0);
    expect(statusAndReason(await answer(0)).slice(0, 2)).toEqual([409, 'already_answered']);
  });

  it('by spinning twice, or before the questions, is refused', async () => {
    const { game } = (await call('game-start', {})).json;
    expect(statusAndReason(await call('game-spin', { game_id: game.id })).slice(0, 2)).toEqual([
      409,
      'wrong_stage',
    ]);
    const { game_id } = await win();
    expect((await call('game-spin', { game_id })).status).toBe(409);
  });

  it('by claiming without a win gets the specified words', async () => {
    const { game, device_id } = (await call('game-start', {})).json;
    const answer = await call('game-claim', {
      game_id: game.id,
      device_id,
      instagram_username: newUsername(),
    });
    expect(statusAndReason(answer)).toEqual([409, 'no_prize_selected', 'No prize selected']);
  });

  it('by claiming with another device, or none, gets the specified words', async () => {
    const { game_id } = await win();
    const other = (await call('game-start', {})).json.device_id;
    const foreign = await call('game-claim', {
      game_id,
      device_id: other,
      instagram_username: newUsername(),
    });
    expect(statusAndReason(foreign)).toEqual([409, 'no_prize_selected', 'No prize selected']);
    const withoutDevice = await call('game-claim', { game_id, instagram_username: newUsername() });
    expect(statusAndReason(withoutDevice)).toEqual([
      401,
      'not_identified',
      'User not authenticated and no device ID provided',
    ]);
  });

  it('by claiming without a name gets the specified words', async () => {
    const { game_id, device_id } = await win();
    const answer = await call('game-claim', { game_id, device_id });
    expect(statusAndReason(answer)).toEqual([
      422,
      'username_required',
      'Instagram username is required',
    ]);
  });

  it('by claiming again, as visitor or as customer, gets the specified words', async () => {
    const { game_id, device_id } = await win();
    const body = { game_id, device_id, instagram_username: newUsername() };
    await call('game-claim', body);
    expect(statusAndReason(await call('game-claim', body))).toEqual([
      409,
      'already_claimed',
      alreadyClaimed,
    ]);
    const headers = await signedIn();
    expect(statusAndReason(await call('game-claim', body, headers))).toEqual([
      409,
      'already_claimed',
      alreadyClaimed,
    ]);
  });

  it('is one customer, on however many devices', async () => {
    const headers = await signedIn();
    const first = await win(headers);
    await call(
      'game-claim',
      { game_id: first.game_id, instagram_username: newUsername() },
      headers,
    );
    const second = await win(headers);
    const again = {
      game_id: second.game_id,
      device_id: second.device_id,
      instagram_username: newUsername(),
    };
    expect(statusAndReason(await call('game-claim', again, headers))).toEqual([
      409,
      'already_claimed',
      alreadyClaimed,
    ]);
  });

  it('by playing on at once has to wait, and hears how long', async () => {
    const { game_id, device_id } = await win();
    await call('game-claim', { game_id, device_id, instagram_username: newUsername() });
    const again = await call('game-start', { device_id });
    expect(statusAndReason(again)).toEqual([
      409,
      'cooldown',
      'You have played today. You can play again in 24h 0m.',
    ]);
  });
});

describe('a busy network', () => {
  it('gets a challenge instead of a new device, and starts with its solution', async () => {
    const app = new Hono<ApiScope>();
    app.use(async (context, next) => {
      context.set('clientAddress', '10.20.30.40');
      await next();
    });
    app.route('/', api);
    await database.owner.query('update abuse_limits set game_proof_bits = 4');
    const start = async (body: object) => {
      const response = await app.request('/game-start', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      });
      return { status: response.status, json: await response.json() };
    };
    for (let device = 0; device < 10; device += 1) expect((await start({})).status).toBe(200);
    const { status, json } = await start({});
    expect([status, json.error.code]).toEqual([403, 'proof_required']);
    expect(json.error.message).toContain('Sign in or create an account');
    expect(json.error.details).toEqual({ challenge: expect.any(String), bits: expect.any(Number) });
    const proof = solveChallenge(json.error.details);
    expect((await start({ proof })).status).toBe(200);
    expect((await start({ proof })).status).toBe(403);
  });
});

describe('link-claims', () => {
  it('says how many claims of the device are now the customer’s', async () => {
    const { game_id, device_id } = await win();
    await call('game-claim', { game_id, device_id, instagram_username: newUsername() });
    expect((await call('link-claims', { device_id })).status).toBe(401);
    const headers = await signedIn();
    expect((await call('link-claims', { device_id }, headers)).json).toEqual({ linked: 1 });
    expect((await call('link-claims', { device_id }, headers)).json).toEqual({ linked: 0 });
    expect((await call('link-claims', { device_id: 'x.y' }, headers)).status).toBe(403);
  });
});
