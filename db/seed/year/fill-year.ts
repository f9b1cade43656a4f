import type pg from 'pg';
import { couponRowsOfTheYear } from '../commerce/coupons.ts';
import { orderRows } from '../commerce/order-rows.ts';
import { drawOrderNumbers } from '../commerce/order-numbers.ts';
import type { DemoGame } from '../game/demo-games.ts';
import { insertRows } from '../rows.ts';
import { daysBefore } from '../time.ts';
import { applicationRows } from './careers/application-rows.ts';
import { fillCampaigns } from './campaigns/fill-campaigns.ts';
import { yearEnquiryRows } from './enquiries/enquiry-rows.ts';
import { yearGames } from './game/year-games.ts';
import { failMail, mailRows } from './mails/mail-rows.ts';
import { yearReviewRows } from './people/review-rows.ts';
import { subscriberRows } from './people/subscriber-rows.ts';
import { accountRows } from './people/account-rows.ts';
import { holdRows } from './orders/hold-rows.ts';
import { agreedRefunds } from './returns/agreed-refunds.ts';
import { returnRows } from './returns/return-rows.ts';
import { withReturns, yearReturns } from './returns/year-returns.ts';
import { accountHolders } from './people/shoppers.ts';
import { stockRows } from './orders/stock-rows.ts';
import { type Governorate, yearOrders } from './orders/year-orders.ts';

/**
 * A year of trade up to now, for a demo in which each member of staff finds work. Returns the games that
 * its customers played.
 */
export async function fillYear(client: pg.Client, now: Date): Promise<DemoGame[]> {
  const accounts = accountHolders(now);
  const governorates = await client.query<Governorate>(
    'select code, delivery_fee, road_min_days, road_max_days from governorates',
  );
  const placed = yearOrders(now, { accounts, governorates: governorates.rows });
  const returns = yearReturns(placed, now);
  const orders = withReturns(placed, returns);
  const numbers = await drawOrderNumbers(client, orders.length);
  const tables = [
    ...accountRows(accounts, now),
    ...couponRowsOfTheYear(now),
    ...orderRows(orders, numbers),
    ...returnRows(returns, agreedRefunds(orders, returns, now)),
    ...stockRows(orders, returns, now),
    ...holdRows(orders, now),
    ...yearReviewRows(orders, now),
    ...yearEnquiryRows(accounts, now),
    ...applicationRows(now),
    ...subscriberRows(accounts, now),
    ...mailRows(orders, numbers, now),
  ];
  for (const rows of tables) await insertRows(client, rows);
  await failMail(client, now);
  await fillCampaigns(client, now);
  await dateRowsOfTriggers(client, now);
  return yearGames(accounts);
}

/** Triggers stamp profiles and the first count of stock with the present time. */
async function dateRowsOfTriggers(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `update profiles p set created_at = u.created_at from auth.users u
     where u.id = p.id and u.email like '%@example.com'`,
  );
  await client.query(`update stock_movements set created_at = $1 where cause = 'opening'`, [
    daysBefore(now, 430),
  ]);
}
