import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { addCampaign, inviteNewPeople } from '#tests/support/campaigns.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { requestsPerSecond } from '../http/load.ts';
import { countMails, type MailFigures } from './count-mails.ts';

/** People, such as `PEOPLE=2000 npm run bench:campaign` for a short run. */
const people = Number(process.env['PEOPLE'] ?? 20_000);
/** Pages keep at least this share of their requests while a campaign is sent. */
const leastShare = 0.8;
const window = 5;

/** Sends as scheduling does, without the five minutes. */
async function start(owner: pg.Client, id: string): Promise<void> {
  await owner.query(
    `update notification_campaigns set status = 'scheduled', send_at = now() where id = $1`,
    [id],
  );
  await owner.query(
    `select graphile_worker.add_job('plan-campaign', json_build_object('campaignId', $1::text),
       queue_name => 'campaigns', max_attempts => 14)`,
    [id],
  );
}

async function main(): Promise<void> {
  buildShop();
  const database = await startDemoDatabase();
  const sink = await smtpSink();
  const owner = new pg.Client(database.url);
  await owner.connect();
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'shop@fustat.example', LOG_LEVEL: 'silent' };
  // Without the cache a request does real work, in the database too.
  const startShop = () => startBuiltServer(database.url, { env: { ...env, PAGE_CACHE: 'off' } });
  let shop = await startShop();
  const mails = countMails(sink);
  const rate = () => requestsPerSecond(`${shop.url}/en/shop`, window);
  const arrived = async (count: number) => {
    while (mails.accepted() < count) await sleep(250);
  };
  try {
    const id = await addCampaign(owner);
    await inviteNewPeople(owner, id, people);
    await rate();
    const without = [await rate(), await rate()];
    await start(owner, id);
    await arrived(1);
    const beside: number[] = [];
    for (let round = 0; round < 3 && mails.accepted() < people * 0.4; round += 1) {
      beside.push(await rate());
    }
    await arrived(people / 2);
    const killed = once(shop.process, 'exit');
    shop.process.kill('SIGKILL');
    await killed;
    console.log(`killed after ${mails.accepted()} of ${people} mails`);
    shop = await startShop();
    await arrived(people);
    // The mails that were taken when the process died come back two minutes later.
    while ((await statusOf(owner, id)) !== 'sent') await sleep(1_000);
    without.push(await rate(), await rate());
    report(median(beside) / median(without), mails.figures());
  } finally {
    await shop.stop();
    await owner.end();
    await sink.close();
    await database.stop();
  }
}

async function statusOf(owner: pg.Client, id: string): Promise<string> {
  const { rows } = await owner.query('select status from notification_campaigns where id = $1', [
    id,
  ]);
  return rows[0].status;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

function report(share: number, figures: MailFigures): void {
  console.log(`people ${people}, reached ${figures.readers}, accepted mails ${figures.accepted}`);
  console.log(`sent again with the same Message-ID: ${figures.accepted - figures.ids}`);
  console.log(
    `requests/s of /en/shop beside the campaign: ${share.toFixed(2)} of those without it`,
  );
  const isReached = figures.readers === people && figures.ids === people;
  checkGoal('everyone is reached once', isReached && figures.accepted - people <= 1);
  checkGoal(`${share.toFixed(2)} of the requests/s`, share >= leastShare);
}

await main();
reportGoals();
