import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ApplicationInput } from '#domain/enquiries/application.ts';
import { isPdf, maxFileBytes, type CvProblem } from '#domain/uploads/files.ts';
import { localized } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { mailEnquiry } from '../shared/mail-enquiry.server.ts';
import { staffLocale } from '../shared/notify-staff.server.ts';
import { deduplicate } from '../shared/deduplicate.server.ts';
import { userIdOf, type Caller } from '../shared/caller.ts';
import { takeFormLimits } from '../shared/form-rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { links } from '../shared/links.server.ts';
import { withUploads, type StoreFile } from '../uploads/with-uploads.server.ts';
import { isStillOpen } from './read-openings.server.ts';

export type ApplicationResult =
  | { ok: true; id: string }
  | { ok: false; reason: CvProblem | 'opening_closed' }
  | RateLimited;

interface Application {
  input: ApplicationInput;
  cv: File;
}

/** Saves the application and its CV, mails the shop, and mails a receipt to the applicant. */
export async function applyForOpening(
  input: ApplicationInput,
  file: File | undefined,
  caller: Caller,
): Promise<ApplicationResult> {
  if (!file) return { ok: false, reason: 'cv_required' };
  if (file.size > maxFileBytes) return { ok: false, reason: 'cv_too_large' };
  if (!isPdf(await file.bytes())) return { ok: false, reason: 'not_a_pdf' };
  const allowed = await takeFormLimits('career', caller.attempt, input.email);
  if (!allowed.ok) return allowed;
  return withUploads((store) => insertApplication({ input, cv: file }, { caller, store }));
}

function insertApplication(
  { input, cv }: Application,
  { caller, store }: { caller: Caller; store: StoreFile },
): Promise<ApplicationResult> {
  const { now, locale } = caller.attempt;
  // As system: applicants may insert but not read applications.
  return asSystem().transaction(async (trx) => {
    const opening = await findOpening(trx, input.career_id, now);
    if (!opening) return { ok: false, reason: 'opening_closed' };
    const known = await findDuplicate(trx, input, now);
    if (known) return { ok: true, id: known.id };
    const cv_file = await store({ folder: 'careers', extension: 'pdf', body: cv });
    const { id } = await trx
      .insertInto('job_applications')
      .values({
        ...input,
        position: opening.title,
        cv_file,
        user_id: userIdOf(caller),
        locale,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMails(trx, { input, opening }, caller);
    return { ok: true, id };
  });
}

const findOpening = (trx: Transaction<DB>, id: string, now: Date) =>
  trx
    .selectFrom('careers')
    .select(['title', 'title_ar'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where(isStillOpen(now))
    .executeTakeFirst();

function findDuplicate(trx: Transaction<DB>, input: ApplicationInput, now: Date) {
  const submission = { form: 'career', email: input.email, now };
  return deduplicate(trx, submission, (since) =>
    trx
      .selectFrom('job_applications')
      .select('id')
      .where('email', '=', input.email)
      .where('career_id', '=', input.career_id)
      .where('created_at', '>', since)
      .executeTakeFirst(),
  );
}

interface ApplicationMails {
  input: ApplicationInput;
  opening: { title: string; title_ar: string | null };
}

async function enqueueMails(
  trx: Transaction<DB>,
  { input, opening }: ApplicationMails,
  { attempt }: Caller,
) {
  const { full_name: name, email, phone, message } = input;
  const position = { en: opening.title, ar: localized('ar', opening.title, opening.title_ar) };
  const link = links.admin(staffLocale);
  const about = position[staffLocale];
  await mailEnquiry(
    trx,
    {
      notice: { kind: 'application', about, name, email, phone, message, link },
      receipt: {
        template: 'application_received',
        data: { name, position, link: links.about(attempt.locale) },
      },
    },
    attempt,
  );
}
