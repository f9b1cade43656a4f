import { randomUUID } from 'node:crypto';
import { expect, type Page, type Request, test } from '@playwright/test';
import { secondsFor } from '#domain/game/timing.ts';
import { game as ar } from '#i18n/messages/ar/game/index.ts';
import { game as en } from '#i18n/messages/en/game/index.ts';
import { alive } from '#tests/support/alive.ts';
import { type Look, wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  expectOneLanguage,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { GamePlayer } from './game-player.ts';
import { becomeCustomer } from './new-account.ts';

const scriptBudget = 40_000;

const messages = { en, ar } as const;

const newUsername = () => `player.${randomUUID().slice(0, 8)}`;

/** English as a visitor and with motion, Arabic as a customer and without. */
const journeys = [
  { locale: 'en', kind: 'visitor', reducedMotion: 'no-preference' },
  { locale: 'ar', kind: 'customer', reducedMotion: 'reduce' },
] as const;

for (const { locale, kind, reducedMotion } of journeys) {
  test(`a ${kind} plays in ${locale}, reloading in every stage, and claims a prize ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const texts = messages[locale];
    const look: Look = { locale, theme: 'light' };
    await page.emulateMedia({ reducedMotion });
    await wear(page, baseURL!, look);
    if (kind === 'customer') await becomeCustomer(page);
    await openPage(page, '/terms');
    await page.waitForLoadState('networkidle');
    const bytes = scriptBytes(page);
    const expectCalmConsole = noConsoleErrors(page);
    const pageText = collectPageText(page);
    const player = await GamePlayer.on(page);

    await openPage(page, '/game');
    await expectGoodStage(page, look);
    await player.start();

    for (let turn = 0; turn < 4; turn += 1) {
      const { questionId } = await player.question();
      if (turn === 0) {
        await expectGoodStage(page, look);
        const before = await player.heading().textContent();
        await reloadPage(page);
        await expect(player.heading()).toHaveText(before!);
      }
      await expectSecret(pageText, await player.explanationsOf(questionId));
      await expectNothingExtra(pageText);
      await player.answer('right');
      await expect(player.heading()).toHaveText(texts.questions.correct);
      if (turn === 1) {
        await expectGoodStage(page, look);
        await reloadPage(page);
        await expect(player.heading()).toHaveText(texts.questions.correct);
      }
      await player.foot().click();
    }

    await expect(player.heading()).toHaveText(texts.wheel.title);
    await reloadPage(page);
    await expect(player.heading()).toHaveText(texts.wheel.title);
    await expectLabelsInside(page);
    await expectGoodStage(page, look);
    await player.steerTo('product');
    await player.foot().click();
    await expect(player.heading()).toHaveText(textLike(texts.wheel.won));
    await expectStoppedAtPrize(page);

    await player.foot().click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('img')).toBeVisible();
    await expectGoodStage(page, look);
    await modal.locator('.button').click();
    await expect(page.locator('.claim-form')).toBeVisible();
    await reloadPage(page);
    await expectGoodStage(page, look);
    await page.locator('input[name=instagramUsername]').fill(`@${newUsername()}`);
    await page.locator('.claim-form').getByRole('button').click();
    await expect(
      page.getByText(texts.toasts[kind === 'customer' ? 'claimed' : 'thanks'].text),
    ).toBeVisible();
    await expect(page.locator('.complete-next strong')).toHaveText(
      kind === 'customer' ? texts.wait.now : /^(24h 0m|23h 5\dm)$/,
    );
    expect(await page.evaluate(() => localStorage.getItem('game-state'))).toBeNull();
    await reloadPage(page);
    await expect(page.getByText(texts.complete.nextPlay)).toBeVisible();
    await expectGoodStage(page, look);
    await expectCheckedDraw(page, look);

    expect(await bytes()).toBeLessThanOrEqual(scriptBudget);
    expectCalmConsole();
    await player.leave();
  });
}

test('the keyboard is enough', once, async ({ page }) => {
  const player = await GamePlayer.on(page);
  await openPage(page, '/game');
  await page.getByLabel(en.intro.moreTime).focus();
  await page.keyboard.press('Space');
  await (await alive(player.foot())).focus();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 4; turn += 1) {
    const { right } = await player.question();
    // The heading has the focus: arrows lead into the answers, or a digit answers at once.
    await expect(player.heading()).toBeFocused();
    if (turn === 0) {
      for (let step = 0; step <= right; step += 1) await page.keyboard.press('ArrowDown');
      await expect(player.options().nth(right)).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press(`${right + 1}`);
    }
    await expect(player.heading()).toHaveText('Well done!');
    await tabToFoot(player);
    await page.keyboard.press('Enter');
  }
  await expect(player.heading()).toHaveText('Your turn at the wheel');
  await player.steerTo('coupon');
  await tabToFoot(player);
  await page.keyboard.press('Enter');
  await expect(player.heading()).toHaveText(/^You have won/);
  await tabToFoot(player);
  await page.keyboard.press('Enter');
  await page.locator('input[name=instagramUsername]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Instagram Username Required')).toBeVisible();
  await page.keyboard.type(newUsername());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prize claimed successfully! Thank you for playing.')).toBeVisible();
  await player.leave();
});

/** From the heading of a stage to its button. After the last answer a link to a craft comes first. */
async function tabToFoot(player: GamePlayer): Promise<void> {
  await expect(player.heading()).toBeFocused();
  const foot = player.foot();
  const isFocused = () => foot.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 2 && !(await isFocused()); presses += 1)
    await player.page.keyboard.press('Tab');
  await expect(foot).toBeFocused();
}

test(
  'an answer given offline waits; another tab follows; corrupt memory is thrown away',
  once,
  async ({ page, context }) => {
    const player = await GamePlayer.on(page);
    await openPage(page, '/game');
    await player.start();
    const { right } = await player.question();
    const other = await context.newPage();
    await openPage(other, '/game');
    await expect(other.locator('.answer-option')).toHaveCount(4);

    await context.setOffline(true);
    await player.options().nth(right).click();
    await expect(page.getByText(en.questions.waiting)).toBeVisible();
    await context.setOffline(false);
    await expect(player.heading()).toHaveText('Well done!');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Well done!');
    await other.close();

    await page.evaluate(() => localStorage.setItem('game-state', '{"stage":'));
    await openPage(page, '/terms');
    await openPage(page, '/game');
    await expect(player.heading()).toHaveText('Well done!');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('game-state')))
      .toContain('"stage":"questions"');
    await player.leave();
  },
);

test(
  'an expired question counts as answered, and the player may return tomorrow',
  once,
  async ({ page }) => {
    await page.clock.install();
    const player = await GamePlayer.on(page);
    await openPage(page, '/game');
    await player.start();
    await player.question();
    await page.clock.fastForward((secondsFor(true) + 1) * 1000);
    await expect(player.heading()).toHaveText('Time is up.');
    await player.foot().click();
    await player.answer('wrong');
    await expect(player.heading()).toHaveText('Not quite.');
    await player.foot().click();
    for (let turn = 0; turn < 2; turn += 1) {
      await player.answer('right');
      await player.foot().click();
    }
    await expect(player.heading()).toHaveText('So close');
    await expect(page.getByText('2 of 4 right')).toBeVisible();
    await expect(page.getByText(/Next play (24h 0m|23h 5\dm)/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('game-played'))).toBe('true');
    await expectGoodStage(page, { locale: 'en', theme: 'light' });

    // An account need not wait.
    await becomeCustomer(page);
    await reloadPage(page);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByText('Game reset. Ready to play again!')).toBeVisible();
    await expect(player.options()).toHaveCount(4);
    await player.leave();
  },
);

test('a coupon that a visitor won is claimed by the account they make', once, async ({ page }) => {
  const player = await GamePlayer.on(page);
  await player.reachWheel();
  await player.steerTo('coupon');
  await player.foot().click();
  await expect(player.heading()).toHaveText(/^You have won/);
  await player.foot().click();
  const name = newUsername();
  const username = page.getByLabel('Your Instagram username');
  await page.locator('.claim-form').getByRole('button').click();
  await expect(page.getByText('Username Required')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(/^Instagram username is required/);
  await username.fill(name);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const pending = await page.evaluate(() => localStorage.getItem('pending-prize-claim'));
  expect(JSON.parse(pending ?? '{}')).toMatchObject({ instagramUsername: name });
  await becomeCustomer(page);
  await openPage(page, '/account');
  await expect(page.getByText('Prize Claimed!')).toBeVisible();
  await expect(
    page.getByText('Your prize claim has been created and linked to your new account!'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pending-prize-claim'))).toBeNull();
  await openPage(page, '/game');
  await expect(page.getByText('100 points', { exact: true })).toBeVisible();
  await player.leave();
});

test(
  'a claim made before signing up moves into the account; an invented prize does not',
  once,
  async ({ page }) => {
    const player = await GamePlayer.on(page);
    await player.reachWheel();
    await player.steerTo('coupon');
    await player.foot().click();
    await expect(player.heading()).toHaveText(/^You have won/);
    await player.foot().click();
    await page.locator('input[name=instagramUsername]').fill(newUsername());
    await page.locator('.claim-form').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Keep your prize' })).toBeVisible();
    await becomeCustomer(page);
    await openPage(page, '/account');
    await expect(page.getByText('Prize Claim Linked')).toBeVisible();

    const invented = { prizeId: randomUUID(), instagramUsername: newUsername() };
    await page.evaluate(
      (claim) => localStorage.setItem('pending-prize-claim', JSON.stringify(claim)),
      invented,
    );
    await reloadPage(page);
    await expect(page.getByText('Could not find the prize to claim.')).toBeVisible();
    await player.leave();
  },
);

for (const locale of ['en', 'ar'] as const) {
  test(`a busy network plays in ${locale} after a proof of work, and claims with an account ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const texts = messages[locale];
    const look: Look = { locale, theme: 'light' };
    await wear(page, baseURL!, look);
    const player = await GamePlayer.on(page);
    await player.makeNetworkBusy();
    const expectCalmConsole = noConsoleErrors(page);
    const answer = await holdSecondStart(page);
    await openPage(page, '/game');
    await player.foot().click();
    await expect(page.getByText(texts.intro.proofText)).toBeVisible();
    await expectGoodStage(page, look);
    answer();
    for (let turn = 0; turn < 4; turn += 1) {
      await player.answer('right');
      await player.foot().click();
    }
    await player.steerTo('product');
    await player.foot().click();
    await expect(player.heading()).toHaveText(textLike(texts.wheel.won));
    await player.foot().click();
    await page.getByRole('dialog').locator('.button').click();
    await page.locator('input[name=instagramUsername]').fill(newUsername());
    await page.locator('.claim-form').getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText(texts.rejections.account_required);
    await expectGoodStage(page, look);
    await page.getByRole('alert').getByRole('link', { name: texts.complete.signUp }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await becomeCustomer(page);
    await openPage(page, '/account');
    await expect(page.getByText(texts.toasts.pendingClaimed.text)).toBeVisible();
    expectCalmConsole();
    await player.leave();
  });
}

/** Holds the start that carries the proof, so that the page can be looked at meanwhile. */
async function holdSecondStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/game/play', async (route) => {
    if (route.request().postData()?.includes('proofNonce')) await promise;
    await route.fallback();
  });
  return resolve;
}

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('a busy network is asked to sign in', async ({ page }) => {
    const player = await GamePlayer.on(page);
    await player.makeNetworkBusy();
    await openPage(page, '/game');
    await player.foot().click();
    await expect(page.getByRole('alert')).toContainText(en.rejections.proof_required);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Login' })).toBeVisible();
    await player.leave();
  });

  test('the game can be played as plain forms', async ({ page }) => {
    const player = await GamePlayer.on(page);
    await openPage(page, '/start-game');
    await expect(page).toHaveURL(/\/game$/);
    await player.start();
    for (let turn = 0; turn < 3; turn += 1) {
      await player.answer('right');
      await player.foot().click();
    }
    const { right } = await player.question();
    await player.options().nth(right).click();
    await player.foot().click();
    await expect(page.locator('.claim-form')).toBeVisible();
    await page.locator('.claim-form').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText('Instagram username is required');
    await page.locator('input[name=instagramUsername]').fill(newUsername());
    await page.locator('.claim-form').getByRole('button').click();
    await expect(page.getByText('We are checking your follow on Instagram.')).toBeVisible();
    await player.leave();
  });
});

