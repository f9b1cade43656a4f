import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { answeredStatus, type EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import type { AnswerInput } from '#domain/enquiries/staff-forms.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import { links } from '../shared/links.server.ts';
import type { Staff } from '../shared/staff.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';
import { lockQuestion, type EnquiryQuestion } from './lock-question.server.ts';

export type EnquiryAnswerResult =
  | { ok: true; answerId: string }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'already_sent' }
  /** A colleague was faster; those who have seen that answer may send another. */
  | {
      ok: false;
      reason: 'answered_meanwhile';
      details: { latest: string; by: string; at: string; body: string };
    };

/**
 * Mails an answer to the customer and stores it. The same form sent twice sends one mail. The first
 * answer stops the clock, and an enquiry without an assignee gets the author.
 */
export async function answerEnquiry(
  enquiry: EnquiryRef,
  input: AnswerInput,
  staff: Staff,
): Promise<EnquiryAnswerResult> {
  const { roles } = enquiryTables[enquiry.kind];
  if (!(await actorHasRole(staff.actor, ...roles))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(enquiry.id)) return { ok: false, reason: 'not_found' };
  // As system: staff write neither mails nor answers directly.
  return asSystem({ onBehalfOf: staff.actor }).transaction(
    async (trx): Promise<EnquiryAnswerResult> => {
      // The lock makes answers to one enquiry wait for each other.
      const question = await lockQuestion(trx, enquiry);
      if (!question) return { ok: false, reason: 'not_found' };
      const known = await findByKey(trx, input.key);
      if (known) {
        return known.body === input.body
          ? { ok: true, answerId: known.id }
          : { ok: false, reason: 'already_sent' };
      }
      const { latest } = question;
      if (latest && latest.id !== input.seen) {
        const { id, by, at, body } = latest;
        const details = { latest: id, by: by ?? '', at: at.toISOString(), body };
        return { ok: false, reason: 'answered_meanwhile', details };
      }
      const answerId = await insertAnswer(trx, enquiry, { input, staff });
      await recordAnswer(trx, enquiry, { question, staff });
      await mailAnswer(trx, enquiry, { question, answer: input.body, now: staff.now });
      return { ok: true, answerId };
    },
  );
}

const findByKey = (trx: Transaction<DB>, key: string) =>
  trx
    .selectFrom('enquiry_answers')
    .select(['id', 'body'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

async function insertAnswer(
  trx: Transaction<DB>,
  { kind, id }: EnquiryRef,
  { input, staff }: { input: AnswerInput; staff: Staff },
): Promise<string> {
  const answer = await trx
    .insertInto('enquiry_answers')
    .values({
      [enquiryTables[kind].reference]: id,
      author_id: staff.actor.userId,
      body: input.body,
      idempotency_key: input.key,
      created_at: staff.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return answer.id;
}

/** Moves a new enquiry on, and a closed one back into view. */
async function recordAnswer(
  trx: Transaction<DB>,
  { kind, id }: EnquiryRef,
  { question, staff: { actor, now } }: { question: EnquiryQuestion; staff: Staff },
): Promise<void> {
  const isMoved = question.status === 'new' || question.status === 'closed';
  const status: EnquiryStatus = isMoved ? answeredStatus[kind] : question.status;
  await sql`update ${sql.table(enquiryTables[kind].table)}
    set status = ${status}, answered_at = coalesce(answered_at, ${now}),
      assigned_to = coalesce(assigned_to, ${actor.userId}) where id = ${id}`.execute(trx);
}

const mailAnswer = (
  trx: Transaction<DB>,
  { kind }: EnquiryRef,
  { question, answer, now }: { question: EnquiryQuestion; answer: string; now: Date },
) =>
  enqueueMail(trx, {
    recipient: question.email,
    locale: question.locale,
    template: 'enquiry_answer',
    data: {
      kind,
      about: question.about,
      name: question.name,
      answer,
      question: question.text,
      link: links.contact(question.locale),
    },
    now,
  });
