import pg from 'pg';
import type { FileStore } from '#platform/files/file-store.ts';
import { catalogRows } from './catalog/catalog-rows.ts';
import { couponRows } from './commerce/coupons.ts';
import { demoOrders } from './commerce/demo-orders.ts';
import { drawOrderNumbers } from './commerce/order-numbers.ts';
import { orderRows } from './commerce/order-rows.ts';
import { companyRows } from './content/company-rows.ts';
import { pageRows } from './content/page-rows.ts';
import { fillSettings, settingsRows } from './content/settings-rows.ts';
import { fillGame } from './game/game-rows.ts';
import { recordAccountActions } from './people/account-actions.ts';
import { customerRows, setSavedStates } from './people/customer-rows.ts';
import { enquiryRows } from './people/enquiry-rows.ts';
import { peopleRows } from './people/people-rows.ts';
import { reviewRows } from './people/review-rows.ts';
import { insertRows } from './rows.ts';
import { workRows } from './work/work-rows.ts';
import { storeCvs } from './year/careers/application-rows.ts';
import { fillYear } from './year/fill-year.ts';
import { claimOriginRows } from './year/game/year-games.ts';

export { demoAccounts } from './people/accounts.ts';

interface SeedOptions {
  now?: Date;
  /** Also a year of trade, which the embedded demo shows and most tests do not need. */
  withYear?: boolean;
  /** Where the year's CVs go; without it their rows name files that are not there. */
  files?: FileStore;
}

/** Fills an empty shop in one transaction; a shop with products is not changed. */
export async function seedDemo(
  url: string,
  { now = new Date(), withYear = false, files }: SeedOptions = {},
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    // Row-level security is forced on the owner too; service_role may write every table.
    await client.query('set local role service_role');
    if (await isEmpty(client)) {
      await fill(client, now);
      const games = withYear ? await fillYear(client, now) : [];
      await fillGame(client, now, games);
      for (const rows of claimOriginRows(games, now)) await insertRows(client, rows);
      if (withYear) await client.query('select refresh_daily_game_analytics(3660)');
      await recordAccountActions(client, now);
      if (withYear && files) await storeCvs(files);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  // Of two concurrent seeds the second waits here and then sees the products of the first.
  await client.query(`select pg_advisory_xact_lock(hashtext('seed'))`);
  const { rowCount } = await client.query('select from products limit 1');
  return rowCount === 0;
}

async function fill(client: pg.Client, now: Date): Promise<void> {
  await fillSettings(client);
  const orders = demoOrders(now);
  const tables = [
    ...(await peopleRows(now)),
    ...settingsRows(now),
    ...catalogRows(now),
    ...couponRows(now),
    ...orderRows(orders, await drawOrderNumbers(client, orders.length)),
    // After the orders, by which the database marks verified purchases.
    ...reviewRows(now),
    ...customerRows(now),
    ...workRows(now),
    ...pageRows(now),
    ...companyRows(now),
    ...enquiryRows(now),
  ];
  for (const rows of tables) await insertRows(client, rows);
  await setSavedStates(client);
  // The opening stock includes what the orders above took.
  await client.query('select private.open_stock_ledger()');
}