/** A message whose gaps may be filled by anything. */
const textLike = (message: string) => new RegExp(`^${message.replace(/\{\w+\}/g, '.+')}$`);

/** Accessible in both themes, in one language, and no wider than the screen. */
async function expectGoodStage(page: Page, { locale }: Look): Promise<void> {
  await expectOneLanguage(page, locale);
  await expectNoSideways(page);
  await axe(page);
  await axeInTheDark(page);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
}

/** Bodies of all answers of the game so far. */
function collectPageText(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const isFile = /\.(js|css|woff2|webp|avif|ogg|mp3|svg|ico|jpg)$/.test(
      new URL(response.url()).pathname,
    );
    if (!isFile) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

async function expectSecret(pageText: () => Promise<string>, secrets: string[]): Promise<void> {
  const text = await pageText();
  expect(text.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1))).toBe(false);
  }
}

/** What the page is told of a question before it is answered is what it shows, and no more. */
async function expectNothingExtra(pageText: () => Promise<string>): Promise<void> {
  const questions = (await pageText()).matchAll(/"current":(\{[^{}]*\})/g);
  const shown = ['id', 'text', 'options', 'difficulty', 'category'];
  for (const [, question] of questions) {
    const { position, secondsLeft, startsIn, ...rest } = JSON.parse(question!) as object & {
      [clock in 'position' | 'secondsLeft' | 'startsIn']: number;
    };
    expect([position, secondsLeft, startsIn].every(Number.isFinite)).toBe(true);
    expect(Object.keys(rest).toSorted()).toEqual(shown.toSorted());
  }
}

