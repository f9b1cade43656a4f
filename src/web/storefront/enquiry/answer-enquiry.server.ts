import { data } from 'react-router';
import type { z } from 'zod';
import { fieldProblems } from '#domain/enquiries/fields.ts';
import { log } from '#platform/log.server.ts';
import type { RateLimited } from '#services/identity/account.ts';
import { refuseBots } from '../../shared/form-guard.server.ts';
import type { EnquiryAnswer, Problems, Refused, Typed } from './enquiry-answer.ts';

interface Enquiry<Schema extends z.ZodType> {
  form: FormData;
  now: Date;
  fields: readonly string[];
  /** Those among them that may be chosen several times. */
  several?: readonly string[];
  schema: Schema;
  /** What can be said of the files at once, together with the fields. */
  fileProblems?: Problems;
  send(input: z.output<Schema>): Promise<Sent>;
}

/** Problems found while sending belong to the field that the page names. */
type Sent = { ok: true } | { ok: false; problems: Problems } | RateLimited;

/** Bots first, then every field at once, then the service; a form never ends in an error page. */
export async function answerEnquiry<Schema extends z.ZodType>(
  enquiry: Enquiry<Schema>,
): Promise<EnquiryAnswer> {
  const typed = typedIn(enquiry);
  const answer = await judge(enquiry, typed).catch((error: unknown): Refused => {
    log.error({ err: error }, 'an enquiry could not be taken');
    return { ok: false, reason: 'failed' };
  });
  return answer.ok ? answer : { ...answer, typed };
}

async function judge<Schema extends z.ZodType>(
  { form, now, schema, fileProblems = {}, send }: Enquiry<Schema>,
  typed: Typed,
): Promise<{ ok: true } | Refused> {
  const refused = refuseBots(form, now);
  if (refused) return refused;
  const parsed = schema.safeParse(typed);
  const problems = { ...(parsed.error && fieldProblems(parsed.error)), ...fileProblems };
  if (!parsed.success || Object.keys(problems).length > 0) {
    return { ok: false, reason: 'invalid', problems };
  }
  const sent = await send(parsed.data);
  if (sent.ok || !('problems' in sent)) return sent.ok ? { ok: true } : sent;
  return { ok: false, reason: 'invalid', problems: sent.problems };
}

/** Only texts of our own fields, and no more of them than a person types. */
function typedIn({
  form,
  fields,
  several = [],
}: Pick<Enquiry<z.ZodType>, 'form' | 'fields' | 'several'>): Typed {
  const textsOf = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.slice(0, 20_000) : []));
  return Object.fromEntries(
    fields.map((name) => [name, several.includes(name) ? textsOf(name) : (textsOf(name)[0] ?? '')]),
  );
}

/** The status for programs, the words for people. */
export function statusOf(answer: EnquiryAnswer): ResponseInit {
  if (answer.ok) return { status: 200 };
  if (answer.reason === 'failed') return { status: 503 };
  if (answer.reason !== 'rate_limited') return { status: 400 };
  return { status: 429, headers: { 'Retry-After': String(answer.retryAfter) } };
}

export const answerPage = (answer: EnquiryAnswer) => data(answer, statusOf(answer));
