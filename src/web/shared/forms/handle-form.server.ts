import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import { data, type HeadersFunction } from 'react-router';
import type { z } from 'zod';
import type { PasswordWeakness } from '#domain/identity/password.ts';
import { systemClock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import { guardFields } from './guard-fields.ts';
import type { FieldProblems, FormRejection, FormResult } from './form-result.ts';
import { rejectBots } from './reject-bots.server.ts';

/** An expected rejection, as services return it. */
export interface ServiceRejection {
  ok: false;
  reason: string;
  fields?: FieldProblems;
  retryAfter?: number;
  details?: Readonly<Record<string, string>>;
  conflicts?: readonly FormConflict[];
  /** Of a weak password. */
  reasons?: readonly PasswordWeakness[];
  minimum?: number;
}

interface FormHandling<Schema extends z.ZodType, Result> {
  schema: Schema;
  /** Fields that may be sent several times, such as a group of checkboxes. */
  multiple?: readonly string[];
  /** For forms that anyone can send; the form contains <BotGuard />. */
  isPublic?: boolean;
  /** Problems of files, reported together with those of the fields. */
  fileProblems?: FieldProblems;
  /** For forms of staff, which send many rows as one text. */
  maxTextLength?: number;
  submit(input: z.output<Schema>): Promise<Result>;
}

export type Submitted = Response | { ok: true } | ServiceRejection;
type Accepted<Result> = Extract<Result, { ok: true }>;

/** No more of a text than a person types. */
const usualTextLength = 20_000;
const secret = /password|token/i;

const statuses: Readonly<Record<string, number>> = {
  rate_limited: 429,
  failed: 503,
  session_ended: 401,
  login_required: 401,
  already_reviewed: 409,
  wrong_state: 409,
  being_moved: 409,
  changed_meanwhile: 409,
  already_collected: 409,
  refund_changed: 409,
  conflict: 409,
  forbidden: 403,
  unknown_token: 404,
};

/**
 * Validates a form with its schema and calls the service. Rejections carry the problems of each field
 * and what was typed; an unexpected error is logged and returned as `failed`, so that no form ends in
 * an error page. A Response (a redirect) is passed on.
 */
export async function handleForm<Schema extends z.ZodType, Result extends Submitted>(
  form: FormData,
  handling: FormHandling<Schema, Result>,
) {
  const result: Response | { ok: true } | ServiceRejection = await submitForm(form, handling).catch(
    (error: unknown) => {
      // Redirects and expected statuses such as 404 are thrown on purpose.
      if (!(error instanceof Error)) throw error;
      log.error({ err: error }, 'form failed');
      return { ok: false as const, reason: 'failed' };
    },
  );
  if (result instanceof Response) return result;
  const { maxTextLength } = handling;
  return respondWith<Accepted<Result>>(formResultOf<Accepted<Result>>(form, result, maxTextLength));
}

async function submitForm<Schema extends z.ZodType, Result extends Submitted>(
  form: FormData,
  handling: FormHandling<Schema, Result>,
): Promise<Result | ServiceRejection> {
  const { schema, multiple, isPublic, fileProblems = {}, maxTextLength, submit } = handling;
  const parsed = parseForm(form, schema, { multiple, maxTextLength });
  const fields = { ...(parsed.ok ? {} : parsed.fields), ...fileProblems };
  if (!parsed.ok || Object.keys(fields).length > 0) {
    return { ok: false, reason: 'invalid_input', fields };
  }
  const bot = isPublic ? rejectBots(form, systemClock.now()) : null;
  return bot ?? submit(parsed.value);
}

/** The schema's value, or the first problem of each field. Schemas use problem codes as messages. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { multiple = [], maxTextLength }: { multiple?: readonly string[]; maxTextLength?: number } = {},
): { ok: true; value: z.output<Schema> } | { ok: false; fields: FieldProblems } {
  const parsed = schema.safeParse(
    textsOf(form, namesOf(form, schema), { multiple, maxTextLength }),
  );
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.toReversed();
  const problems = issues.flatMap(({ path, message }) =>
    problemNames(path).map((name) => [name, message] as const),
  );
  return { ok: false, fields: Object.fromEntries(problems) };
}

/** A problem in a row is one of its field, `features`, and of its cell, `features.2.text`. */
const problemNames = (path: readonly PropertyKey[]): string[] =>
  path.length > 1 ? [String(path[0]), path.map(String).join('.')] : [String(path[0] ?? '')];

function formResultOf<Value extends { ok: true }>(
  form: FormData,
  result: { ok: true } | ServiceRejection,
  maxTextLength?: number,
): FormResult<Value> {
  const intent = form.get('intent');
  const about = typeof intent === 'string' ? { intent } : {};
  if (result.ok) return { ...(result as Value), ...about };
  const { reasons, minimum, fields = {}, ...rest } = result;
  const values = valuesOf(form, maxTextLength);
  if (!reasons) return { ...rest, ...about, fields, values };
  const passwordField = form.has('newPassword') ? 'newPassword' : 'password';
  return {
    ...rest,
    ...about,
    fields: { ...fields, [passwordField]: 'weak_password' },
    values,
    weakPassword: { reasons, minimumLength: minimum ?? 0 },
  };
}

/** The HTTP status is for programs; the page renders the result itself. */
function formResponseInit(result: { ok: true } | FormRejection): ResponseInit {
  if (result.ok) return { status: 200 };
  const status = statuses[result.reason] ?? 400;
  const { retryAfter } = result;
  return retryAfter ? { status, headers: { 'Retry-After': String(retryAfter) } } : { status };
}

const respondWith = <Value extends object>(result: FormResult<Value>) =>
  data(result, formResponseInit(result));

/** `export { withActionHeaders as headers }` in the route: documents then carry Retry-After. */
export const withActionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Only the fields of the schema: a form also carries hidden inputs that strict schemas reject. */
function namesOf(form: FormData, schema: z.ZodType): string[] {
  const { shape } = schema as { shape?: object };
  return shape ? Object.keys(shape) : [...new Set(form.keys())];
}

function textsOf(
  form: FormData,
  names: readonly string[],
  { multiple, maxTextLength }: { multiple: readonly string[]; maxTextLength?: number },
) {
  const values = names.map((name) => {
    const texts = readTexts(form, name, maxTextLength);
    return [name, multiple.includes(name) ? texts : texts[0]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const readTexts = (form: FormData, name: string, maxLength = usualTextLength): string[] =>
  form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? value.slice(0, maxLength) : []));

const isReturned = (name: string) =>
  !secret.test(name) && name !== guardFields.stamp && name !== guardFields.trap;

/** A field that was sent several times is returned as a list. */
function valuesOf(form: FormData, maxTextLength?: number): FormRejection['values'] {
  const values = [...new Set(form.keys())].filter(isReturned).flatMap((name) => {
    const texts = readTexts(form, name, maxTextLength);
    const [first, ...others] = texts;
    return first === undefined ? [] : [[name, others.length > 0 ? texts : first] as const];
  });
  return Object.fromEntries(values);
}
