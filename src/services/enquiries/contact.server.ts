import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContactInput } from '#domain/enquiries/contact.ts';
import { enquiries } from '#i18n/messages/en/enquiries/index.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { takeFormLimits } from '../shared/form-rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { links } from '../shared/links.server.ts';
import { mailEnquiry } from '../shared/mail-enquiry.server.ts';
import { staffLocale } from '../shared/notify-staff.server.ts';
import { deduplicate } from '../shared/deduplicate.server.ts';
import { userIdOf, type Caller } from '../shared/caller.ts';

export type ContactResult = { ok: true; id: string } | RateLimited;

/** Saves the message, notifies staff, and mails a receipt to the sender. */
export async function sendContactMessage(
  input: ContactInput,
  caller: Caller,
): Promise<ContactResult> {
  const { attempt } = caller;
  const allowed = await takeFormLimits('contact', attempt, input.email);
  if (!allowed.ok) return allowed;
  // As system: visitors may insert but not read messages.
  return asSystem().transaction(async (trx) => {
    const known = await findDuplicate(trx, input, attempt.now);
    if (known) return { ok: true, id: known.id };
    const { id } = await trx
      .insertInto('contact_messages')
      .values({
        ...input,
        user_id: userIdOf(caller),
        locale: attempt.locale,
        created_at: attempt.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMails(trx, { id, input }, caller);
    return { ok: true, id };
  });
}

function findDuplicate(trx: Transaction<DB>, input: ContactInput, now: Date) {
  const submission = { form: 'contact', email: input.email, now };
  return deduplicate(trx, submission, (since) =>
    trx
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', input.email)
      .where('subject', '=', input.subject)
      .where('message', '=', input.message)
      .where('created_at', '>', since)
      .executeTakeFirst(),
  );
}

async function enqueueMails(
  trx: Transaction<DB>,
  { id, input }: { id: string; input: ContactInput },
  { attempt }: Caller,
) {
  const { full_name: name, email, phone, message } = input;
  const about = enquiries.contact.subjects[input.subject];
  const link = links.admin(staffLocale, `/custom-service/messages/${id}`);
  await mailEnquiry(
    trx,
    {
      notice: { kind: 'contact', about, name, email, phone, message, link },
      receipt: {
        template: 'contact_received',
        data: { name, link: links.newestPieces(attempt.locale) },
      },
    },
    attempt,
  );
}
