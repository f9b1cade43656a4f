import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';

/** A stored mail, without its text if that carries a link to sign in. Null for all but admins. */
export async function readMail(id: string, actor: Customer) {
  if (!isUuid(id)) return null;
  const [[mail]] = await asUser(actor).read(
    db
      .selectFrom('mail_outbox')
      .select([
        'id',
        'recipient',
        'locale',
        'template',
        'subject',
        'carries_link',
        'shown_text',
        'status',
        'attempts',
        'last_error',
        'sent_at',
        'created_at',
      ])
      .where('id', '=', id),
  );
  return mail ?? null;
}

export type StoredMailDetail = NonNullable<Awaited<ReturnType<typeof readMail>>>;
