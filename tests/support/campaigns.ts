import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TestDatabase } from './database.ts';
import { runJobs } from './run-jobs.ts';

type Columns = Record<string, string | number | boolean | null>;

/** A draft that marketing wrote, about offers, as a mail. */
export async function addCampaign(owner: pg.Client, change: Columns = {}): Promise<string> {
  const { rows: categories } = await owner.query(
    `select id from notification_categories where slug = 'offers'`,
  );
  const columns: Columns = {
    ...{ id: randomUUID(), category_id: categories[0].id, link_url: '/shop' },
    ...{ title: 'Open house', title_ar: 'يوم مفتوح', by_notice: false, by_mail: true },
    ...change,
  };
  const names = Object.keys(columns);
  await owner.query(
    `insert into notification_campaigns (${names.join(', ')})
     values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(columns),
  );
  return String(columns['id']);
}

/** Confirmed accounts without passwords, invited to a campaign; their addresses end with its id. */
export async function inviteNewPeople(
  owner: pg.Client,
  campaignId: string,
  count: number,
): Promise<string[]> {
  await owner.query(
    `with people as (
       insert into auth.users (email, email_confirmed_at)
       select 'reader' || n || '.' || $1 || '@example.com', now() from generate_series(1, $2) n
       returning id
     )
     insert into campaign_invitations (campaign_id, user_id) select $1::uuid, id from people`,
    [campaignId, count],
  );
  await owner.query('update notification_campaigns set is_listed = true where id = $1', [
    campaignId,
  ]);
  return peopleOf(owner, campaignId);
}

/** The addresses of those invited. */
async function peopleOf(owner: pg.Client, campaignId: string): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select u.email from auth.users u join campaign_invitations i on i.user_id = u.id
     where i.campaign_id = $1 order by u.email`,
    [campaignId],
  );
  return rows.map(({ email }) => email);
}

/** The recipients of mails as they came over the wire, in the order of their addresses. */
export const readersOf = (mails: readonly string[]): string[] =>
  mails.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim() ?? '').toSorted();

/**
 * Runs the jobs of campaigns until none is due. A job that enqueues the next one of its queue may end
 * after the runner has looked for it, which then stops: a worker would look again.
 */
export async function runCampaigns(
  database: Pick<TestDatabase, 'url' | 'owner'>,
  options: Parameters<typeof runJobs>[1],
): Promise<void> {
  do await runJobs(database, options);
  while (await isDue(database.owner));
}

async function isDue(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select from graphile_worker.jobs where task_identifier in ('plan-campaign', 'send-campaign-mails')
       and run_at <= now() and attempts < max_attempts`,
  );
  return Boolean(rowCount);
}
