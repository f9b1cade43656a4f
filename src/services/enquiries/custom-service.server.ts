import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CustomServiceInput } from '#domain/enquiries/custom-service.ts';
import { checkImages, type ImageProblem } from '#domain/uploads/files.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { takeFormLimits } from '../shared/form-rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { links } from '../shared/links.server.ts';
import type { PreparedPicture } from '../uploads/prepare-picture.server.ts';
import { areAllPictures, preparePictures } from '../uploads/prepare-pictures.server.ts';
import { storePictures } from '../uploads/store-pictures.server.ts';
import { withUploads, type StoreFile } from '../uploads/with-uploads.server.ts';
import { mailEnquiry } from '../shared/mail-enquiry.server.ts';
import { staffLocale } from '../shared/notify-staff.server.ts';
import { deduplicate } from '../shared/deduplicate.server.ts';
import { summarizeRequest } from './summarize-request.ts';
import { userIdOf, type Caller } from '../shared/caller.ts';

export type CustomServiceResult =
  | { ok: true; id: string }
  | { ok: false; reason: ImageProblem }
  | RateLimited;

/** Saves the request with its pictures, mails the shop, and mails a receipt to its sender. */
export async function requestCustomService(
  input: CustomServiceInput,
  images: readonly File[],
  caller: Caller,
): Promise<CustomServiceResult> {
  const problem = checkImages(images);
  if (problem) return { ok: false, reason: problem };
  if (!(await areAllPictures(images))) return { ok: false, reason: 'not_an_image' };
  // Before decoding pictures, which is expensive.
  const allowed = await takeFormLimits('custom-service', caller.attempt, input.email);
  if (!allowed.ok) return allowed;
  const prepared = await preparePictures(images);
  if (!prepared.ok) return prepared;
  return withUploads((store) => insertRequest(input, prepared.pictures, { caller, store }));
}

function insertRequest(
  input: CustomServiceInput,
  pictures: readonly PreparedPicture[],
  { caller, store }: { caller: Caller; store: StoreFile },
): Promise<CustomServiceResult> {
  const { now, locale } = caller.attempt;
  // As system: visitors may insert but not read requests.
  return asSystem().transaction(async (trx) => {
    const known = await findDuplicate(trx, input, now);
    if (known) return { ok: true, id: known.id };
    const { id } = await trx
      .insertInto('custom_service_requests')
      .values({ ...input, user_id: userIdOf(caller), locale, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertPictures(
      trx,
      id,
      await storePictures(pictures, { folder: 'custom-service', store }),
    );
    await enqueueMails(trx, { id, input, pictures: pictures.length }, caller);
    return { ok: true, id };
  });
}

function findDuplicate(trx: Transaction<DB>, input: CustomServiceInput, now: Date) {
  const submission = { form: 'custom-service', email: input.email, now };
  return deduplicate(trx, submission, (since) =>
    trx
      .selectFrom('custom_service_requests')
      .select('id')
      .where('email', '=', input.email)
      .where('project_title', '=', input.project_title)
      .where('service_type', '=', input.service_type)
      .where('message', 'is not distinct from', input.message)
      .where('created_at', '>', since)
      .executeTakeFirst(),
  );
}

async function insertPictures(
  trx: Transaction<DB>,
  request_id: string,
  pictures: Awaited<ReturnType<typeof storePictures>>,
): Promise<void> {
  const rows = pictures.map(({ name, position, width, height }) => ({
    request_id,
    image_url: name,
    display_order: position,
    width,
    height,
  }));
  await trx.insertInto('custom_service_images').values(rows).execute();
}

async function enqueueMails(
  trx: Transaction<DB>,
  { id, input, pictures }: { id: string; input: CustomServiceInput; pictures: number },
  { attempt }: Caller,
) {
  const { full_name: name, email, phone, project_title: about } = input;
  const message = summarizeRequest(input, pictures);
  const link = links.admin(staffLocale, `/custom-service/${id}`);
  await mailEnquiry(
    trx,
    {
      notice: { kind: 'custom_service', about, name, email, phone, message, link },
      receipt: {
        template: 'custom_service_received',
        data: { name, link: links.portfolio(attempt.locale) },
      },
    },
    attempt,
  );
}