/** Every word stands inside its own segment, between rim and hub. */
async function expectLabelsInside(page: Page): Promise<void> {
  const outside = await page.locator('.wheel-face svg .wheel-label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { x, y, width, height } = (label as SVGTextElement).getBBox();
      const { matrix } = (label as SVGTextElement).transform.baseVal.consolidate()!;
      const corners = [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ] as const;
      const isInside = corners.every((corner) => {
        const turned = new DOMPoint(...corner).matrixTransform(matrix);
        const [across, up] = [turned.x - 200, 200 - turned.y];
        const degrees = (Math.atan2(across, up) * 180) / Math.PI;
        return Math.abs(degrees) <= 15.5 && Math.hypot(across, up) <= 183;
      });
      return isInside ? [] : [label.textContent];
    }),
  );
  expect(outside).toEqual([]);
}

/** The segment under the pointer is the one that the heading names. */
async function expectStoppedAtPrize(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const stopped = await page.locator('.wheel').evaluate((wheel) => {
    const box = wheel.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.16];
    const segment = document.elementsFromPoint(x, y).find((each) => each.closest('.wheel-segment'));
    const lines = segment?.closest('.wheel-segment')?.querySelectorAll('tspan') ?? [];
    return [...lines].map((line) => line.textContent).join(' ');
  });
  expect(stopped.length).toBeGreaterThan(0);
  expect(heading).toContain(stopped);
}

async function expectCheckedDraw(page: Page, look: Look): Promise<void> {
  await page.locator('a[href*="/game/fairness/"]').click();
  await expect(page).toHaveURL(/\/game\/fairness\//);
  await page.locator('.fairness-check').getByRole('button').click();
  await expect(page.locator('[data-result=kept]')).toBeVisible();
  await expectGoodStage(page, look);
}

/** Scripts that are fetched from now on; what the shell needed is in the browser's cache. */
function scriptBytes(page: Page): () => Promise<number> {
  const scripts = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, request);
  });
  return async () => {
    const sizes = await Promise.all([...scripts.values()].map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}
