import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { drawSegment } from '#domain/game/draw.ts';
import { rightOption } from '#tests/support/right-option.ts';
import { openPage } from '#tests/support/open-page.ts';

/** Plays the game on a page, knowing what only the shop's database knows. */
export class GamePlayer {
  readonly page: Page;
  readonly #database = new pg.Client(process.env.SHOP_DATABASE_URL);

  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  private constructor(page: Page) {
    this.page = page;
  }

  static async on(page: Page): Promise<GamePlayer> {
    const player = new GamePlayer(page);
    // Each player has a network address of their own, as limits are counted by it.
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': player.#address });
    await player.#database.connect();
    return player;
  }

  leave = (): Promise<void> => this.#database.end();

  /** Uses up what visitors of this network may do today: starts without a proof, and claims. */
  async makeNetworkBusy(): Promise<void> {
    const headers = { 'X-Forwarded-For': this.#address };
    let gameId = '';
    for (let device = 0; device < 10; device += 1) {
      const response = await this.page.request.post('/functions/v1/game-start', {
        data: {},
        headers,
      });
      gameId = ((await response.json()) as { game: { id: string } }).game.id;
    }
    await this.#database.query(
      `with device as (insert into game_devices select from generate_series(1, 5) returning id),
       claim as (
         insert into claimed_prizes (prize_id, device_id, instagram_username, prize_name)
         select (select id from game_prizes limit 1), id, 'c' || left(id::text, 8), 'Lamp'
         from device returning id
       )
       insert into game_claim_origins
       select claim.id, g.address_hash, 'Other', false, now() from claim, games g where g.id = $1`,
      [gameId],
    );
  }

  readonly heading = (): Locator => this.page.getByRole('heading', { level: 1 });
  readonly options = (): Locator => this.page.locator('.answer-option');

  /** The question on screen: its ids, and which option is right. */
  async question() {
    await this.options().first().waitFor();
    const hidden = (name: string) => this.page.locator(`input[name=${name}]`).first().inputValue();
    const [gameId, questionId] = [await hidden('gameId'), await hidden('questionId')];
    const right = await rightOption(this.#database, gameId, questionId);
    return { gameId, questionId, right, wrong: (right + 1) % 4 };
  }

  async answer(how: 'right' | 'wrong'): Promise<void> {
    const question = await this.question();
    await this.options().nth(question[how]).click();
    await expect(this.page.locator('.verdict')).toBeVisible();
  }

  /** The one button at the foot of each stage. */
  readonly foot = (): Locator => this.page.locator('.stage-foot').getByRole('button');

  /** Starts with the longest time for an answer, so that a slow machine does not let it run out. */
  async start(): Promise<void> {
    await this.page.locator('input[name=extendedTime]').check();
    await this.foot().click();
  }

  /** From the first page to the wheel. */
  async reachWheel(): Promise<void> {
    await openPage(this.page, '/game');
    await this.start();
    for (let turn = 0; turn < 4; turn += 1) {
      await this.answer('right');
      await this.foot().click();
    }
    await expect(this.page.locator('.wheel')).toBeVisible();
  }

  /**
   * Makes the wheel stop at a prize of this type. With the secret, a fitting nonce can be computed;
   * only the database has the secret, so the test reads it there.
   */
  async steerTo(type: 'product' | 'coupon'): Promise<void> {
    const gameId = await this.page.locator('input[name=gameId]').first().inputValue();
    const { rows } = await this.#database.query<{ secret: string; types: string[] }>(
      `select d.secret, (
         select array_agg(p.type order by s.place)
         from unnest(d.segments) with ordinality s (id, place) join game_prizes p on p.id = s.id
       ) as types
       from game_draws d where d.game_id = $1 order by d.round desc limit 1`,
      [gameId],
    );
    const { secret, types } = rows[0]!;
    let nonce = 0;
    while (types[await drawSegment({ secret, gameId, nonce: `${nonce}` }, types.length)] !== type)
      nonce += 1;
    await this.page.route('**/game/play', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      if (form.get('move') === 'spin') form.set('nonce', `${nonce}`);
      await route.continue({ postData: form.toString() });
    });
  }

  /** What is known of a question only after it was answered, in both languages. */
  async explanationsOf(questionId: string): Promise<string[]> {
    const { rows } = await this.#database.query<{ explanation: string; explanation_ar: string }>(
      'select explanation, explanation_ar from game_questions where id = $1',
      [questionId],
    );
    return [rows[0]!.explanation, rows[0]!.explanation_ar];
  }
}
