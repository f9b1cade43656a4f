import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface PlannedCampaign {
  id: string;
  kind: 'notification' | 'newsletter';
  title: string;
  title_ar: string;
  status: string;
  sendAt: Date;
  /** In Cairo, such as 2026-11-15. */
  day: string;
}

const planned = sql`id, kind, title, title_ar, status, send_at as "sendAt",
  to_char(send_at at time zone 'Africa/Cairo', 'YYYY-MM-DD') as day`;

/** What is sent in a month, such as 2026-11, and everything that waits. */
export async function readSchedule(month: string, actor: Customer) {
  const [inMonth, waiting] = await asUser(actor).read(
    sql<PlannedCampaign>`select ${planned} from public.notification_campaigns
      where send_at >= (${`${month}-01`}::date)::timestamp at time zone 'Africa/Cairo'
        and send_at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Africa/Cairo'
      order by send_at, id limit 500`,
    sql<PlannedCampaign>`select ${planned} from public.notification_campaigns
      where status = 'scheduled' order by send_at, id limit 200`,
  );
  return { inMonth, waiting };
}
