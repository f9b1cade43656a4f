import type pg from 'pg';
import { userId } from './people-rows.ts';

const pointReasons = [
  'The delivery came three days late',
  'Sent us photographs of the finished room',
  'كوبون الخصم لم يعمل وقت الطلب',
  'A handle was missing; replaced and apologised',
  'عميل من أول يوم، شكرًا على ثقته',
];

const blockReason = 'Four orders refused at the door, phone switched off';

/**
 * What the administrator of the demo did to accounts: who joined the staff, why points were given, and
 * two customers who are blocked. Read from the rows themselves, so that both always agree.
 */
export async function recordAccountActions(client: pg.Client, now: Date): Promise<void> {
  const admin = userId('admin@fustat.example');
  await client.query(
    `insert into account_actions (id, user_id, action, points, reason, actor_id, created_at)
     select id, user_id, 'points_adjusted', points,
       ($1::text[])[1 + get_byte(uuid_send(id), 0) % cardinality($1::text[])], $2, created_at
     from reward_history where reason = 'staff'`,
    [pointReasons, admin],
  );
  await client.query(
    `insert into account_actions (id, user_id, action, role, actor_id, created_at)
     select user_id, user_id, 'role_granted', role, $1, created_at from user_roles
     where user_id <> $1`,
    [admin],
  );
  await client.query(
    `with blocked as (
       update auth.users u set banned_until = $1::timestamptz + interval '60 days'
       where u.id in (
         select user_id from orders where user_id is not null
         group by user_id
         having bool_and(status in ('cancelled', 'refused')) order by user_id limit 2
       ) returning u.id
     )
     insert into account_actions (id, user_id, action, blocked_until, reason, actor_id, created_at)
     select id, id, 'blocked', $1::timestamptz + interval '60 days', $2, $3, $1::timestamptz - interval '3 days'
     from blocked`,
    [now, blockReason, admin],
  );
}
