import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { avatarFile } from './avatar.server.ts';
import type { Person } from './erase-traces.server.ts';

/** Names in the file store of everything that a person uploaded. Call it before their rows go. */
export async function listAccountFiles(trx: Transaction<DB>, person: Person): Promise<string[]> {
  const { userId, email } = person;
  const own = sql`(user_id = ${userId} or lower(email) = ${email})`;
  const theirs = sql`(o.user_id = ${userId} or (o.user_id is null and o.email = ${email}))`;
  const { rows } = await sql<{ name: string | null }>`
    select file as name from public.review_photos where review_id in (
      select id from public.reviews where user_id = ${userId})
    union all select image_url from public.custom_service_images where request_id in (
      select id from public.custom_service_requests where ${own})
    union all select cv_file from public.job_applications where ${own}
    union all select p.image_url from public.order_photos p
      join public.order_timeline t on t.id = p.timeline_id
      join public.orders o on o.id = t.order_id and ${theirs}
    union all select p.image_url from public.return_photos p
      join public.return_requests r on r.id = p.return_id
      join public.orders o on o.id = r.order_id and ${theirs}
    union all select avatar_url from public.profiles where id = ${userId}`.execute(trx);
  const names = rows.map(({ name }) => avatarFile(name) ?? name);
  // The shop's own pictures have addresses that begin with a slash.
  return names.filter((name) => name !== null && !name.startsWith('/')) as string[];
}
