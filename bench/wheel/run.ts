import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { findBrowser } from '#tests/support/browser.ts';
import { type DemoShop, startDemoShop } from '#tests/support/demo-shop.ts';
import { rightOption } from '#tests/support/right-option.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { readTrace, traceCategories, type Smoothness } from './trace.ts';

const throttle = 4;
const seconds = 5;
/** Of the frames of the reference. */
const leastShare = 0.95;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** A plain square rotated by the compositor: the best that this machine can show. */
const reference = `<!doctype html><style>div{width:366px;height:366px;margin:200px auto;
  background:conic-gradient(#1f4e5f,#efe2cb,#a6452d,#1f4e5f);will-change:transform}</style><div></div>`;

async function main(): Promise<void> {
  buildShop();
  const shop = await startDemoShop();
  const browser = await chromium.launch(await findBrowser());
  try {
    const best = await traceReference(browser);
    const wheel = await traceWheel(browser, shop);
    report(best, wheel);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function traceReference(browser: Browser): Promise<Smoothness> {
  const page = await slowPage(browser, {});
  await page.setContent(reference);
  return traced(browser, page, async () => {
    await page.evaluate((milliseconds) => {
      const frames = [{ transform: 'rotate(0)' }, { transform: 'rotate(2000deg)' }];
      document.querySelector('div')!.animate(frames, milliseconds);
    }, seconds * 1000);
  });
}

async function traceWheel(browser: Browser, shop: DemoShop): Promise<Smoothness> {
  const page = await slowPage(browser, { baseURL: shop.url });
  await reachWheel(page, shop);
  await page.goto('/game', { waitUntil: 'networkidle' });
  const button = page.locator('.turn-foot').getByRole('button');
  return traced(browser, page, async () => {
    await button.click();
    // Starts with the animation: the request is not part of the motion.
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => {
        const target = (effect as KeyframeEffect | null)?.target;
        return target instanceof Element && target.matches('div.wheel-face');
      }),
    );
  });
}

async function slowPage(browser: Browser, options: { baseURL?: string }): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}

async function traced(
  browser: Browser,
  page: Page,
  begin: () => Promise<void>,
): Promise<Smoothness> {
  await browser.startTracing(page, { categories: traceCategories });
  await begin();
  await page.evaluate(() => performance.mark('motion'));
  await page.waitForTimeout(seconds * 1000 - 500);
  await page.evaluate(() => performance.mark('motion-end'));
  const smoothness = readTrace(await browser.stopTracing());
  await page.context().close();
  return smoothness;
}

/** Plays through plain forms, with the answers from the database. */
async function reachWheel(page: Page, shop: DemoShop): Promise<void> {
  const database = new pg.Client(shop.databaseUrl);
  await database.connect();
  const headers = { origin: shop.url, accept: 'application/json' };
  const send = async (form: Record<string, string>) => {
    const response = await page.request.post('/game/play', { form, headers });
    const { state } = (await response.json()) as {
      state: { stage: string; game: { id: string; current: { id: string } | null } };
    };
    return state;
  };
  let { stage, game } = await send({ move: 'start' });
  while (game.current) {
    const questionId = game.current.id;
    const option = `${await rightOption(database, game.id, questionId)}`;
    ({ stage, game } = await send({ move: 'answer', gameId: game.id, questionId, option }));
  }
  await database.end();
  if (stage !== 'wheel') throw new Error(`The game is at ${stage}.`);
}

function report(best: Smoothness, wheel: Smoothness): void {
  const row = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => `${cell}`.padEnd(at === 0 ? 44 : 12)).join(''));
  row(`CPU ${throttle} times slower`, 'wheel', 'reference', 'goal');
  row('frames per second', wheel.framesPerSecond.toFixed(1), best.framesPerSecond.toFixed(1), '60');
  const share = wheel.framesPerSecond / best.framesPerSecond;
  row('of the reference', share.toFixed(2), '1.00', `≥ ${leastShare}`);
  row('longest gap, 99 of 100 frames (ms)', wheel.gap99.toFixed(1), best.gap99.toFixed(1), '');
  row('layouts while turning', wheel.layouts, best.layouts, '0');
  row('paints while turning', wheel.paints, best.paints, '0');
  checkGoal(`${share.toFixed(2)} of the reference`, share >= leastShare);
  checkGoal(`${wheel.layouts} layouts`, wheel.layouts === 0);
  checkGoal(`${wheel.paints} paints`, wheel.paints === 0);
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
